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
 * The result of a game.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(4);
 * GameResult first = match.play().games().get(0);
 * first.seats().get(0).bot();     // -> greedy
 * first.seats().get(0).rank();    // -> 1
 * }</pre>
 *
 * @param seats the result of each seat, seat 1 first
 * @param termination the reason for the end, if the rules did not end the game: a limit if it was cut off after {@link
 *     Game#MOST_MOVES}
 * moves, otherwise a bot's failure. A bot that failed ranks last, regardless of the board
 * @since 0.1.0
 */
public record GameResult(ImmutableList<BotResult> seats, Optional<Termination> termination) {
    public GameResult {
        requireNonNull(seats, "seats");
        requireNonNull(termination, "termination");
    }

    /**
     * The result of one seat.
     *
     * @param bot the name of the bot in the seat
     * @param result its rank and its numbers
     */
    public record BotResult(Seat seat, String bot, SeatResult result) {
        public BotResult {
            requireNonNull(seat, "seat");
            requireNonNull(bot, "bot");
            requireNonNull(result, "result");
        }

        /** {@return the rank, from 1; equal results share a rank, and the next rank is skipped} */
        public int rank() {
            return result.rank();
        }
    }

    /** Returns the result of a game with this final board, in which a bot that forfeited ranks last. */
    static GameResult of(List<String> seating, ImmutableList<SeatResult> board, Optional<Termination> termination) {
        return ofRanked(
                seating,
                loser(termination)
                        .map(loser -> withLast(board, loser.ordinal()))
                        .orElse(board),
                termination);
    }

    static GameResult ofRanked(
            List<String> seating, ImmutableList<SeatResult> results, Optional<Termination> termination) {
        return new GameResult(
                Seat.first(seating.size()).stream()
                        .map(seat -> new BotResult(seat, seating.get(seat.ordinal()), results.get(seat.ordinal())))
                        .collect(ImmutableList.toImmutableList()),
                termination);
    }

    /** {@return the seat that forfeited the game} */
    public Optional<Seat> forfeited() {
        return loser(termination);
    }

    private static Optional<Seat> loser(Optional<Termination> termination) {
        return termination.flatMap(how -> how.losers().stream().findFirst());
    }

    /** {@return whether the game was cut off, which makes its ranks meaningless} */
    public boolean isStopped() {
        return termination.isPresent() && forfeited().isEmpty();
    }

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
     * Returns this result if the game can end with it.
     *
     * @throws IllegalArgumentException if it cannot
     */
    GameResult checked(Game game, String ruleset) {
        if (forfeited().isEmpty()) {
            game.checkResults(ruleset, results(seats));
            return this;
        }
        BotResult last = seats.get(forfeited().get().ordinal());
        if (last.rank() != seats.size()) {
            throw new IllegalArgumentException(
                    "termination '" + termination.get() + "' contradicts the rank of seat " + last.seat());
        }
        game.checkResults(
                ruleset,
                results(seats.stream().filter(seat -> !seat.equals(last)).toList()));
        game.checkResults(
                ruleset, ImmutableList.of(new SeatResult(1, last.result().numbers())));
        return this;
    }

    private static ImmutableList<SeatResult> results(List<BotResult> seats) {
        return seats.stream().map(BotResult::result).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns a seat's share of the victory.
     *
     * @param result one of {@link #seats()}
     * @return 1 for a sole winner, an equal share for joint winners, 0 for the others
     */
    public double winShare(BotResult result) {
        return result.rank() == 1 ? 1.0 / winners() : 0;
    }

    /** Returns the number of joint winners. */
    long winners() {
        return seats.stream().filter(each -> each.rank() == 1).count();
    }
}
