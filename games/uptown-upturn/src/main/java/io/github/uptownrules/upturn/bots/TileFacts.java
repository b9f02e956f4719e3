package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.upturn.tile.Tile;

/** The properties of tiles for playouts, by index. In canonical order, actions come after numbers. */
final class TileFacts {
    static final int UP = Tile.UP.index();
    static final int DOWN = Tile.DOWN.index();
    static final int BOTH = Tile.BOTH.index();
    static final int SKIP_ONE = Tile.SKIP_ONE.index();
    static final int SKIP_TWO = Tile.SKIP_TWO.index();
    static final int JOKER = Tile.JOKER.index();

    /** By index; 0 for actions. */
    private static final int[] NUMBERS = Tile.all().stream()
            .mapToInt(tile -> tile.isNumber() ? tile.number() : 0)
            .toArray();

    /** By index. */
    private static final Tile.Kind[] KINDS = Tile.all().stream().map(Tile::kind).toArray(Tile.Kind[]::new);

    private TileFacts() {}

    static int number(int tile) {
        return NUMBERS[tile];
    }

    static boolean isNumber(int tile) {
        return tile < UP;
    }

    static boolean isDouble(int tile) {
        return KINDS[tile] == Tile.Kind.DOUBLE;
    }

    static boolean isMarked(int tile) {
        return KINDS[tile] == Tile.Kind.MARKED;
    }

    static boolean isArrow(int tile) {
        return tile == UP || tile == DOWN || tile == BOTH;
    }

    /** Returns whether the mover has another turn after laying a tile: a joker (V15), or a skip of all others (W10). */
    static boolean playsAgain(int tile, int seats) {
        return tile == JOKER || skips(tile) >= seats - 1;
    }

    /** Returns how many players lose their turn (V14). */
    static int skips(int tile) {
        return tile == SKIP_ONE ? 1 : tile == SKIP_TWO ? 2 : 0;
    }
}
