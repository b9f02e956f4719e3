package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.uptownrules.arena.GameResult.BotResult;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.text.Quote;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;

/**
 * The results of a tournament, or of its games so far. A deal counts only if it was played to the end with every
 * seating; otherwise some bots would have had the better seats more often. Immutable.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(4);
 * Results results = match.play();
 * results.winShare("greedy").mean();            // -> 1.0
 * results.ratings().get("greedy").mean();       // Elo; the mean of all bots is 0
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Results {
    private final Tournament tournament;
    private final ImmutableList<GameResult> games;
    private final ImmutableList<ImmutableList<GameResult>> deals;
    private final ImmutableList<String> failures;

    private Results(Tournament tournament, List<GameResult> games, List<String> failures) {
        int seatings = tournament.seatings().size();
        this.tournament = tournament;
        this.games = ImmutableList.copyOf(games);
        this.failures = ImmutableList.copyOf(failures);
        this.deals = Lists.partition(games, seatings).stream()
                .filter(deal -> deal.size() == seatings && deal.stream().noneMatch(GameResult::isStopped))
                .map(ImmutableList::copyOf)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the results of some games.
     *
     * @param games the first games of the tournament, in order
     */
    public static Results of(Tournament tournament, List<GameResult> games) {
        requireNonNull(games, "games");
        return of(tournament, games, ImmutableList.of());
    }

    static Results of(Tournament tournament, List<GameResult> games, List<String> failures) {
        return new Results(tournament, games, failures);
    }

    /** {@return the tournament} */
    public Tournament tournament() {
        return tournament;
    }

    /** {@return all games, including those of an incomplete deal} */
    public ImmutableList<GameResult> games() {
        return games;
    }

    /**
     * Returns the first three {@linkplain FinishedGame#failure messages} about bots that forfeited a game.
     *
     * @return the messages; empty if the results were read from a file
     */
    public ImmutableList<String> failures() {
        return failures;
    }

    /** {@return the number of games that were cut off} */
    public long stopped() {
        return games.stream().filter(GameResult::isStopped).count();
    }

    /** {@return whether no deal has been counted yet} */
    public boolean isEmpty() {
        return deals.isEmpty();
    }

    /** {@return the games that count, grouped by deal} */
    public ImmutableList<ImmutableList<GameResult>> deals() {
        return deals;
    }

    /** Returns the number of counted games that a bot forfeited, for a given cause. */
    public long forfeits(String bot, Termination.Cause cause) {
        requireNonNull(bot, "bot");
        requireNonNull(cause, "cause");
        return deals.stream()
                .flatMap(List::stream)
                .filter(game -> game.termination()
                                .filter(how -> how.cause() == cause)
                                .isPresent()
                        && game.forfeited()
                                .filter(seat ->
                                        game.seats().get(seat.ordinal()).bot().equals(bot))
                                .isPresent())
                .count();
    }

    /**
     * Returns a bot's share of the victories on each of its seats. Joint winners share a victory equally.
     *
     * @param bot the name of a bot of the tournament
     * @return the share, 0 to 1; at most 1/n for a bot in n seats
     * @throws IllegalArgumentException if the tournament has no such bot
     * @throws IllegalStateException if no deal has been counted
     */
    public Estimate winShare(String bot) {
        requireNonNull(bot, "bot");
        check(tournament.names(), "bot", bot);
        return Estimate.ofShares(
                byDeal(result -> result.bot().equals(bot), GameResult::winShare),
                1.0 / Collections.frequency(tournament.bots(), bot));
    }

    /**
     * Returns the share of all victories that were won in a seat, by any bot.
     *
     * @return the share, 0 to 1
     * @throws IllegalArgumentException if the tournament has no such seat
     * @throws IllegalStateException if no deal has been counted
     */
    public Estimate seatShare(Seat seat) {
        return seatShare(seat, Estimate.TAIL);
    }

    Estimate seatShare(Seat seat, double tail) {
        requireNonNull(seat, "seat");
        check(tournament.seats(), "seat", seat);
        return Estimate.ofShares(byDeal(result -> result.seat() == seat, GameResult::winShare), 1, tail);
    }

    /**
     * Returns the share of the games that had a single winner.
     *
     * @return the share, 0 to 1
     * @throws IllegalStateException if no deal has been counted
     */
    public Estimate decided() {
        checkCounted();
        return Estimate.ofShares(
                deals.stream()
                        .map(deal -> (double) deal.stream()
                                        .filter(game -> game.winners() == 1)
                                        .count()
                                / deal.size())
                        .toList(),
                1);
    }

    /**
     * Returns a bot's share of the victories in its games in one seat.
     *
     * @param bot the name of a bot of the tournament
     * @return the share, 0 to 1
     * @throws IllegalArgumentException if the tournament has no such bot or seat
     * @throws IllegalStateException if no deal has been counted
     */
    public Estimate winShare(String bot, Seat seat) {
        requireNonNull(bot, "bot");
        requireNonNull(seat, "seat");
        check(tournament.names(), "bot", bot);
        check(tournament.seats(), "seat", seat);
        return Estimate.ofShares(
                byDeal(result -> result.seat() == seat && result.bot().equals(bot), GameResult::winShare), 1);
    }

    /**
     * Returns the mean of one number of a bot's results.
     *
     * @param bot the name of a bot of the tournament
     * @param column the index of the number among the game's {@linkplain io.github.uptownrules.base.game.Game#resultColumns
     * columns}, from 0
     * @throws IllegalArgumentException if the tournament has no such bot
     * @throws IllegalStateException if no deal has been counted
     */
    public Estimate mean(String bot, int column) {
        requireNonNull(bot, "bot");
        check(tournament.names(), "bot", bot);
        return Estimate.of(byDeal(
                result -> result.bot().equals(bot),
                (game, result) -> result.result().numbers().get(column)));
    }

    /**
     * Returns the mean of one number of the results of a seat, over all bots.
     *
     * @param column the index of the number among the game's {@linkplain io.github.uptownrules.base.game.Game#resultColumns
     * columns}, from 0
     * @throws IllegalArgumentException if the tournament has no such seat
     * @throws IllegalStateException if no deal has been counted
     */
    public Estimate mean(Seat seat, int column) {
        requireNonNull(seat, "seat");
        check(tournament.seats(), "seat", seat);
        return Estimate.of(byDeal(
                result -> result.seat() == seat,
                (game, result) -> result.result().numbers().get(column)));
    }

    /**
     * Returns the Elo ratings by bot, with a mean of 0. Equal results give equal ratings. The interval of a bot that nearly
     * always wins is too narrow.
     *
     * @throws IllegalStateException if no deal has been counted
     */
    public ImmutableMap<String, Estimate> ratings() {
        checkCounted();
        return Elo.ratings(this);
    }

    private void checkCounted() {
        if (isEmpty()) {
            throw new IllegalStateException(
                    "no deal was played to the end with every seating, so nothing is known yet");
        }
    }

    private static void check(ImmutableCollection<?> known, String what, Object name) {
        if (!known.contains(name)) {
            throw new IllegalArgumentException("there is no " + what + " " + Quote.of(name.toString())
                    + " in the tournament, but " + Joiner.on(", ").join(known));
        }
    }

    private ImmutableList<Double> byDeal(Predicate<BotResult> which, ToDoubleBiFunction<GameResult, BotResult> value) {
        checkCounted();
        return deals.stream()
                .map(deal -> deal.stream()
                        .flatMap(game ->
                                game.seats().stream().filter(which).map(result -> value.applyAsDouble(game, result)))
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElseThrow())
                .collect(ImmutableList.toImmutableList());
    }

    /** {@return a text table: the bots, best first, then the win share of each seat; lines end with {@code \n}} */
    @Override
    public String toString() {
        return new ResultTable(this).text();
    }
}
