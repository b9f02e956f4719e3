package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StandingsTest {
    /** Seat 2 has one tile, seats 1 and 3 have two, seat 4 has three. */
    private static final Standings FOUR =
            position("upturn-4 40+ 2L ~ 3 20,24;41*;29,31*;32,34,U").standings();

    private static List<Integer> ranks(Standings standings) {
        return standings.bySeat().stream().map(Standing::rank).toList();
    }

    @Test
    void forfeitingSeatsShareTheLastRank() {
        assertThat(ranks(FOUR)).containsExactly(2, 1, 2, 4);
        assertThat(ranks(FOUR.withForfeit(Set.of(Seat.TWO)))).containsExactly(1, 4, 1, 3);
        assertThat(ranks(FOUR.withForfeit(Set.of(Seat.FOUR)))).containsExactly(2, 1, 2, 4);
        assertThat(ranks(FOUR.withForfeit(Set.of(Seat.ONE, Seat.FOUR)))).containsExactly(3, 1, 2, 3);
        assertThat(ranks(FOUR.withForfeit(Set.of(Seat.TWO, Seat.ONE)))).containsExactly(3, 3, 1, 2);
        assertThat(FOUR.withForfeit(Set.of(Seat.ONE, Seat.TWO, Seat.THREE)).winners())
                .containsExactly(Seat.FOUR);
        assertThat(FOUR.withForfeit(Set.of())).isEqualTo(FOUR);
    }

    @Test
    void forfeitingSeatsKeepTheirTiles() {
        Standings standings = FOUR.withForfeit(Set.of(Seat.TWO));
        assertThat(standings.forSeat(Seat.TWO)).isEqualTo(new Standing(Seat.TWO, 4, 1));
        assertThat(standings.winners()).containsExactly(Seat.ONE, Seat.THREE);
        assertThat(standings)
                .hasToString("1. seat 1: 2 tiles left; 1. seat 3: 2 tiles left; 3. seat 4: 3 tiles left; "
                        + "4. seat 2: 1 tile left");
    }

    @Test
    void rejectsAForfeitingSeatThatIsNotAtTheTable() {
        Standings standings = UpTurnRuleset.of(2).deal(1).standings();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standings.withForfeit(Set.of(Seat.THREE)))
                .withMessage("there is no seat 3 at this table of 2");
    }
}
