package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoftmaxBotTest {
    /** A move that looks worse than the best by more than this multiple of the carelessness is absurd. */
    private static final double ABSURD = 3;

    private static final int CHOICES = Effort.of(4_000);

    /** With and without a learned evaluation. */
    @ParameterizedTest
    @CsvSource({"0.07, false", "0.01, false", "0.07, true", "0.5, true"})
    void playsWorseMovesLessOftenAndAbsurdOnesNever(double carelessness, boolean isHunt) {
        Ruleset ruleset = isHunt
                ? Rulesets.standard(4).toBuilder("hunt")
                        .scoring((tally, seat) -> 2 * tally.captureCount(seat) - tally.groupCount(seat))
                        .build()
                : Rulesets.standard(4);
        Bot bot = new SoftmaxBot("mine", carelessness);
        for (int seed = 0; seed < 6; seed++) {
            GameState game = RandomPlay.steps(ruleset, seed).get(8 + 10 * seed).before();
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            Multiset<Move> chosen = HashMultiset.create();
            SplitMix64 random = new SplitMix64(seed);
            for (int i = 0; i < CHOICES; i++) {
                chosen.add(bot.choose(view, random));
            }
            likely(view, carelessness, chosen);
        }
    }

    private static void likely(PlayerView view, double carelessness, Multiset<Move> chosen) {
        ToDoubleFunction<Move> lead = Weights.of(view.ruleset())
                .<ToDoubleFunction<Move>>map(weights -> new AfterMoveEvaluation(view, new Evaluation(weights))::lead)
                .orElseGet(() -> GreedyBot.value(view));
        List<Move> moves = view.legalMoves().stream().toList();
        double best = moves.stream().mapToDouble(lead).max().orElseThrow();
        double[] likeliness = moves.stream()
                .mapToDouble(move -> (best - lead.applyAsDouble(move)) / carelessness)
                .map(worse -> worse > ABSURD ? 0 : Math.exp(-worse))
                .toArray();
        double sum = 0;
        for (double each : likeliness) {
            sum += each;
        }
        for (int i = 0; i < likeliness.length; i++) {
            double share = likeliness[i] / sum;
            int count = chosen.count(moves.get(i));
            if (share == 0) {
                assertThat(count).as(moves.get(i).toString()).isZero();
            }
            // Five standard deviations.
            assertThat(count / (double) CHOICES)
                    .isCloseTo(share, within(1.0 / CHOICES + 5 * Math.sqrt(share * (1 - share) / CHOICES)));
        }
    }
}
