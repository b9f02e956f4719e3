package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How a game ended.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(4);
 * GameResult first = match.play().games().get(0);
 * first.seats().get(0).bot();     // -> greedy
 * first.seats().get(0).rank();    // -> 1
 * }</pre>
 *
 * @param seats seat by seat, the first one first
 * @param ending what ended it: a bot that lost it by not playing on is last, whatever the board says
 * @since 0.1.0
 */
public record GameResult(ImmutableList<BotResult> seats, Ending ending) {
    /**
     * Checks that nothing is null.
     *
     * @param seats seat by seat, the first one first
     * @param ending what ended it: a bot that lost it by not playing on is last, whatever the board says
     */
    public GameResult {
        requireNonNull(seats, "seats");
        requireNonNull(ending, "ending");
    }

    /**
     * How a game ended for the bot on a seat.
     *
     * @param seat the seat
     * @param bot the name of the bot
     * @param result its rank and its numbers
     */
    public record BotResult(Seat seat, String bot, SeatResult result) {
        /**
         * Checks that nothing is null.
         *
         * @param seat the seat
         * @param bot the name of the bot
         * @param result its rank and its numbers
         */
        public BotResult {
            requireNonNull(seat, "seat");
            requireNonNull(bot, "bot");
            requireNonNull(result, "result");
        }

        /** {@return 1 for the best; equals share a rank, and the next is left out} */
        public int rank() {
            return result.rank();
        }
    }

    /** How a game ended whose board stands so. */
    static GameResult of(List<String> seating, ImmutableList<SeatResult> board, Ending ending) {
        return ofRanked(
                seating,
                ending instanceof Forfeited lost ? withLast(board, lost.seat().ordinal()) : board,
                ending);
    }

    /** The result of a game that is ranked so. */
    static GameResult ofRanked(List<String> seating, ImmutableList<SeatResult> results, Ending ending) {
        return new GameResult(
                Seat.first(seating.size()).stream()
                        .map(seat -> new BotResult(seat, seating.get(seat.ordinal()), results.get(seat.ordinal())))
                        .collect(ImmutableList.toImmutableList()),
                ending);
    }

    /** {@return who lost it by not playing on} */
    public Optional<Forfeited> forfeited() {
        return ending instanceof Forfeited forfeited ? Optional.of(forfeited) : Optional.empty();
    }

    /** {@return whether it was cut off, and so says nothing of who is better} */
    public boolean isStopped() {
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
        BotResult last = seats.get(forfeited().get().seat().ordinal());
        if (last.rank() != seats.size()) {
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

    /**
     * How much of the victory a seat has.
     *
     * @param result one of {@link #seats()}
     * @return 1 for the only winner, an even share for joint winners, 0 for others
     */
    public double winShare(BotResult result) {
        return result.rank() == 1
                ? 1.0 / seats.stream().filter(each -> each.rank() == 1).count()
                : 0;
    }
}
