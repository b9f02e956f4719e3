package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.base.Splitter;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluationTest {
    /** A row for the tiles of each seat. The tiles are two columns apart, so that they do not touch. */
    private static final List<String> ROWS = List.of("A", "C", "E", "G");

    /** Returns a board of four seats with the given numbers of groups, all of single tiles, without captures. */
    private static MutableBoard board(List<Integer> groups) {
        Ruleset ruleset = Rulesets.standard(4);
        Setup.Builder setup = Setup.builder(ruleset).turn(Seat.ONE);
        for (Seat seat : ruleset.seats()) {
            int count = groups.get(seat.ordinal());
            Color color = ruleset.colors(seat).get(0);
            for (int i = 0; i < count; i++) {
                int column = 1 + 2 * i;
                setup.tile(
                        Cell.parse(ROWS.get(seat.ordinal()) + column),
                        Tile.of(color, Face.ofLetter((char) ('0' + column)).orElseThrow()));
            }
            setup.holding(seat, new Holding(color, FaceStack.hidden(5), FaceStack.hidden(23 - count)));
        }
        return new MutableBoard(PlayerView.of(setup.build(), Viewer.SPECTATOR));
    }

    @Property(tries = 100)
    void leadsOfAllSeatsSumToZero(@ForAll long seed, @ForAll @IntRange(max = 7) int ruleset) {
        GameState game = RandomPlay.position(Rulesets.all().get(ruleset), seed);
        MutableBoard board = new MutableBoard(game.viewFor(Viewer.SPECTATOR));
        Evaluation evaluation = new Evaluation(Weights.of(game.ruleset()).orElseThrow());
        double sum = 0;
        double chances = 0;
        for (Seat seat : game.seats()) {
            sum += evaluation.lead(board, seat.ordinal(), 0);
            chances += evaluation.chance(board, seat.ordinal(), 0);
        }
        assertThat(sum).isCloseTo(0, within(1e-9));
        assertThat(chances).isCloseTo(1, within(1e-9));
    }

    private static List<Integer> numbers(String text) {
        return Splitter.on(' ').splitToStream(text).map(Integer::valueOf).toList();
    }

    /**
     * Winning is worth 0.7, split equally among joint winners. The rest is for the lead, of up to six points, for which
     * joint winners are not rivals.
     */
    @ParameterizedTest
    @CsvSource({
        "1 2 3 5, 0.875 0.125 0.1 0.05",
        "1 1 4 5, 0.575 0.575 0.075 0.05",
        "2 2 2 5, 0.45833333333333333 0.45833333333333333 0.45833333333333333 0.075",
        "3 3 3 3, 0.325 0.325 0.325 0.325",
        "5 5 5 1, 0.05 0.05 0.05 0.95"
    })
    void rewardsWinningAndTheLeadOverNonWinners(String groups, String rewards) {
        MutableBoard board = board(numbers(groups));
        List<Double> expected =
                Splitter.on(' ').splitToStream(rewards).map(Double::valueOf).toList();
        IntStream.range(0, 4).forEach(seat -> {
            double reward = Evaluation.rewardAtEnd(board, seat);
            // The reward is 0.7 times the share of the win, plus 0.3 times the lead, scaled from -6 to 6 points.
            assertThat(reward).as("seat %d", seat + 1).isCloseTo(expected.get(seat), within(1e-12));
        });
    }
}
