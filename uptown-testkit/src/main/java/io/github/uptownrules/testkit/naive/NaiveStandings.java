package io.github.uptownrules.testkit.naive;

import java.util.List;

/** The standings of all seats, with their ranks (R29, R34, Q3, Q5, Q11). Only the board and the captures count. */
final class NaiveStandings {

    private NaiveStandings() {}

    /** Q3: ignores tiles still on racks or in piles. */
    static List<NaiveStanding> standings(NaiveTable table, NaiveRanking ranking) {
        NaiveCounts counts = NaiveCounts.of(table);
        return table.seats().stream()
                .map(seat -> standing(seat.number(), counts, ranking))
                .toList();
    }

    private static NaiveStanding standing(int seat, NaiveCounts counts, NaiveRanking ranking) {
        // Q5: the rank is one more than the number of better seats, so equal seats share a rank.
        int rank = 1;
        for (int other = 1; other <= counts.colors().size(); other++) {
            if (other != seat && ranking.isAhead(counts, other, seat)) {
                rank++;
            }
        }
        return new NaiveStanding(seat, ranking.score(counts, seat), counts.groups(seat), counts.captured(seat), rank);
    }
}
