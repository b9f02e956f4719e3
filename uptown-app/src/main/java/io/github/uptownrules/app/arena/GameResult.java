package io.github.uptownrules.app.arena;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.app.game.Game;
import io.github.uptownrules.app.game.SeatResult;
import io.github.uptownrules.app.program.ProgramCall;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How a game ended.
 *
 * @param seats seat by seat
 * @param forfeited whether a program lost it by not playing on: it is last then, whatever the board says
 */
public record GameResult(ImmutableList<BotResult> seats, Optional<Forfeited> forfeited) {

    /** How a game ended for the bot on a seat. */
    record BotResult(String seat, String bot, SeatResult result) {
        int rank() {
            return result.rank();
        }
    }

    /** How a game ended whose board stands so. */
    static GameResult of(List<String> seating, ImmutableList<SeatResult> board, Optional<Forfeited> forfeited) {
        return forfeited
                .map(lost -> ofRanked(seating, withLast(board, Integer.parseInt(lost.seat()) - 1), forfeited))
                .orElseGet(() -> ofRanked(seating, board, forfeited));
    }

    /** The result of a game that is ranked so. */
    static GameResult ofRanked(List<String> seating, ImmutableList<SeatResult> results, Optional<Forfeited> forfeited) {
        return new GameResult(
                IntStream.range(0, seating.size())
                        .mapToObj(seat -> new BotResult(String.valueOf(seat + 1), seating.get(seat), results.get(seat)))
                        .collect(ImmutableList.toImmutableList()),
                forfeited);
    }

    /** The same with one seat behind all others. */
    private static ImmutableList<SeatResult> withLast(ImmutableList<SeatResult> board, int last) {
        int before = board.get(last).rank();
        return IntStream.range(0, board.size())
                .mapToObj(seat -> {
                    SeatResult own = board.get(seat);
                    int rank = own.rank() > before ? own.rank() - 1 : own.rank();
                    return new SeatResult(seat == last ? board.size() : rank, own.numbers());
                })
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * The same, if a game may end so.
     *
     * @throws IllegalArgumentException if it may not
     */
    GameResult checked(Game game) {
        if (forfeited.isEmpty()) {
            game.checkResults(results(seats));
            return this;
        }
        BotResult last = seats.get(Integer.parseInt(forfeited.get().seat()) - 1);
        if (!ProgramCall.isOne(last.bot()) || last.rank() != seats.size()) {
            throw new IllegalArgumentException(
                    "'" + forfeited.get() + "' is said of a game that seat " + last.seat() + " has not lost so");
        }
        game.checkResults(
                results(seats.stream().filter(seat -> !seat.equals(last)).toList()));
        game.checkResults(ImmutableList.of(new SeatResult(1, last.result().numbers())));
        return this;
    }

    private static ImmutableList<SeatResult> results(List<BotResult> seats) {
        return seats.stream().map(BotResult::result).collect(ImmutableList.toImmutableList());
    }

    /** How much of the victory a seat has: joint winners share it evenly. */
    double winShare(BotResult result) {
        return result.rank() == 1
                ? 1.0 / seats.stream().filter(each -> each.rank() == 1).count()
                : 0;
    }
}
