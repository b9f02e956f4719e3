package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ProbabilityTest {
    @Test
    void isReducedToLowestTerms() {
        assertThat(Probability.of(10, 46)).isEqualTo(Probability.of(5, 23)).hasToString("5/23");
        assertThat(Probability.of(1, 4).doubleValue()).isEqualTo(0.25);
    }

    @Test
    void recognizesImpossibility() {
        assertThat(Probability.of(0, 7)).isEqualTo(Probability.of(0, 1));
        assertThat(Probability.of(0, 7).isImpossible()).isTrue();
        assertThat(Probability.of(1, 7).isImpossible()).isFalse();
    }

    @Test
    void recognizesCertainty() {
        assertThat(Probability.of(7, 7)).isEqualTo(Probability.of(1, 1));
        assertThat(Probability.of(7, 7).isCertain()).isTrue();
        assertThat(Probability.of(6, 7).isCertain()).isFalse();
    }

    @Test
    void rejectsInvalidCounts() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Probability.of(-1, 7))
                .withMessage("not a probability: -1 of 7 cases");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Probability.of(8, 7))
                .withMessage("not a probability: 8 of 7 cases");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Probability.of(0, 0))
                .withMessage("not a probability: 0 of 0 cases");
    }
}
