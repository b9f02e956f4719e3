package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tie-breaks of the house rule that differ from those of the rule it replaces. */
class ScoringsTest {
    /** The numbers of blue, green, orange, red and yellow tiles that two seats have captured. */
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
        public int largestGroup(Color color) {
            return 1;
        }

        @Override
        public int captureCount(Seat captor, Color color) {
            return (captor == Seat.ONE ? one : two).get(color.ordinal());
        }
    }

    private static int compare(ImmutableList<Integer> one, ImmutableList<Integer> two) {
        return Scorings.BLOQUEURS_BY_COLOR.compareTied(new Captures(one, two), Seat.ONE, Seat.TWO);
    }

    private static void assertAhead(ImmutableList<Integer> ahead, ImmutableList<Integer> behind) {
        assertThat(compare(ahead, behind)).isPositive();
        assertThat(compare(behind, ahead)).isNegative();
    }

    /**
     * Returns the ranks after the given captures, in a position with two groups for seat 2 (green) and one for each
     * other seat.
     */
    private static List<Integer> ranks(String captures, Integer... scores) {
        Standings standings = Notation.of(List.of(Judged.BY_COLOR))
                .readPosition("bloqueurs-4-by-color b17gA/ba8/bC7g9/9/4o5oE3/9/1r27/9/9 1 " + captures
                        + " b=ABDEF/GH23456789bcdefghi$;g=CFGHI/12345678abcdefghi$;o=ABCDF/GH12346789abcdefghi$;"
                        + "r=ABCDE/FGH13456789abcdefghi$")
                .standings();
        assertThat(standings.bySeat()).extracting(Standing::score).containsExactly(scores);
        return standings.bySeat().stream().map(Standing::rank).toList();
    }

    @Test
    void inAPositionComparesTheNextColorFirst() {
        // Seat 2 captured 1, 1, 1, seat 3 captured 2 of one color, so seat 3 has fewer of the next color.
        assertThat(ranks("gB;bIoIrI;gDgE;-", -2, -3, -3, -1)).containsExactly(2, 4, 3, 1);
    }

    @Test
    void inAPositionComparesTheTotalLast() {
        // Seats 1, 3 and 4 captured one tile each, so they are tied.
        assertThat(ranks("gB;bIoIrI;gD;gE", -2, -3, -2, -2)).containsExactly(1, 4, 1, 1);
    }

    @Test
    void fewerOfTheNextMostCapturedColorIsAhead() {
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
    void otherwiseSeatsAreTied() {
        assertThat(compare(ImmutableList.of(0, 2, 1, 0, 0), ImmutableList.of(1, 0, 0, 0, 2)))
                .isZero();
    }
}
