package io.github.uptownrules.testkit.naive;

import java.util.Comparator;

/** A tile: a face in one of the five colors (R6, R7). Tiles sort in canonical order, by color and then by face. */
record NaiveTile(char color, char face) implements Comparable<NaiveTile> {

    /** R6: the five colors in canonical order. */
    static final String COLORS = "bgory";

    static boolean isColor(char color) {
        return COLORS.indexOf(color) >= 0;
    }

    String toText() {
        return "" + color + face;
    }

    @Override
    public int compareTo(NaiveTile other) {
        return Comparator.<NaiveTile>comparingInt(tile -> COLORS.indexOf(tile.color))
                .thenComparingInt(tile -> NaiveFaces.ALL.indexOf(tile.face))
                .compare(this, other);
    }
}
