package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;

/**
 * Three colors nested in columns 1 to 3: two chains of opponents' tiles, whose ends are in column 4, and inside them the tiles
 * of the innermost color. None of the 27 cells is open to the innermost color, so a rack that only fits these columns is stuck.
 *
 * <p>The first rows are {@code XXXX}, {@code XYYY}, {@code XYZ.}, {@code XYZ.} and so on down to row G. The last rows mirror
 * the first two.
 *
 * @param outer X, a color of an opponent
 * @param middle Y, another color of opponents
 * @param inner Z, the innermost color
 */
record NestedChains(Color outer, Color middle, Color inner) {
    private static final ImmutableMap<Cell, Face> OUTER = ImmutableMap.<Cell, Face>builder()
            .put(Cell.A4, Face.RING)
            .put(Cell.A3, Face.COLUMN_3)
            .put(Cell.A2, Face.MAN)
            .put(Cell.A1, Face.ROW_A)
            .put(Cell.B1, Face.ROW_B)
            .put(Cell.C1, Face.ROW_C)
            .put(Cell.D1, Face.ROW_D)
            .put(Cell.E1, Face.ROW_E)
            .put(Cell.F1, Face.ROW_F)
            .put(Cell.G1, Face.ROW_G)
            .put(Cell.H1, Face.ROW_H)
            .put(Cell.I1, Face.ROW_I)
            .put(Cell.I2, Face.COLUMN_2)
            .put(Cell.I3, Face.AUTOMOBILE)
            .put(Cell.I4, Face.PLAYING_CARDS)
            .buildOrThrow();

    private static final ImmutableMap<Cell, Face> MIDDLE = ImmutableMap.<Cell, Face>builder()
            .put(Cell.B4, Face.RING)
            .put(Cell.B3, Face.MAN)
            .put(Cell.B2, Face.ROW_B)
            .put(Cell.C2, Face.ROW_C)
            .put(Cell.D2, Face.ROW_D)
            .put(Cell.E2, Face.ROW_E)
            .put(Cell.F2, Face.ROW_F)
            .put(Cell.G2, Face.ROW_G)
            .put(Cell.H2, Face.ROW_H)
            .put(Cell.H3, Face.AUTOMOBILE)
            .put(Cell.H4, Face.PLAYING_CARDS)
            .buildOrThrow();

    private static final ImmutableMap<Cell, Face> INNER = ImmutableMap.of(
            Cell.C3, Face.ROW_C, Cell.D3, Face.ROW_D, Cell.E3, Face.ROW_E, Cell.F3, Face.ROW_F, Cell.G3, Face.ROW_G);

    /** The number of tiles that a color must be able to play to form the outer chain. */
    static final int LONGEST = OUTER.size();

    private static final ImmutableList<Face> STUCK =
            ImmutableList.of(Face.COLUMN_1, Face.COLUMN_2, Face.COLUMN_3, Face.MAN, Face.STREET_SIGN, Face.AUTOMOBILE);

    ImmutableMap<Cell, Face> tiles(Color color) {
        return color == outer ? OUTER : color == middle ? MIDDLE : color == inner ? INNER : ImmutableMap.of();
    }

    ImmutableList<Face> rack(Color color) {
        return color == inner ? STUCK : ImmutableList.of();
    }
}
