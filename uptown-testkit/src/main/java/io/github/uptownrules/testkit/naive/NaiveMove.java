package io.github.uptownrules.testkit.naive;

/** A move as text: color, face, {@code @} for an empty cell or {@code x} for a capture, cell. */
record NaiveMove(NaiveTile tile, boolean capture, String cell) {

    static NaiveMove parse(String text) {
        boolean wellFormed = text.length() == 5
                && NaiveTile.isColor(text.charAt(0))
                && NaiveFaces.isFace(text.charAt(1))
                && "@x".indexOf(text.charAt(2)) >= 0
                && NaiveCells.ALL.contains(text.substring(3));
        if (!wellFormed) {
            throw new IllegalArgumentException("not a move: " + text);
        }
        NaiveTile tile = new NaiveTile(text.charAt(0), text.charAt(1));
        return new NaiveMove(tile, text.charAt(2) == 'x', text.substring(3));
    }

    String toText() {
        return tile.toText() + (capture ? "x" : "@") + cell;
    }
}
