package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two positions or views are equal if and only if all their parts are equal. */
class EqualityTest {
    /** Different positions, each with one difference from the first. */
    private static final List<String> POSITIONS = List.of(
            "upturn-3 40+ 1L 41*,U 42,D ~;9,U;12 0000000000000000",
            "upturn-3 40- 1L 41*,U 42,D ~;9,U;12 0000000000000000",
            "upturn-3 40+ 2L 41*,U 42,D ~;9,U;12 0000000000000000",
            "upturn-3 40+ 1R 41*,U 42,D ~;9,U;12 0000000000000000",
            "upturn-3 40+ 1Ld 41*,U 42,D ~;9,U;12 0000000000000000",
            "upturn-3 39+ 1L 41*,U 42,D ~;9,U;12 0000000000000000",
            "upturn-3 40+ 1L 43,U 42,D ~;9,U;12 0000000000000000",
            "upturn-3 40+ 1L 41*,U 42 ~;9,U;12 0000000000000000",
            "upturn-3 40+ 1L 41*,U D,42 ~;9,U;12 0000000000000000",
            "upturn-3 40+ 1L 41*,U 42,D ~;8,U;12 0000000000000000",
            "upturn-3 40+ 1L 41*,U 42,D ~;9;12,U 0000000000000000",
            "upturn-3 40+ 1L 41*,U 42,D ~;9,U;12 0000000000000001");

    private static UpTurnState read(String text) {
        int generator = text.lastIndexOf(' ');
        String whole = Texts.whole(text.substring(0, generator));
        return Texts.NOTATION.readPosition(whole.substring(0, whole.lastIndexOf(' ')) + text.substring(generator));
    }

    @Test
    void positionsWithOneDifferenceAreNotEqual() {
        for (String one : POSITIONS) {
            for (String other : POSITIONS) {
                assertThat(read(one).equals(read(other)))
                        .as("%s and %s", one, other)
                        .isEqualTo(one.equals(other));
            }
        }
        assertThat(read(POSITIONS.get(0))).hasSameHashCodeAs(read(POSITIONS.get(0)));
    }

    @Test
    void viewsOfDifferentViewersAreNotEqual() {
        UpTurnState twins = Texts.position("upturn-2 40+ 1L ~ 3,9 U,S;U,S");
        assertThat(twins.viewFor(Seat.ONE)).isNotEqualTo(twins.viewFor(Seat.TWO));
        UpTurnState won = Texts.position("upturn-3 40+ - ~ 3,9 -;U,S;D");
        assertThat(won.viewFor(Seat.ONE)).isEqualTo(won.viewFor(Seat.ONE)).isNotEqualTo(won.viewFor(Viewer.SPECTATOR));
    }

    @Test
    void viewsIgnoreHiddenTiles() {
        UpTurnState first = read(POSITIONS.get(0));
        assertThat(read(POSITIONS.get(11)).viewFor(Seat.ONE)).isEqualTo(first.viewFor(Seat.ONE));
        assertThat(read(POSITIONS.get(8)).viewFor(Seat.ONE)).isEqualTo(first.viewFor(Seat.ONE));
        assertThat(read(POSITIONS.get(10)).viewFor(Seat.ONE))
                .as("another number of tiles on two racks")
                .isNotEqualTo(first.viewFor(Seat.ONE));
    }
}
