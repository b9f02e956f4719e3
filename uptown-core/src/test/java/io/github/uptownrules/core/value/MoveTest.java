package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
    @Test
    void thereAre324MovesOfEachColor() {
        assertThat(Move.all()).hasSize(5 * 324).doesNotHaveDuplicates().isSorted();
        assertThat(Move.all().get(0)).isLessThan(Move.all().get(1));
    }

    @Test
    void everyMoveIsCanonical() {
        for (int index = 0; index < Move.all().size(); index++) {
            Move move = Move.all().get(index);
            assertThat(move.index()).isEqualTo(index);
            assertThat(Move.of(move.tile(), move.cell())).isSameAs(move);
            assertThat(Move.parse(move.toString())).isSameAs(move);
        }
    }

    @Test
    void orderIsByColorThenTileThenCell() {
        assertThat(Move.all().subList(0, 10).toString())
                .isEqualTo("[bA@A1, bA@A2, bA@A3, bA@A4, bA@A5, bA@A6, bA@A7, bA@A8, bA@A9, bB@B1]");
        assertThat(Move.all().get(243)).hasToString("b$@A1");
        assertThat(Move.all().get(324)).hasToString("gA@A1");
        assertThat(Move.all().get(1619)).hasToString("y$@I9");
    }

    @Test
    void r14_r15_r16_rejectsATileThatDoesNotFit() {
        int fitting = 0;
        for (Face face : Face.all()) {
            Tile tile = Tile.of(Color.RED, face);
            for (Cell cell : Cell.all()) {
                if (tile.fits(cell)) {
                    fitting++;
                } else {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> Move.of(tile, cell))
                            .withMessage("tile " + tile + " does not fit cell " + cell);
                }
            }
        }
        assertThat(fitting).isEqualTo(324);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "5@E5", "b5*E5", "b5@E", "b5@E55", "z5@E5", "b0@E5", "b5@J5", "b5@E6", "b5 E5", "B5@E5"})
    void rejectsOtherTexts(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Move.parse(text));
    }
}
