package io.github.uptownrules.testkit.naive;

import java.util.List;

/** How all seats stand, with their ranks (R29, R34, Q3, Q5, Q11): only the board and the captures count. */
final class NaiveStandings {

    private NaiveStandings() {}

    /** Q3: tiles still on racks or in piles are not looked at. */
    static List<NaiveStanding> standings(NaiveTable table, NaiveRanking ranking) {
        NaiveCounts counts = NaiveCounts.of(table);
        return table.seats().stream()
                .map(seat -> standing(seat.number(), counts, ranking))
                .toList();
    }

    private static NaiveStanding standing(int seat, NaiveCounts counts, NaiveRanking ranking) {
        // Q5: one more than the seats that do better; seats that do equally well share the rank.
        int rank = 1;
        for (int other = 1; other <= counts.colors().size(); other++) {
            if (other != seat && ranking.isAhead(counts, other, seat)) {
                rank++;
            }
        }
        return new NaiveStanding(seat, ranking.score(counts, seat), counts.groups(seat), counts.captured(seat), rank);
    }
}
