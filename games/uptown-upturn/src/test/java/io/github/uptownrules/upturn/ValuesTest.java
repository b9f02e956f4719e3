package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.simulation.Perft;
import io.github.uptownrules.upturn.tile.Tile;
import org.junit.jupiter.api.Test;

/** Seats, directions, rotations and standings. */
class ValuesTest {
    /** The game has at most four seats, although other games have five. */
    @Test
    void v1_rejectsSeat5() {
        UpTurnState game = UpTurnRuleset.of(4).deal(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HandOuts.to(Seat.FIVE))
                .withMessage("seats are numbered 1 to 4, not 5");
        assertThat(HandOuts.to(Seat.FOUR).of(Seat.FIVE)).isZero();
        assertThatIllegalArgumentException().isThrownBy(() -> Rotation.LEFT.next(Seat.FIVE, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> Rotation.LEFT.next(Seat.ONE, 5));
        assertThatIllegalArgumentException().isThrownBy(() -> game.viewFor(Seat.FIVE));
        assertThatIllegalArgumentException().isThrownBy(() -> game.rack(Seat.FIVE));
        assertThatIllegalArgumentException().isThrownBy(() -> game.tilesLeft(Seat.FIVE));
        assertThatIllegalArgumentException().isThrownBy(() -> game.standings().forSeat(Seat.FIVE));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UpTurnRuleset.of(4).deal(1, Seat.FIVE));
        assertThatIllegalArgumentException().isThrownBy(() -> Move.parse("33>5"));
    }

    @Test
    void v7_v13_leftIsUp_rightIsDown_roundTheTable() {
        for (int seats = 2; seats <= 4; seats++) {
            for (Seat seat : Seat.first(seats)) {
                int left = seat.number() == seats ? 1 : seat.number() + 1;
                assertThat(Rotation.LEFT.next(seat, seats).number()).isEqualTo(left);
                assertThat(Rotation.RIGHT.next(Rotation.LEFT.next(seat, seats), seats))
                        .isEqualTo(seat);
            }
        }
    }

    @Test
    void w6_directionsAllowHigherOrLowerOrOtherNumbers() {
        for (int reference = 1; reference <= 99; reference++) {
            for (int number = 1; number <= 99; number++) {
                Tile one = Tile.of(reference);
                Tile other = Tile.of(number);
                assertThat(Direction.RISING.allows(one, other)).isEqualTo(number > reference);
                assertThat(Direction.FALLING.allows(one, other)).isEqualTo(number < reference);
                assertThat(Direction.OPEN.allows(one, other)).isEqualTo(number != reference);
            }
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Direction.OPEN.allows(Tile.of(1), Tile.UP));
    }

    @Test
    void standingsRejectSeatsThatAreNotAtTheTable() {
        Standings standings = UpTurnRuleset.of(2).deal(1).standings();
        assertThat(standings.forSeat(Seat.TWO)).isEqualTo(new Standing(Seat.TWO, 1, 7));
        assertThat(standings)
                .isEqualTo(UpTurnRuleset.of(2).deal(2).standings())
                .hasSameHashCodeAs(UpTurnRuleset.of(2).deal(2).standings())
                .isNotEqualTo(UpTurnRuleset.of(3).deal(2).standings());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> standings.forSeat(Seat.THREE))
                .withMessage("there is no seat 3 at this table of 2");
    }

    @Test
    void perftRejectsANegativeDepth() {
        UpTurnState game = UpTurnRuleset.of(2).deal(1);
        assertThat(Perft.count(game, 0)).isOne();
        assertThat(Perft.count(game, 1)).isEqualTo(game.legalMoves().size());
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(game, -1));
        UpTurnState over = Texts.position("upturn-2 40+ - ~ 3 20;-");
        assertThat(Perft.count(over, 0)).isOne();
        assertThat(Perft.count(over, 1)).isZero();
        assertThat(Perft.count(over, 3)).isZero();
    }
}
