package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.variants.Rulesets;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CutOffPlanTest {
    private static final CutOff SEVERAL = CutOff.of(Rulesets.standard(3).deal(1).viewFor(Seat.ONE));
    private static final CutOff TWO = CutOff.of(Rulesets.twoPlayer().deal(1).viewFor(Seat.ONE));

    @ParameterizedTest
    @CsvSource({
        "1, 12, 12",
        "30, 12, 12",
        "300, 12, 12",
        "600, 22, 12",
        "1500, 35, 12",
        "2000, 39, 12",
        "4000, 49, 22",
        "10000, 60, 35",
        "1000000, 60, 60"
    })
    void morePlayoutsAreLonger(int playouts, int several, int two) {
        assertThat(SEVERAL.plies(playouts)).isEqualTo(several);
        assertThat(TWO.plies(playouts)).isEqualTo(two);
    }

    /** Playouts are as long as the time allows: longer playouts would be too few. */
    @Property
    void lengthMatchesTheNumberThatTimeAllows(@ForAll @IntRange(min = 1, max = 2_000_000) int shortest) {
        int plies = SEVERAL.pliesInTimeFor(shortest);
        assertThat(plies).isBetween(12, 60);
        assertThat(plies == 12 || SEVERAL.plies(shortest * 20.0 / (8 + plies)) >= plies)
                .isTrue();
        assertThat(plies == 60 || SEVERAL.plies(shortest * 20.0 / (9 + plies)) <= plies)
                .isTrue();
    }

    /** A time budget needs a measurement, which takes part of the time. A fixed number of playouts needs no measurement. */
    @Test
    void measuresSpeedForTimeBudgetsOnly() {
        AtomicInteger runs = new AtomicInteger();
        SEVERAL.plies(Budget.parse("2000"), () -> sums -> runs.incrementAndGet(), 6);
        assertThat(runs).hasValue(0);
        long start = System.nanoTime();
        assertThat(SEVERAL.plies(Budget.parse("60000ms"), () -> sums -> runs.incrementAndGet(), 6))
                .isEqualTo(60);
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(5_000_000);
        assertThat(runs.get()).isPositive();
    }
}
