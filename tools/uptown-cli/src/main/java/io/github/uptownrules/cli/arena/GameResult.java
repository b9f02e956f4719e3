package io.github.uptownrules.cli.arena;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.cli.game.Game;
import io.github.uptownrules.cli.game.SeatResult;
import io.github.uptownrules.cli.program.ProgramCall;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How a game ended.
 *
 * @param seats seat by seat
 * @param ending what ended it: a program that lost it by not playing on is last, whatever the board says
 */
public record GameResult(ImmutableList<BotResult> seats, Ending ending) {

    /** How a game ended for the bot on a seat. */
    record BotResult(String seat, String bot, SeatResult result) {
        int rank() {
            return result.rank();
        }
    }

    /** How a game ended whose board stands so. */
    static GameResult of(List<String> seating, ImmutableList<SeatResult> board, Ending ending) {
        return ofRanked(
                seating,
                ending instanceof Forfeited lost ? withLast(board, Integer.parseInt(lost.seat()) - 1) : board,
                ending);
    }

    /** The result of a game that is ranked so. */
    static GameResult ofRanked(List<String> seating, ImmutableList<SeatResult> results, Ending ending) {
        return new GameResult(
                IntStream.range(0, seating.size())
                        .mapToObj(seat -> new BotResult(String.valueOf(seat + 1), seating.get(seat), results.get(seat)))
                        .collect(ImmutableList.toImmutableList()),
                ending);
    }

    /** Who lost it by not playing on. */
    Optional<Forfeited> forfeited() {
        return ending instanceof Forfeited forfeited ? Optional.of(forfeited) : Optional.empty();
    }

    /** Whether it was cut off, and so says nothing of who is better. */
    boolean isStopped() {
        return ending == Ending.Simple.STOPPED;
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
        if (forfeited().isEmpty()) {
            game.checkResults(results(seats));
            return this;
        }
        BotResult last = seats.get(Integer.parseInt(forfeited().get().seat()) - 1);
        if (!ProgramCall.isOne(last.bot()) || last.rank() != seats.size()) {
            throw new IllegalArgumentException(
                    "'" + ending + "' is said of a game that seat " + last.seat() + " has not lost so");
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
