package io.github.uptownrules.app.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.uptownrules.app.arena.GameResult.SeatResult;
import io.github.uptownrules.core.value.Seat;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;

/**
 * The results of a tournament, or of the games so far: only deals that all seatings have played are counted, for no bot
 * shall have had more of the good ones.
 */
public final class Results {
    private final Tournament tournament;
    private final ImmutableList<ImmutableList<GameResult>> deals;

    public Results(Tournament tournament, List<GameResult> games) {
        int seatings = tournament.seatings().size();
        this.tournament = tournament;
        this.deals = Lists.partition(games, seatings).stream()
                .filter(deal -> deal.size() == seatings)
                .map(ImmutableList::copyOf)
                .collect(ImmutableList.toImmutableList());
    }

    Tournament tournament() {
        return tournament;
    }

    /** Whether there is nothing to compare yet. */
    public boolean isEmpty() {
        return deals.isEmpty();
    }

    /** The games, deal by deal. */
    ImmutableList<ImmutableList<GameResult>> deals() {
        return deals;
    }

    Estimate winShare(String bot) {
        return mean(result -> result.bot().equals(bot), GameResult::winShare);
    }

    Estimate winShare(Seat seat) {
        return mean(result -> result.seat() == seat, GameResult::winShare);
    }

    Estimate winShare(String bot, Seat seat) {
        return mean(result -> result.seat() == seat && result.bot().equals(bot), GameResult::winShare);
    }

    Estimate score(String bot) {
        return mean(result -> result.bot().equals(bot), (game, result) -> result.score());
    }

    Estimate groups(String bot) {
        return mean(result -> result.bot().equals(bot), (game, result) -> result.groups());
    }

    Estimate captures(String bot) {
        return mean(result -> result.bot().equals(bot), (game, result) -> result.captures());
    }

    private Estimate mean(Predicate<SeatResult> which, ToDoubleBiFunction<GameResult, SeatResult> value) {
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
