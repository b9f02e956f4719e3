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

/** How the house rule breaks ties, where the rule that it replaces would break them otherwise. */
class ScoringsTest {
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
     * The ranks in a position in which seat 1 (blue) has one group, seat 2 (green) two, and seats 3 and 4 one each, with some
     * captures of g, D, E and of I.
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
    void inAPositionTheNextColorComesFirst() {
        // Seat 2 captured 1, 1, 1, seat 3 captured 2 of one color: fewer of the next one.
        assertThat(ranks("gB;bIoIrI;gDgE;-", -2, -3, -3, -1)).containsExactly(2, 4, 3, 1);
    }

    @Test
    void inAPositionTheTotalComesLast() {
        // Seats 1, 3 and 4 captured one tile of one color each: nothing is between them.
        assertThat(ranks("gB;bIoIrI;gD;gE", -2, -3, -2, -2)).containsExactly(1, 4, 1, 1);
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
