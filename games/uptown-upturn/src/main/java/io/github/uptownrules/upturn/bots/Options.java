package io.github.uptownrules.upturn.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;

/** The options of the seat to move at a table, with the tiles that they lay and hand out. */
final class Options {
    private static final int LOWEST = 1;
    private static final int HIGHEST = 99;

    private Options() {}

    /** Returns whether a number follows the reference (W6). */
    static boolean follows(MutableTable table, int tile) {
        int step = TileFacts.number(tile) - TileFacts.number(table.reference);
        return table.direction == 0 ? step != 0 : step * table.direction > 0;
    }

    /** Returns the number of tiles laid with a last number: with a double, all that go along count (V18, W13). */
    static int laidWith(MutableTable table, int last) {
        int laid = 1;
        if (TileFacts.isDouble(last)) {
            for (int place = 0; place < table.racks().numbers(table.turn); place++) {
                laid += goesAlong(table.racks().get(table.turn, place), table.reference, last) ? 1 : 0;
            }
        }
        return laid;
    }

    /** Returns the same tiles in the order in which they are laid: of equal numbers, unmarked ones first if they rise. */
    static ImmutableList<Tile> laidInOrderWith(MutableTable table, int last) {
        if (!TileFacts.isDouble(last)) {
            return ImmutableList.of(Tile.all().get(last));
        }
        ImmutableList.Builder<Tile> laid = ImmutableList.builderWithExpectedSize(laidWith(table, last));
        boolean isRising = TileFacts.number(last) > TileFacts.number(table.reference);
        int numbers = table.racks().numbers(table.turn);
        for (int i = 0; i < numbers; i++) {
            int tile = table.racks().get(table.turn, isRising ? i : numbers - 1 - i);
            if (goesAlong(tile, table.reference, last)) {
                laid.add(Tile.all().get(tile));
            }
        }
        return laid.add(Tile.all().get(last)).build();
    }

    /**
     * Returns whether a tile goes along with a double: it is a number strictly between the reference and the double, but not
     * a double.
     */
    static boolean goesAlong(int tile, int reference, int last) {
        int number = TileFacts.number(tile);
        int from = TileFacts.number(reference);
        int to = TileFacts.number(last);
        return !TileFacts.isDouble(tile) && number > Math.min(from, to) && number < Math.max(from, to);
    }

    /** Returns the maximum number of tiles to hand out for these laid tiles (V17, V19, W16). */
    static int handOuts(MutableTable table, int last, int laid) {
        return laid == table.racks().size(table.turn)
                ? 0
                : TileFacts.isDouble(last) ? laid : TileFacts.isMarked(last) ? 1 : 0;
    }

    /** Returns how many numbers of the mover follow a number in a direction. */
    static int following(MutableTable table, int number, int direction) {
        int following = 0;
        for (int place = 0; place < table.racks().numbers(table.turn); place++) {
            following += (TileFacts.number(table.racks().get(table.turn, place)) - number) * direction > 0 ? 1 : 0;
        }
        return following;
    }

    /** Returns the share of all possible numbers that follow a number in a direction, 0 to 1. */
    static double room(int number, int direction) {
        return (direction > 0 ? HIGHEST - number : number - LOWEST) / (double) (HIGHEST - LOWEST);
    }

    /** Returns the number of tiles of the rival with the fewest. */
    static int fewestOfOthers(MutableTable table) {
        int fewest = Integer.MAX_VALUE;
        for (int seat = 0; seat < table.seats; seat++) {
            fewest =
                    seat == table.turn ? fewest : Math.min(fewest, table.racks().size(seat));
        }
        return fewest;
    }

    /** Returns whether the mover has an action that it may lay (W5, V21). */
    static boolean mayLayActions(MutableTable table) {
        int size = table.racks().size(table.turn);
        return table.direction != 0 && size > 1 && size > table.racks().numbers(table.turn);
    }

    /** Returns whether an action may set this direction. */
    static boolean mayDirect(MutableTable table, int tile, int newDirection) {
        return tile == TileFacts.BOTH
                || tile == TileFacts.JOKER
                || newDirection == (tile == TileFacts.UP ? 1 : tile == TileFacts.DOWN ? -1 : table.direction);
    }

    /** Returns whether the mover may draw (V11, W5, W19). */
    static boolean mayDraw(MutableTable table) {
        return !table.hasDrawn && table.pile().canDraw() && !(table.direction == 0 && canLayNumber(table));
    }

    /** Returns whether the mover may pass (V11, W19). */
    static boolean mayPass(MutableTable table) {
        return table.hasDrawn || !table.pile().canDraw() && !canLayNumber(table) && !mayLayActions(table);
    }

    private static boolean canLayNumber(MutableTable table) {
        for (int place = 0; place < table.racks().numbers(table.turn); place++) {
            if (follows(table, table.racks().get(table.turn, place))) {
                return true;
            }
        }
        return false;
    }
}
