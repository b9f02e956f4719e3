package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.random.SplitMix64;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where a play-out is cut off, an evaluation says what would have come of it. On average it says what play-outs to the end do:
 * these are compared over moves of many positions, in the same worlds and with the same play up to the cut.
 */
class CutOffTest {
    private static final int POSITIONS = 24;
    private static final int MOVES = 2;
    private static final int WORLDS = 120;

    /** What is expected of a move if play-outs are cut off, and if they are not. */
    private record Estimates(double cut, double full) {}

    /**
     * The numbers of plies are such that play-outs are cut off, and well before the end. What is allowed is somewhat more than
     * was found, for play-outs to the end are not always right either: the weights are of better games.
     */
    @ParameterizedTest
    @CsvSource({
        "standard-4, 34, 0.6",
        "standard-3, 20, 0.6",
        "two-player, 34, 1.7",
        "bloqueurs-4, 50, 0.75",
        "two-player-bloqueurs, 50, 1.7"
    })
    void anEvaluationSaysWhatWouldHaveCome(String id, int plies, double mostOfScore) {
        Ruleset ruleset = Rulesets.byId(id).orElseThrow();
        isAbout(estimates(ruleset, plies, Foresight::chance), 0.16);
        isAbout(estimates(ruleset, plies, Foresight::reward), 0.13);
        isAbout(estimates(ruleset, plies, Foresight::score), mostOfScore);
    }

    private static void isAbout(List<Estimates> estimates, double most) {
        assertThat(meanDifference(estimates)).isLessThan(most);
        assertThat(correlation(estimates)).isGreaterThan(0.8);
    }

    private static List<Estimates> estimates(Ruleset ruleset, int plies, ToDoubleFunction<Foresight> what) {
        List<Estimates> estimates = new ArrayList<>();
        for (int seed = 0; seed < POSITIONS; seed++) {
            // Each seat in turn.
            GameState game = RandomPlay.steps(ruleset, seed)
                    .get(plies + seed % ruleset.seats().size())
                    .before();
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            Optional<Weights> weights = Weights.of(ruleset);
            assertThat(weights).isPresent();
            for (Move move : Prospects.best(view, GreedyBot.value(view), MOVES)) {
                estimates.add(new Estimates(
                        mean(new Foresight(view, weights), move, seed, what),
                        mean(new Foresight(view, Optional.empty()), move, seed, what)));
            }
        }
        return estimates;
    }

    private static double mean(Foresight foresight, Move move, long seed, ToDoubleFunction<Foresight> what) {
        SplitMix64 random = new SplitMix64(seed);
        double sum = 0;
        for (int i = 0; i < WORLDS; i++) {
            foresight.deal(random);
            sum += what.applyAsDouble(foresight.play(move));
        }
        return sum / WORLDS;
    }

    private static double meanDifference(List<Estimates> estimates) {
        return estimates.stream()
                .mapToDouble(each -> Math.abs(each.cut - each.full))
                .average()
                .orElseThrow();
    }

    private static double correlation(List<Estimates> estimates) {
        double cut = estimates.stream().mapToDouble(Estimates::cut).average().orElseThrow();
        double full = estimates.stream().mapToDouble(Estimates::full).average().orElseThrow();
        double both = 0;
        double squares = 0;
        double otherSquares = 0;
        for (Estimates each : estimates) {
            both += (each.cut - cut) * (each.full - full);
            squares += (each.cut - cut) * (each.cut - cut);
            otherSquares += (each.full - full) * (each.full - full);
        }
        return both / Math.sqrt(squares * otherSquares);
    }
}
