package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that the evaluation of truncated playouts agrees on average with playouts to the end. Compares both for moves
 * in many positions, in the same worlds and with the same play up to the cutoff.
 */
class CutOffTest {
    private static final int POSITIONS = 24;
    private static final int MOVES = 2;
    private static final int WORLDS = Effort.of(120, 60);

    /** The average results of a move. */
    private record Outcome(double chance, double reward, double score) {}

    /** The expected results of a move with truncated and with full playouts. */
    private record Estimates(Outcome cut, Outcome full) {}

    /**
     * The numbers of plies are small enough to truncate playouts well before the end. The tolerances exceed the
     * measured differences, because full playouts are not exact either: the weights were learned from better games. Two
     * careful players play more evenly than the usual policy, so the correlation is lower.
     */
    @ParameterizedTest
    @CsvSource({
        "standard-4, 34, 0.6, 0.8",
        "standard-3, 20, 0.6, 0.8",
        "two-player, 34, 1.7, 0.75",
        "bloqueurs-4, 50, 0.75, 0.8",
        "two-player-bloqueurs, 50, 1.7, 0.75"
    })
    void evaluationsPredictTheResultsOfFullPlayouts(String id, int plies, double mostOfScore, double alike) {
        Ruleset ruleset = Rulesets.byId(id).orElseThrow();
        List<Estimates> estimates = estimates(ruleset, plies);
        assertClose(estimates, Outcome::chance, 0.16, alike);
        assertClose(estimates, Outcome::reward, 0.13, alike);
        assertClose(estimates, Outcome::score, mostOfScore, alike);
    }

    private static void assertClose(
            List<Estimates> estimates, ToDoubleFunction<Outcome> what, double most, double alike) {
        double[] cut = values(estimates, each -> what.applyAsDouble(each.cut));
        double[] full = values(estimates, each -> what.applyAsDouble(each.full));
        assertThat(meanDifference(cut, full)).isLessThan(most);
        assertThat(correlation(cut, full)).isGreaterThan(alike);
    }

    private static double[] values(List<Estimates> estimates, ToDoubleFunction<Estimates> value) {
        return estimates.stream().mapToDouble(value).toArray();
    }

    private static List<Estimates> estimates(Ruleset ruleset, int plies) {
        List<Estimates> estimates = new ArrayList<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            // One position per seat, in turn.
            GameState game = RandomPlay.steps(ruleset, seed)
                    .get(plies + seed % ruleset.seats().size())
                    .before();
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            Weights weights = Weights.of(ruleset).orElseThrow();
            for (Move move : RankedMoves.best(view, GreedyBot.value(view), MOVES)) {
                estimates.add(new Estimates(cut(view, move, seed), full(view, weights, move, seed)));
            }
        }
        return estimates;
    }

    private static Outcome cut(PlayerView view, Move move, long seed) {
        TruncatedPlayouts playouts = new TruncatedPlayouts(view, CutOff.SHORTEST, HiddenTiles.alike(view));
        return mean(seed, random -> {
            playouts.deal(random);
            playouts.play(move);
            return new Outcome(playouts.chance(), playouts.reward(), playouts.score());
        });
    }

    private static Outcome full(PlayerView view, Weights weights, Move move, long seed) {
        int seat = view.turn().orElseThrow().ordinal();
        MutableBoard start = new MutableBoard(view);
        Playout playout = new Playout(
                view, Optional.of(new Evaluation(weights)).filter(known -> EvaluatedMovePolicy.isWorthIt(view)));
        return mean(seed, random -> {
            assertThat(playout.deal(start, HiddenTiles.alike(view), random)
                            .play(move)
                            .playOn(Integer.MAX_VALUE))
                    .isFalse();
            int winners = Evaluation.winnerBits(playout.board);
            return new Outcome(
                    (winners >> seat & 1) / (double) Integer.bitCount(winners),
                    Evaluation.rewardAtEnd(playout.board, seat),
                    playout.board.score(seat));
        });
    }

    private static Outcome mean(long seed, Function<SplitMix64, Outcome> once) {
        SplitMix64 random = new SplitMix64(seed);
        double chance = 0;
        double reward = 0;
        double score = 0;
        for (int i = 0; i < WORLDS; i++) {
            Outcome outcome = once.apply(random);
            chance += outcome.chance;
            reward += outcome.reward;
            score += outcome.score;
        }
        return new Outcome(chance / WORLDS, reward / WORLDS, score / WORLDS);
    }

    private static double meanDifference(double[] cut, double[] full) {
        return IntStream.range(0, cut.length)
                .mapToDouble(i -> Math.abs(cut[i] - full[i]))
                .average()
                .orElseThrow();
    }

    private static double correlation(double[] cut, double[] full) {
        double meanCut = Arrays.stream(cut).average().orElseThrow();
        double meanFull = Arrays.stream(full).average().orElseThrow();
        double both = 0;
        double squares = 0;
        double otherSquares = 0;
        for (int i = 0; i < cut.length; i++) {
            both += (cut[i] - meanCut) * (full[i] - meanFull);
            squares += (cut[i] - meanCut) * (cut[i] - meanCut);
            otherSquares += (full[i] - meanFull) * (full[i] - meanFull);
        }
        return both / Math.sqrt(squares * otherSquares);
    }
}
