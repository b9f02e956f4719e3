package io.github.uptownrules.bots;

import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.search.SequentialHalving;
import io.github.uptownrules.bots.RankedMoves.Prospect;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Tries the moves that look best in many possible worlds, plays on for a while in each, and evaluates what came of it. Where the
 * scoring is one that nothing was learned for, it plays to the end.
 */
final class ExpertBot implements Bot {
    private static final int CANDIDATES = 6;

    /** By how much less a move may be worth at first sight and still be tried where nothing was learned. */
    private static final double CLOSE = 0.5;

    private final Budget budget;

    ExpertBot(Budget budget) {
        this.budget = budget;
    }

    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        TurnCheck.check(view);
        Optional<Weights> weights = Weights.of(view.ruleset());
        List<Move> candidates = weights.map(known -> RankedMoves.best(
                        view, new AfterMoveEvaluation(view, new Evaluation(known))::reward, CANDIDATES))
                .orElseGet(() -> likeBest(RankedMoves.of(view, GreedyBot.value(view))));
        return SequentialHalving.best(
                candidates,
                budget,
                random,
                (moves, chance) -> new TruncatedPlayouts(view, weights).trial(moves, chance));
    }

    /** Play-outs to the end differ much by chance, which shall not make a move look best that is surely worse. */
    static List<Move> likeBest(List<Prospect> prospects) {
        double enough = prospects.get(0).value() - CLOSE;
        return prospects.stream()
                .limit(CANDIDATES)
                .filter(prospect -> prospect.value() >= enough)
                .map(Prospect::move)
                .toList();
    }
}
