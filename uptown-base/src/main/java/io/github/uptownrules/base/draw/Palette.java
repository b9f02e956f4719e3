package io.github.uptownrules.base.draw;

/**
 * The colors of a picture, except those of its pieces. Each is an RGB value of 24 bits, as {@code new
 * java.awt.Color(rgb)} accepts it.
 *
 * <pre>{@code
 * Palette.LIGHT.board();                       // -> 16776696
 * Palette.css(Palette.LIGHT.ring());           // -> #7a1fa2
 * }</pre>
 *
 * @param text words and signs
 * @param page the page around the board
 * @param board the empty board
 * @param cellLine the lines between cells
 * @param areaLine the lines around areas
 * @param label the labels of rows and columns
 * @param hint the signs on empty cells
 * @param back the backs of hidden pieces
 * @param backLine the edges of backs
 * @param halo the border of a target's ring
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

    /** Dark lines on a light background. */
    public static final Palette LIGHT = new Palette(
            0x2b2723, 0xf6f3ec, 0xfffdf8, 0xd3ccbe, 0x5f584d, 0x5f584d, 0xcfc6b5, 0xece7db, 0x8b8375, 0xfffdf8,
            0x7a1fa2);

    /** Light lines on a dark background. */
    public static final Palette DARK = new Palette(
            0xece7df, 0x1b1a19, 0x282624, 0x413d39, 0xa39a8c, 0xb8afa1, 0x57524b, 0x33302d, 0xa39a8c, 0x1b1a19,
            0xe29bff);

    /**
     * Returns a color in the syntax of CSS and SVG, such as {@code #0b5cad}.
     *
     * @param rgb an RGB value of 24 bits
     */
    public static String css(int rgb) {
        return "#" + Integer.toHexString(1 << 24 | rgb).substring(1);
    }
}
