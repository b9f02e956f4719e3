package io.github.uptownrules.base.draw;

/**
 * Light or dark.
 *
 * <pre>{@code
 * Theme.DARK.palette().equals(Palette.DARK);     // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Theme {
    /** As the reader's system is set: light, and dark where a style sheet is heeded that asks. */
    SYSTEM,
    /** Dark lines on a light ground. */
    LIGHT,
    /** Light lines on a dark ground. */
    DARK;

    /**
     * Returns the colors of a picture.
     *
     * @return {@link Palette#DARK} for dark pictures, else {@link Palette#LIGHT}
     */
    public Palette palette() {
        return this == DARK ? Palette.DARK : Palette.LIGHT;
    }

    /**
     * Returns the colors of a picture on a system that is set to dark.
     *
     * @return {@link Palette#LIGHT} for light pictures, else {@link Palette#DARK}
     */
    public Palette paletteOnDarkSystem() {
        return this == LIGHT ? Palette.LIGHT : Palette.DARK;
    }
}
