package io.github.uptownrules.base.svg;

/** Line patterns that distinguish areas without color. They repeat every 8 units in both directions. */
public enum Hatching {
    LEVEL("M0 4h8"),
    SLANTED("M-2 2L2-2M0 8L8 0M6 10L10 6"),
    DOTTED("M3 4h2"),
    UPRIGHT("M4 0v8"),
    BLANK("M0 0");

    private final String path;

    Hatching(String path) {
        this.path = path;
    }

    /** Returns the data of an SVG path on a square of 8 by 8. */
    public String path() {
        return path;
    }
}
