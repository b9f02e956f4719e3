package io.github.uptownrules.core.naive;

import java.util.List;

/** How all seats stand, with their ranks (R29, R34, Q3, Q5, Q11): only the board and the captures count. */
final class NaiveStandings {

    private NaiveStandings() {}

    /** Q3: tiles still on racks or in piles are not looked at. */
    static List<NaiveStanding> standings(NaiveTable table, NaiveScoring scoring) {
        return table.seats().stream()
                .map(seat -> standing(table, seat, scoring))
                .toList();
    }

    private static NaiveStanding standing(NaiveTable table, NaiveSeat seat, NaiveScoring scoring) {
        List<Integer> burden = burden(table, seat, scoring);
        // Q5: one more than the seats that do better; seats that do equally well share the rank.
        int rank = 1;
        for (NaiveSeat other : table.seats()) {
            if (isBetter(burden(table, other, scoring), burden)) {
                rank++;
            }
        }
        int captures = seat.captures().size();
        return new NaiveStanding(seat.number(), -burden.get(0), groups(table, seat), captures, rank);
    }

    private static List<Integer> burden(NaiveTable table, NaiveSeat seat, NaiveScoring scoring) {
        return scoring.burden(groups(table, seat), seat.captures());
    }

    /** R46: the groups of all the seat's colors together; Q11: with no tile on the board there are none. */
    private static int groups(NaiveTable table, NaiveSeat seat) {
        int groups = 0;
        for (NaiveHand hand : seat.hands()) {
            groups += NaiveGroups.groups(table.board(), hand.color()).size();
        }
        return groups;
    }

    /** The first number in which the two differ decides; the smaller one is better. */
    private static boolean isBetter(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < one.size(); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return one.get(i) < other.get(i);
            }
        }
        return false;
    }
}
