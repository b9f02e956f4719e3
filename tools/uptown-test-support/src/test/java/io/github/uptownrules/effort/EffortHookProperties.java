package io.github.uptownrules.effort;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

/** Tests the effect of the hook on properties, regardless of the effort and the seed of this run. */
class EffortHookProperties {
    private static final List<Long> DRAWN = new ArrayList<>();
    private static final List<Long> DRAWN_AGAIN = new ArrayList<>();
    private static final List<Long> DRAWN_WITH_OWN_SEED = new ArrayList<>();
    private static final List<Long> FEW = new ArrayList<>();
    private static final List<Long> DEFAULT = new ArrayList<>();

    @Provide
    Arbitrary<Long> numbers() {
        return Arbitraries.randomValue(Random::nextLong);
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void draws(@ForAll("numbers") long number) {
        DRAWN.add(number);
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void drawsAgain(@ForAll("numbers") long number) {
        DRAWN_AGAIN.add(number);
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE, seed = "77")
    void drawsWithItsOwnSeed(@ForAll("numbers") long number) {
        DRAWN_WITH_OWN_SEED.add(number);
    }

    @Property(tries = 4, edgeCases = EdgeCasesMode.NONE)
    void triesFew(@ForAll("numbers") long number) {
        FEW.add(number);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void triesTheDefault(@ForAll("numbers") long number) {
        DEFAULT.add(number);
    }

    @AfterContainer
    static void checkWhatWasDrawn() {
        assertThat(DRAWN).hasSize(Effort.of(500, 10)).isEqualTo(DRAWN_AGAIN);
        assertThat(DRAWN_WITH_OWN_SEED).hasSameSizeAs(DRAWN).doesNotContainAnyElementsOf(DRAWN);
        assertThat(FEW).hasSize(Effort.of(4, 4));
        assertThat(DEFAULT).hasSize(Effort.of(1_000, 10));
    }
}
