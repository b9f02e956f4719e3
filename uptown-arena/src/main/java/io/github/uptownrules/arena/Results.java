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
 * The results of a tournament, or of the games so far: only deals that all seatings have played to the end are counted, for
 * no bot shall have had more of the good ones. Immutable.
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
     * The results of some games.
     *
     * @param tournament the tournament
     * @param games its first games, in order
     * @return their results
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

    /** {@return all games, also those of a deal that not all seatings have played yet} */
    public ImmutableList<GameResult> games() {
        return games;
    }

    /**
     * Why bots lost games without playing on.
     *
     * @return the first three {@linkplain FinishedGame#failure messages} of games that were just played; none of results that were
     *     read from a file
     */
    public ImmutableList<String> failures() {
        return failures;
    }

    /** {@return how many games were cut off} */
    public long stopped() {
        return games.stream().filter(GameResult::isStopped).count();
    }

    /** {@return whether there is nothing to compare yet} */
    public boolean isEmpty() {
        return deals.isEmpty();
    }

    /** {@return the games that are counted, deal by deal} */
    public ImmutableList<ImmutableList<GameResult>> deals() {
        return deals;
    }

    /**
     * How many of the games that are counted a bot has lost by not playing on.
     *
     * @param bot the name of the bot
     * @param cause how
     * @return the number of games
     */
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
     * Returns the share of the victories that a bot wins on each of its seats; joint winners share one evenly.
     *
     * @param bot the name of a bot of the tournament
     * @return the share, 0 to 1; of a bot that has several seats, at most one part of as many
     * @throws IllegalArgumentException if the tournament has no such bot or seat
     * @throws IllegalStateException if no deal is counted
     */
    public Estimate winShare(String bot) {
        requireNonNull(bot, "bot");
        check(tournament.names(), "bot", bot);
        return Estimate.ofShares(
                byDeal(result -> result.bot().equals(bot), GameResult::winShare),
                1.0 / Collections.frequency(tournament.bots(), bot));
    }

    /**
     * What share of the victories a seat has, over all bots on it.
     *
     * @param seat the seat
     * @return the share, 0 to 1
     * @throws IllegalArgumentException if the tournament has no such bot or seat
     * @throws IllegalStateException if no deal is counted
     */
    public Estimate seatShare(Seat seat) {
        requireNonNull(seat, "seat");
        check(tournament.seats(), "seat", seat);
        return Estimate.ofShares(byDeal(result -> result.seat() == seat, GameResult::winShare), 1);
    }

    /**
     * What share of the victories a bot has when it sits on a seat.
     *
     * @param bot the name of a bot of the tournament
     * @param seat the seat
     * @return the share, 0 to 1
     * @throws IllegalArgumentException if the tournament has no such bot or seat
     * @throws IllegalStateException if no deal is counted
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
     * The mean of one of the numbers of a bot's results.
     *
     * @param bot the name of a bot of the tournament
     * @param column which number, from 0, in the order of the game's {@linkplain io.github.uptownrules.base.game.Game#resultColumns
     *     columns}
     * @return the mean
     * @throws IllegalArgumentException if the tournament has no such bot or seat
     * @throws IllegalStateException if no deal is counted
     */
    public Estimate mean(String bot, int column) {
        requireNonNull(bot, "bot");
        check(tournament.names(), "bot", bot);
        return Estimate.of(byDeal(
                result -> result.bot().equals(bot),
                (game, result) -> result.result().numbers().get(column)));
    }

    /**
     * How good the bots are, as Elo ratings.
     *
     * @return the ratings by name, their mean 0; the same results give the same. The interval of a bot that nearly always wins is too
     *     narrow
     * @throws IllegalStateException if no deal is counted
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

    /** {@return a table for people: what each bot reached, the best first, and what each seat is worth; lines end with {@code \n}} */
    @Override
    public String toString() {
        return new ResultTable(this).text();
    }
}
