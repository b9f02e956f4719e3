package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.search.Budget;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long playouts are for a budget. */
class CutOffPlanTest {
    @ParameterizedTest
    @CsvSource({"1, 12", "30, 12", "300, 12", "600, 22", "1500, 35", "2000, 39", "10000, 60", "1000000, 60"})
    void theMorePlayoutsTheLonger(int playouts, int plies) {
        assertThat(CutOff.plies(playouts)).isEqualTo(plies);
    }

    /** Longer ones are fewer: with the time that there is, no longer ones could be afforded. */
    @Property
    void withinATimeTheyAreAsLongAsTheirNumberAllows(@ForAll @IntRange(min = 1, max = 2_000_000) int shortest) {
        int plies = CutOff.pliesInTimeFor(shortest);
        assertThat(plies).isBetween(12, 60);
        assertThat(plies == 12 || CutOff.plies(shortest * 20.0 / (8 + plies)) >= plies)
                .isTrue();
        assertThat(plies == 60 || CutOff.plies(shortest * 20.0 / (9 + plies)) <= plies)
                .isTrue();
    }

    /** On a clock speed is measured, with a part of the time; a number of playouts says all. */
    @Test
    void speedIsMeasuredOnAClockOnly() {
        AtomicInteger runs = new AtomicInteger();
        CutOff.plies(Budget.parse("2000"), () -> sums -> runs.incrementAndGet(), 6);
        assertThat(runs).hasValue(0);
        long start = System.nanoTime();
        assertThat(CutOff.plies(Budget.parse("100ms"), () -> sums -> runs.incrementAndGet(), 6))
                .isEqualTo(60);
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(5_000_000);
        assertThat(runs.get()).isPositive();
    }
}
