package io.github.uptownrules.app.arena;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.app.game.Game;
import io.github.uptownrules.app.game.SeatResult;
import java.util.List;
import java.util.stream.IntStream;

/** How a game ended, seat by seat. */
public record GameResult(ImmutableList<BotResult> seats) {

    /** How a game ended for the bot on a seat. */
    record BotResult(String seat, String bot, SeatResult result) {
        int rank() {
            return result.rank();
        }
    }

    static GameResult of(List<String> seating, ImmutableList<SeatResult> results) {
        return new GameResult(IntStream.range(0, seating.size())
                .mapToObj(seat -> new BotResult(String.valueOf(seat + 1), seating.get(seat), results.get(seat)))
                .collect(ImmutableList.toImmutableList()));
    }

    /**
     * The same, if a game may end so.
     *
     * @throws IllegalArgumentException if it may not
     */
    GameResult checked(Game game) {
        game.checkResults(seats.stream().map(BotResult::result).collect(ImmutableList.toImmutableList()));
        return this;
    }

    /** How much of the victory a seat has: joint winners share it evenly. */
    double winShare(BotResult result) {
        return result.rank() == 1
                ? 1.0 / seats.stream().filter(each -> each.rank() == 1).count()
                : 0;
    }
}
