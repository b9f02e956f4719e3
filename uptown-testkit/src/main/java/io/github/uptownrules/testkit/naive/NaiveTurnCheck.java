package io.github.uptownrules.testkit.naive;

import java.util.List;

/** Checks that the seat to move can place a tile, or that no seat can if the game is over (Q1, Q2). */
final class NaiveTurnCheck {

    private NaiveTurnCheck() {}

    static void check(NaivePosition position, NaiveRules rules, NaiveFaults faults) {
        NaiveTable table = new NaiveTable(rules, position.board(), position.seats());
        List<Integer> able = table.seats().stream()
                .filter(seat -> NaiveChoices.canPlace(table, seat))
                .map(NaiveSeat::number)
                .toList();
        if (position.turn() > table.seats().size()) {
            faults.add("turn", "there is no seat " + position.turn());
        } else if (position.turn() == NaiveTurns.NOBODY) {
            if (!able.isEmpty()) {
                faults.add("turn", "the game is not over, since a tile can be placed by " + able);
            }
        } else if (!able.contains(position.turn())) {
            faults.add("turn", "seat " + position.turn() + " cannot place a tile");
        }
    }
}
