package io.github.uptownrules.examples.arena;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Standings;
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

    /** How much of the victory a seat has: joint winners share it evenly. */
    double winShare(SeatResult result) {
        return result.rank() == 1
                ? 1.0 / seats.stream().filter(each -> each.rank() == 1).count()
                : 0;
    }
}
