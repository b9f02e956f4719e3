package io.github.uptownrules.testkit.naive;

/**
 * The unplayed tiles of one color (R9, R10): the faces on its rack in canonical order, and the faces of its pile with the next
 * draw first. Each color has its own rack and pile even if a seat has several colors (R38, R39).
 */
record NaiveHand(char color, String rack, String pile) {

    /** R43, Q2: a color is finished when its pile is empty and its rack is at least one tile short of full. */
    boolean finished(int rackSize) {
        return pile.isEmpty() && rack.length() <= rackSize - 1;
    }

    boolean holds(char face) {
        return rack.indexOf(face) >= 0;
    }

    /** R13, R24, R42: the tile leaves the rack, and the next tile of this color's pile is drawn if there is any. */
    NaiveHand afterPlaying(char face) {
        String kept = rack.replace(String.valueOf(face), "");
        if (pile.isEmpty()) {
            return new NaiveHand(color, kept, pile);
        }
        String drawn = pile.substring(0, 1);
        return new NaiveHand(color, NaiveFaces.sorted(kept + drawn), pile.substring(1));
    }
}
