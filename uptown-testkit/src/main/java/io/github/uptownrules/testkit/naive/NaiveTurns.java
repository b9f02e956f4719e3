package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.List;

/** R12, Q1, Q2: turns go clockwise, in seat order, skipping every seat that cannot place a tile. */
final class NaiveTurns {

    /** The number instead of a seat when the game is over. */
    static final int NOBODY = 0;

    private NaiveTurns() {}

    /**
     * Returns the next seat to move after a move of the given seat. Q1: it is the first seat clockwise that can place a tile,
     * possibly the same one. Q2: the game is over if no seat can.
     */
    static int next(NaiveTable table, int mover) {
        return clockwiseAfter(table, mover).stream()
                .filter(seat -> NaiveChoices.canPlace(table, table.seats().get(seat - 1)))
                .findFirst()
                .orElse(NOBODY);
    }

    /** Returns the seats skipped between the mover and the next seat to move. It is empty if the game ends. */
    static List<Integer> skipped(NaiveTable table, int mover) {
        int next = next(table, mover);
        if (next == NOBODY) {
            return List.of();
        }
        List<Integer> order = clockwiseAfter(table, mover);
        return order.subList(0, order.indexOf(next));
    }

    /** R12: returns every seat once, clockwise, with the mover last. */
    private static List<Integer> clockwiseAfter(NaiveTable table, int mover) {
        int count = table.seats().size();
        List<Integer> order = new ArrayList<>();
        for (int seat = mover + 1; seat <= count; seat++) {
            order.add(seat);
        }
        for (int seat = 1; seat <= mover; seat++) {
            order.add(seat);
        }
        return order;
    }
}
