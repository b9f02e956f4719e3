package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.Termination;
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
 * @param termination how it ended, if the rules did not end it: by a limit if it was cut off after {@link Game#MOST_MOVES} moves;
 *     otherwise a bot lost it by not playing on, and is last, whatever the board says
 * @since 0.1.0
 */
public record GameResult(ImmutableList<BotResult> seats, Optional<Termination> termination) {
    /**
     * Checks that nothing is null.
     *
     * @param seats seat by seat, the first one first
     * @param termination how it ended, if the rules did not end it
     */
    public GameResult {
        requireNonNull(seats, "seats");
        requireNonNull(termination, "termination");
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
    static GameResult of(List<String> seating, ImmutableList<SeatResult> board, Optional<Termination> termination) {
        return ofRanked(
                seating,
                loser(termination)
                        .map(loser -> withLast(board, loser.ordinal()))
                        .orElse(board),
                termination);
    }

    /** The result of a game that is ranked so. */
    static GameResult ofRanked(
            List<String> seating, ImmutableList<SeatResult> results, Optional<Termination> termination) {
        return new GameResult(
                Seat.first(seating.size()).stream()
                        .map(seat -> new BotResult(seat, seating.get(seat.ordinal()), results.get(seat.ordinal())))
                        .collect(ImmutableList.toImmutableList()),
                termination);
    }

    /** {@return the seat that lost it by not playing on} */
    public Optional<Seat> forfeited() {
        return loser(termination);
    }

    private static Optional<Seat> loser(Optional<Termination> termination) {
        return termination.flatMap(how -> how.losers().stream().findFirst());
    }

    /** {@return whether it was cut off, and so says nothing of who is better} */
    public boolean isStopped() {
        return termination.isPresent() && forfeited().isEmpty();
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
        BotResult last = seats.get(forfeited().get().ordinal());
        if (last.rank() != seats.size()) {
            throw new IllegalArgumentException(
                    "'" + termination.get() + "' is said of a game that seat " + last.seat() + " has not lost so");
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
