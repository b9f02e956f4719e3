package io.github.uptownrules.base.draw;

/**
 * A light or dark color theme.
 *
 * <pre>{@code
 * Theme.DARK.palette().equals(Palette.DARK);     // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Theme {
    /** The reader's system setting: light, or dark where the viewer applies the style sheet's media query. */
    SYSTEM,
    /** Dark lines on a light background. */
    LIGHT,
    /** Light lines on a dark background. */
    DARK;

    /** {@return the colors of a picture: {@link Palette#DARK} for {@link #DARK}, {@link Palette#LIGHT} otherwise} */
    public Palette palette() {
        return this == DARK ? Palette.DARK : Palette.LIGHT;
    }

    /**
     * {@return the colors on a system set to dark: {@link Palette#LIGHT} for {@link #LIGHT}, {@link Palette#DARK}
     * otherwise}
     */
    public Palette paletteOnDarkSystem() {
        return this == LIGHT ? Palette.LIGHT : Palette.DARK;
    }
}
