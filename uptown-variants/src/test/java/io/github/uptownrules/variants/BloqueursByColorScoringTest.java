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
    private record Captures(ImmutableList<Integer> one, ImmutableList<Integer> two) implements Tally {
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
            return (captor == Seat.ONE ? one : two).get(color.ordinal());
        }
    }

    private static int compare(ImmutableList<Integer> one, ImmutableList<Integer> two) {
        return new BloqueursByColorScoring().compareTied(new Captures(one, two), Seat.ONE, Seat.TWO);
    }

    private static void assertAhead(ImmutableList<Integer> ahead, ImmutableList<Integer> behind) {
        assertThat(compare(ahead, behind)).isPositive();
        assertThat(compare(behind, ahead)).isNegative();
    }

    @Test
    void fewerOfTheNextMostCapturedColorIsAheadHoweverManyInAll() {
        assertAhead(ImmutableList.of(0, 2, 1, 1, 1), ImmutableList.of(2, 0, 2, 0, 0));
    }

    @Test
    void thenFewerOfTheOneAfterThatIsAhead() {
        assertAhead(ImmutableList.of(0, 5, 1, 0, 0), ImmutableList.of(3, 0, 1, 1, 0));
    }

    @Test
    void thenFewerInAllIsAhead() {
        assertAhead(ImmutableList.of(0, 1, 0, 0, 0), ImmutableList.of(2, 0, 0, 0, 0));
    }

    @Test
    void otherwiseTheTieStands() {
        assertThat(compare(ImmutableList.of(0, 2, 1, 0, 0), ImmutableList.of(1, 0, 0, 0, 2)))
                .isZero();
    }
}
