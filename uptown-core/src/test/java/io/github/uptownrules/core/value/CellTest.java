package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.text.Quote;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellTest {
    @Test
    void r2_theBoardHas81Cells() {
        assertThat(Cell.all()).hasSize(81).containsExactly(Cell.values());
    }

    @Test
    void r3_r4_rowsAreLetteredColumnsNumberedInReadingOrder() {
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                Cell cell = Cell.of(row, column);
                assertThat(cell).hasToString("" + (char) ('A' + row - 1) + column);
                assertThat(cell.row()).isEqualTo(row);
                assertThat(cell.column()).isEqualTo(column);
                assertThat(cell.ordinal()).isEqualTo(9 * (row - 1) + column - 1);
                assertThat(Cell.parse(cell.toString())).isSameAs(cell);
            }
        }
    }

    @Test
    void r5_nineAreasOfThreeByThreeInReadingOrder() {
        String areas =
                Cell.all().stream().map(cell -> String.valueOf(cell.area())).collect(Collectors.joining());
        String upper = "111222333".repeat(3);
        String middle = "444555666".repeat(3);
        String lower = "777888999".repeat(3);
        assertThat(areas).isEqualTo(upper + middle + lower);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "A0", "11", "@1", "J1", "a1", "1A", "A1 ", " A1", "A10", "Ａ1", "A١"})
    void rejectsOtherTexts(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cell.parse(text))
                .withMessage("not a cell (A1 to I9): " + Quote.of(text));
    }

    @Test
    void rejectsRowsAndColumnsOutOfRange() {
        assertThatIllegalArgumentException().isThrownBy(() -> Cell.of(0, 1)).withMessageContaining("row 0");
        assertThatIllegalArgumentException().isThrownBy(() -> Cell.of(10, 1)).withMessageContaining("row 10");
        assertThatIllegalArgumentException().isThrownBy(() -> Cell.of(1, 0)).withMessageContaining("column 0");
        assertThatIllegalArgumentException().isThrownBy(() -> Cell.of(1, 10)).withMessageContaining("column 10");
    }
}
