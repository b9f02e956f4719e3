package io.github.uptownrules.base.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.text.Faults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records with variations, as a reader of main lines and a reader of faults see them. */
class VariationsTest {
    private static String second(String moves) {
        return Toy.text("", moves).replace("toy 1", "toy 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'1 2'                   | '1 2'",
                "'  1 2\n'               | '  1 2\n'",
                "'{a} 1 {b} {c} 2'       | '1 2'",
                "'{a}1{b}2'              | '1 2'",
                "' {a}\n 1'              | '1'",
                "'1 ! (2 {b} (3) 4) 5'   | '1 5'",
                "'1 {a}'                 | '1'",
                "'1 {a} '                | '1 '",
                "'{a} '                  | ''",
                "'{a}'                   | ''",
                "'{a}  1. 5 {b}  2. 6'   | '1. 5  2. 6'"
            })
    void removesEverythingButTheMainLine(String moves, String main) {
        Faults faults = new Faults();
        String text = second(moves.replace("\\n", "\n"));
        assertThat(RecordText.read(text, Toy.FORMAT, faults).mainLine())
                .isEqualTo(Toy.text("", main.replace("\\n", "\n")));
        assertThat(faults.all()).isEmpty();
    }

    /** The moves after a fault are meaningless, as is the result. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "! x       | 5:1 a glyph follows its move directly",
                "5 (x y)   | 5:4 no move: 'x'",
                "5 (5 x)   | 5:4 a second line begins with the same move '5'",
                "5 (6 x) y | 5:9 no move: 'y'"
            })
    void reportsOneFaultOfVariations(String moves, String fault) {
        assertThat(Toy.faults(second(moves))).hasSize(1);
        assertThat(Toy.fault(second(moves))).isEqualTo(fault);
    }

    @Test
    void namesTheSecondVersion() {
        assertThat(RecordFormat.second("toy 1")).isEqualTo("toy 2");
        assertThat(RecordFormat.second("toy")).isEqualTo("toy 2");
    }
}
