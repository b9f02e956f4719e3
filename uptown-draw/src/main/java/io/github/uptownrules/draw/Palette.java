package io.github.uptownrules.draw;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.draw.svg.LookBuilder;

/**
 * The colors of a picture, each as 24 bits of red, green and blue, as {@code new java.awt.Color(rgb)} takes them.
 *
 * <pre>{@code
 * Palette.of(Color.BLUE);                      // -> 744621
 * Palette.css(Palette.of(Color.BLUE));         // -> #0b5cad
 * Palette.LIGHT.board();                       // -> 16776696
 * }</pre>
 *
 * <p>Players who see no colors distinguish them by their {@linkplain Glyph#of(Color) marks} and {@linkplain #pattern patterns}.
 *
 * @param text words, and the marks of colors
 * @param page what lies around the board
 * @param board the empty board
 * @param cellLine the lines between cells
 * @param areaLine the lines around areas
 * @param label the letters of rows and the numbers of columns
 * @param hint the symbols on empty cells
 * @param back the backs of hidden tiles
 * @param backLine the edges of backs
 * @param halo what lies around the ring of a target
 * @param ring the ring of a target
 * @since 0.1.0
 */
public record Palette(
        int text,
        int page,
        int board,
        int cellLine,
        int areaLine,
        int label,
        int hint,
        int back,
        int backLine,
        int halo,
        int ring) {

    /** Dark lines on a light ground. */
    public static final Palette LIGHT = new Palette(
            0x2b2723, 0xf6f3ec, 0xfffdf8, 0xd3ccbe, 0x5f584d, 0x5f584d, 0xcfc6b5, 0xece7db, 0x8b8375, 0xfffdf8,
            0x7a1fa2);

    /** Light lines on a dark ground. */
    public static final Palette DARK = new Palette(
            0xece7df, 0x1b1a19, 0x282624, 0x413d39, 0xa39a8c, 0xb8afa1, 0x57524b, 0x33302d, 0xa39a8c, 0x1b1a19,
            0xe29bff);

    private static final int BLACK = 0x14110e;
    private static final int WHITE = 0xffffff;

    /**
     * The ground of the tiles of a color, in every palette.
     *
     * @param color any color
     * @return 24 bits of red, green and blue
     */
    public static int of(Color color) {
        return switch (color) {
            case BLUE -> 0x0b5cad;
            case GREEN -> 0x2fae7d;
            case ORANGE -> 0xee9417;
            case RED -> 0xa81e2d;
            case YELLOW -> 0xf5e04b;
        };
    }

    /**
     * What is written on the ground of a color, in every palette.
     *
     * @param color any color
     * @return 24 bits of red, green and blue: nearly black, or white
     */
    public static int ink(Color color) {
        requireNonNull(color, "color");
        return color == Color.BLUE || color == Color.RED ? WHITE : BLACK;
    }

    /**
     * The lines on the ground of a color, which repeat every 8 units in both directions.
     *
     * @param color any color
     * @return the data of an SVG path on a square of 8 by 8
     */
    public static String pattern(Color color) {
        return switch (color) {
            case BLUE -> "M0 4h8";
            case GREEN -> "M-2 2L2-2M0 8L8 0M6 10L10 6";
            case ORANGE -> "M3 4h2";
            case RED -> "M4 0v8";
            case YELLOW -> "M0 0";
        };
    }

    /**
     * A color as CSS and SVG have it.
     *
     * @param rgb 24 bits of red, green and blue
     * @return such as {@code #0b5cad}
     */
    public static String css(int rgb) {
        return LookBuilder.css(rgb);
    }
}
