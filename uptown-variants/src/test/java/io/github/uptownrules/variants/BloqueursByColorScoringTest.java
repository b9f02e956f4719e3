package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import org.junit.jupiter.api.Test;

/** How the house rule breaks ties, where the rule that it replaces would break them otherwise. */
class BloqueursByColorScoringTest {
    /** How many tiles of blue, green, orange, red and yellow two seats have captured. */
    private record Captures(int[] one, int[] two) implements Tally {
        @Override
        public ImmutableList<Seat> seats() {
            return Seat.first(2);
        }

        @Override
        public ImmutableList<Color> colors(Seat seat) {
            return ImmutableList.of(Color.all().get(seat.ordinal()));
        }

        @Override
        public int groupCount(Color color) {
            return 1;
        }

        @Override
        public int captureCount(Seat captor, Color color) {
            return (captor == Seat.ONE ? one : two)[color.ordinal()];
        }
    }

    private static int compare(int[] one, int[] two) {
        return new BloqueursByColorScoring().compareTied(new Captures(one, two), Seat.ONE, Seat.TWO);
    }

    private static void assertAhead(int[] ahead, int[] behind) {
        assertThat(compare(ahead, behind)).isPositive();
        assertThat(compare(behind, ahead)).isNegative();
    }

    @Test
    void fewerOfTheNextMostCapturedColorIsAheadHoweverManyInAll() {
        assertAhead(new int[] {0, 2, 1, 1, 1}, new int[] {2, 0, 2, 0, 0});
    }

    @Test
    void thenFewerOfTheOneAfterThatIsAhead() {
        assertAhead(new int[] {0, 5, 1, 0, 0}, new int[] {3, 0, 1, 1, 0});
    }

    @Test
    void thenFewerInAllIsAhead() {
        assertAhead(new int[] {0, 1, 0, 0, 0}, new int[] {2, 0, 0, 0, 0});
    }

    @Test
    void otherwiseTheTieStands() {
        assertThat(compare(new int[] {0, 2, 1, 0, 0}, new int[] {1, 0, 0, 0, 2}))
                .isZero();
    }
}
