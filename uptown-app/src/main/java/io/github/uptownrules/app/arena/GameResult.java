package io.github.uptownrules.app.arena;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Seat;
import java.util.List;

/** How a game ended, seat by seat. */
public record GameResult(ImmutableList<SeatResult> seats) {

    /** How a game ended for a seat. */
    record SeatResult(Seat seat, String bot, int rank, int score, int groups, int captures) {}

    static GameResult of(List<String> seating, Standings standings) {
        return new GameResult(standings.bySeat().stream()
                .map(standing -> new SeatResult(
                        standing.seat(),
                        seating.get(standing.seat().ordinal()),
                        standing.rank(),
                        standing.score(),
                        standing.groupCount(),
                        standing.captureCount()))
                .collect(ImmutableList.toImmutableList()));
    }

    /**
     * The same, if a game may end so: in every published ruleset the score is the groups, with at most the captures, below
     * zero, and the order is by score, then by fewest captures (R29, R33, Q5).
     *
     * @throws IllegalArgumentException if it may not
     */
    GameResult checked() {
        for (SeatResult own : seats) {
            check(own, "groups", own.groups(), 0, Cell.all().size());
            check(own, "captures", own.captures(), 0, Cell.all().size());
            check(own, "score", own.score(), -own.groups() - own.captures(), -own.groups());
            int rank = 1
                    + (int) seats.stream().filter(other -> isAhead(other, own)).count();
            check(own, "rank", own.rank(), rank, rank);
        }
        return this;
    }

    private static void check(SeatResult result, String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + result.seat() + " is " + value + ", where only "
                    + (least == most ? "" + most : least + " to " + most) + " can be");
        }
    }

    private static boolean isAhead(SeatResult other, SeatResult own) {
        return other.score() == own.score() ? other.captures() < own.captures() : other.score() > own.score();
    }

    /** How much of the victory a seat has: joint winners share it evenly. */
    double winShare(SeatResult result) {
        return result.rank() == 1
                ? 1.0 / seats.stream().filter(each -> each.rank() == 1).count()
                : 0;
    }
}
