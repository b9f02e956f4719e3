package io.github.uptownrules.base.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
    @ParameterizedTest
    @CsvSource({
        "2000, 2000, PLAYOUTS, 1",
        "1, 1, PLAYOUTS, 1",
        "1000000/99, 1000000, PLAYOUTS, 99",
        "100ms, 100, MILLISECONDS, 1",
        "600000ms/2, 600000, MILLISECONDS, 2"
    })
    void parsesItsOwnText(String text, int amount, Budget.Unit unit, int threads) {
        Budget budget = Budget.parse(text);
        assertThat(budget).isEqualTo(new Budget(amount, unit, threads)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "-1",
                "1s",
                "05",
                "ms",
                "1000001",
                "600001ms",
                "1000000000",
                "50 ms",
                "5/",
                "5/0",
                "5/100",
                "/2",
                "5/2/2",
                "5ms/02",
                "5,"
            })
    void rejectsOtherTextsInOneLine(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Budget.parse(text))
                .withMessage(
                        "a budget is a number of playouts such as 2000 (1000000 at most), or of milliseconds such as"
                                + " 100ms (600000 at most), with /2 after it for two threads, not '" + text + "'");
    }

    @Test
    void checksLimitsInTheConstructor() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Budget(0, Budget.Unit.PLAYOUTS, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Budget(600_001, Budget.Unit.MILLISECONDS, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Budget(1, Budget.Unit.PLAYOUTS, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Budget(5, Budget.Unit.MILLISECONDS, 100))
                .withMessageEndingWith("not '5ms/100'");
    }

    @Test
    void timeDecreasesAndPlayoutsStay() {
        Budget time = Budget.parse("100ms/2");
        assertThat(time.after(1_999_999)).isEqualTo(Budget.parse("99ms/2"));
        assertThat(time.after(999_999)).isEqualTo(time);
        assertThat(time.after(500_000_000)).isEqualTo(Budget.parse("1ms/2"));
        assertThat(Budget.parse("70").after(500_000_000)).isEqualTo(Budget.parse("70"));
    }
}
