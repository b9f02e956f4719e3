package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.bots.RankedMoves.Prospect;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/**
 * Tries the moves that look best in many possible worlds, as likely as the moves of the others make them, plays on for a while in each,
 * and evaluates what came of it. Where the scoring is one that nothing was learned for, it plays to the end.
 */
final class ExpertBot implements RememberingBot {
    private static final int CANDIDATES = 6;

    /** By how much less a move may be worth at first sight and still be tried where nothing was learned. */
    private static final double CLOSE = 0.5;

    /** With fewer playouts it is not worth the time to find out which worlds are likely. */
    private static final int MANY = 150;

    private final String name;
    private final Budget budget;

    ExpertBot(String name, Budget budget) {
        this.name = name;
        this.budget = budget;
    }

    @Override
    public Move choose(Memory memory, RandomGenerator random) {
        PlayerView view = memory.view();
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        long start = System.nanoTime();
        ImmutableList<Move> candidates = candidates(view);
        Function<RandomGenerator, HiddenTiles.Dealer> dealers = dealers(memory);
        IntFunction<SequentialHalving.Trying<Move>> playouts = plies ->
                (moves, chance) -> new TruncatedPlayouts(view, plies, dealers.apply(chance)).trial(moves, chance);
        int plies = CutOff.of(view)
                .plies(
                        budget,
                        () -> playouts.apply(CutOff.SHORTEST).begin(candidates, new SplitMix64(random.nextLong())),
                        candidates.size());
        Budget left = budget.after(System.nanoTime() - start);
        return SequentialHalving.best(candidates, left, random, playouts.apply(plies));
    }

    private static ImmutableList<Move> candidates(PlayerView view) {
        return ImmutableList.copyOf(Evaluation.of(view.ruleset())
                .map(known -> RankedMoves.best(view, new AfterMoveEvaluation(view, known)::reward, CANDIDATES))
                .orElseGet(() -> likeBest(RankedMoves.of(view, GreedyBot.value(view)))));
    }

    /** Where worlds come from, for each thread. */
    private Function<RandomGenerator, HiddenTiles.Dealer> dealers(Memory memory) {
        boolean isMany = budget.unit() != Budget.Unit.PLAYOUTS || budget.amount() >= MANY;
        return isMany ? RackEvidence.of(memory)::dealer : chance -> HiddenTiles.alike(memory.view());
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

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return name;
    }
}
