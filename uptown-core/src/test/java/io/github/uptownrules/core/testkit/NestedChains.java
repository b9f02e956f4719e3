package io.github.uptownrules.core.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;

/**
 * Three colors nested in columns 1 to 3 so that none of these 27 cells is open to the innermost: two chains of opponents,
 * whose ends lie in column 4, and its own tiles. A rack that fits only these columns is stuck.
 *
 * <pre>
 *   X X X X
 *   X Y Y Y
 *   X Y Z .
 *   X Y Z .      (and so on down to row G, then the same upside down)
 * </pre>
 *
 * @param outer X, a color of an opponent
 * @param middle Y, another color of opponents
 * @param inner Z
 */
record NestedChains(Color outer, Color middle, Color inner) {
    private static final ImmutableMap<Cell, Tile> OUTER = ImmutableMap.<Cell, Tile>builder()
            .put(Cell.A4, Tile.RING)
            .put(Cell.A3, Tile.COLUMN_3)
            .put(Cell.A2, Tile.MAN)
            .put(Cell.A1, Tile.ROW_A)
            .put(Cell.B1, Tile.ROW_B)
            .put(Cell.C1, Tile.ROW_C)
            .put(Cell.D1, Tile.ROW_D)
            .put(Cell.E1, Tile.ROW_E)
            .put(Cell.F1, Tile.ROW_F)
            .put(Cell.G1, Tile.ROW_G)
            .put(Cell.H1, Tile.ROW_H)
            .put(Cell.I1, Tile.ROW_I)
            .put(Cell.I2, Tile.COLUMN_2)
            .put(Cell.I3, Tile.AUTOMOBILE)
            .put(Cell.I4, Tile.PLAYING_CARDS)
            .buildOrThrow();

    private static final ImmutableMap<Cell, Tile> MIDDLE = ImmutableMap.<Cell, Tile>builder()
            .put(Cell.B4, Tile.RING)
            .put(Cell.B3, Tile.MAN)
            .put(Cell.B2, Tile.ROW_B)
            .put(Cell.C2, Tile.ROW_C)
            .put(Cell.D2, Tile.ROW_D)
            .put(Cell.E2, Tile.ROW_E)
            .put(Cell.F2, Tile.ROW_F)
            .put(Cell.G2, Tile.ROW_G)
            .put(Cell.H2, Tile.ROW_H)
            .put(Cell.H3, Tile.AUTOMOBILE)
            .put(Cell.H4, Tile.PLAYING_CARDS)
            .buildOrThrow();

    private static final ImmutableMap<Cell, Tile> INNER = ImmutableMap.of(
            Cell.C3, Tile.ROW_C, Cell.D3, Tile.ROW_D, Cell.E3, Tile.ROW_E, Cell.F3, Tile.ROW_F, Cell.G3, Tile.ROW_G);

    /** How many tiles a color must be able to play to be the outer one. */
    static final int LONGEST = OUTER.size();

    private static final ImmutableList<Tile> STUCK =
            ImmutableList.of(Tile.COLUMN_1, Tile.COLUMN_2, Tile.COLUMN_3, Tile.MAN, Tile.STREET_SIGN, Tile.AUTOMOBILE);

    /** What a color has on the board for this. */
    ImmutableMap<Cell, Tile> tiles(Color color) {
        return color == outer ? OUTER : color == middle ? MIDDLE : color == inner ? INNER : ImmutableMap.of();
    }

    /** What a color keeps for its rack. */
    ImmutableList<Tile> rack(Color color) {
        return color == inner ? STUCK : ImmutableList.of();
    }
}
