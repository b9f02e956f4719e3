package io.github.uptownrules.arena.uptown;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Cell;

/** How seats stand: score, groups and captures. */
final class UptownResults {
    static final ImmutableList<String> COLUMNS = ImmutableList.of("score", "groups", "captures");

    private UptownResults() {}

    static ImmutableList<SeatResult> of(Standings standings) {
        return standings.bySeat().stream()
                .map(standing -> new SeatResult(
                        standing.rank(),
                        ImmutableList.of(standing.score(), standing.groupCount(), standing.captureCount())))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Makes sure that a game may end so: in every published ruleset the score is the groups, with at most the captures, below
     * zero, and the order is by score, then by fewest captures (R29, R33, Q5).
     */
    static void check(ImmutableList<SeatResult> results) {
        for (int seat = 0; seat < results.size(); seat++) {
            SeatResult own = results.get(seat);
            check(seat, "groups", groups(own), 0, Cell.all().size());
            check(seat, "captures", captures(own), 0, Cell.all().size());
            check(seat, "score", score(own), -groups(own) - captures(own), -groups(own));
            int rank = 1
                    + (int) results.stream()
                            .filter(other -> isAhead(other, own))
                            .count();
            check(seat, "rank", own.rank(), rank, rank);
        }
    }

    private static void check(int seat, String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + (seat + 1) + " is " + value + ", where only "
                    + (least == most ? "" + most : least + " to " + most) + " can be");
        }
    }

    private static boolean isAhead(SeatResult other, SeatResult own) {
        return score(other) == score(own) ? captures(other) < captures(own) : score(other) > score(own);
    }

    private static int score(SeatResult result) {
        return result.numbers().get(0);
    }

    private static int groups(SeatResult result) {
        return result.numbers().get(1);
    }

    private static int captures(SeatResult result) {
        return result.numbers().get(2);
    }
}
