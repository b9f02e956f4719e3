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
 * Tries the most promising moves in possible worlds, weighted by the moves of the other seats. It plays each world on
 * for a while and evaluates the board. For a scoring without a learned evaluation, it plays to the end.
 */
final class ExpertBot implements RememberingBot {
    private static final int CANDIDATES = 6;

    /** The maximum difference in value from the best candidate, if no evaluation was learned. */
    private static final double CLOSE = 0.5;

    /** The minimum number of playouts for which weighting worlds is worth the time. */
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

    /** Returns the source of worlds for each thread. */
    private Function<RandomGenerator, HiddenTiles.Dealer> dealers(Memory memory) {
        boolean isMany = budget.unit() != Budget.Unit.PLAYOUTS || budget.amount() >= MANY;
        return isMany ? RackEvidence.of(memory)::dealer : chance -> HiddenTiles.alike(memory.view());
    }

    /**
     * Limits the candidates to those close to the best. The results of playouts to the end vary widely, and luck must
     * not favor a clearly worse move.
     */
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
