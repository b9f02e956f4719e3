package io.github.uptownrules.cli.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.uptownrules.cli.arena.GameResult.BotResult;
import io.github.uptownrules.cli.program.Forfeit;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;

/**
 * The results of a tournament, or of the games so far: only deals that all seatings have played to the end are counted, for
 * no bot shall have had more of the good ones.
 */
public final class Results {
    private final Tournament tournament;
    private final ImmutableList<GameResult> games;
    private final ImmutableList<ImmutableList<GameResult>> deals;

    public Results(Tournament tournament, List<GameResult> games) {
        int seatings = tournament.seatings().size();
        this.tournament = tournament;
        this.games = ImmutableList.copyOf(games);
        this.deals = Lists.partition(games, seatings).stream()
                .filter(deal -> deal.size() == seatings && deal.stream().noneMatch(GameResult::isStopped))
                .map(ImmutableList::copyOf)
                .collect(ImmutableList.toImmutableList());
    }

    Tournament tournament() {
        return tournament;
    }

    /** All games, also those of a deal that not all seatings have played yet. */
    public ImmutableList<GameResult> games() {
        return games;
    }

    /** How many games were cut off. */
    long stopped() {
        return games.stream().filter(GameResult::isStopped).count();
    }

    /** Whether there is nothing to compare yet. */
    public boolean isEmpty() {
        return deals.isEmpty();
    }

    /** The games, deal by deal. */
    ImmutableList<ImmutableList<GameResult>> deals() {
        return deals;
    }

    /** How many of the games that count a program has lost by not playing on, for one cause. */
    long forfeits(String bot, Forfeit.Cause cause) {
        return deals.stream()
                .flatMap(List::stream)
                .filter(game -> game.forfeited()
                        .filter(lost -> lost.cause() == cause)
                        .filter(lost -> game.seats()
                                .get(Integer.parseInt(lost.seat()) - 1)
                                .bot()
                                .equals(bot))
                        .isPresent())
                .count();
    }

    Estimate winShare(String bot) {
        return mean(result -> result.bot().equals(bot), GameResult::winShare);
    }

    Estimate seatShare(String seat) {
        return mean(result -> result.seat().equals(seat), GameResult::winShare);
    }

    Estimate winShare(String bot, String seat) {
        return mean(result -> result.seat().equals(seat) && result.bot().equals(bot), GameResult::winShare);
    }

    /** One of the numbers of a bot's results, in the order of the game's columns. */
    Estimate number(String bot, int column) {
        return mean(
                result -> result.bot().equals(bot),
                (game, result) -> result.result().numbers().get(column));
    }

    private Estimate mean(Predicate<BotResult> which, ToDoubleBiFunction<GameResult, BotResult> value) {
        return Estimate.of(deals.stream()
                .map(deal -> deal.stream()
                        .flatMap(game ->
                                game.seats().stream().filter(which).map(result -> value.applyAsDouble(game, result)))
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElseThrow())
                .toList());
    }
}
