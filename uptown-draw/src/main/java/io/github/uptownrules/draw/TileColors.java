package io.github.uptownrules.draw;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.draw.Palette;
import io.github.uptownrules.base.svg.Hatching;
import io.github.uptownrules.core.value.Color;

/**
 * The colors and patterns of tiles, which are the same in every theme. {@link Palette} has the other colors of a picture.
 * Colors are 24 bits of red, green and blue, as {@code new java.awt.Color(rgb)} takes them.
 *
 * <pre>{@code
 * TileColors.ground(Color.BLUE);                      // -> 744621
 * Palette.css(TileColors.ground(Color.BLUE));         // -> #0b5cad
 * }</pre>
 *
 * <p>Players who cannot distinguish the colors use the {@linkplain Glyph#of(Color) marks} and {@linkplain #pattern patterns}.
 *
 * @since 0.1.0
 */
public final class TileColors {
    private static final int BLACK = 0x14110e;
    private static final int WHITE = 0xffffff;

    private TileColors() {}

    /** Returns the background of the tiles of a color as 24 bits of red, green and blue. */
    public static int ground(Color color) {
        return switch (color) {
            case BLUE -> 0x0b5cad;
            case GREEN -> 0x2fae7d;
            case ORANGE -> 0xee9417;
            case RED -> 0xa81e2d;
            case YELLOW -> 0xf5e04b;
        };
    }

    /**
     * Returns the color of faces and marks on the background of a color, as 24 bits of red, green and blue: nearly black, or
     * white.
     */
    public static int ink(Color color) {
        requireNonNull(color, "color");
        return color == Color.BLUE || color == Color.RED ? WHITE : BLACK;
    }

    /**
     * Returns the hatching of a color, which repeats every 8 units in both directions.
     *
     * @return the data of an SVG path on an 8 by 8 square
     */
    public static String pattern(Color color) {
        return hatching(color).path();
    }

    private static Hatching hatching(Color color) {
        return switch (color) {
            case BLUE -> Hatching.LEVEL;
            case GREEN -> Hatching.SLANTED;
            case ORANGE -> Hatching.DOTTED;
            case RED -> Hatching.UPRIGHT;
            case YELLOW -> Hatching.BLANK;
        };
    }
}
