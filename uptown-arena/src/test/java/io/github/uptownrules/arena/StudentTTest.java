package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;

class StudentTTest {
    @Test
    void quantilesAgreeWithAnotherLibrary() {
        IntStream.concat(IntStream.rangeClosed(1, 500), IntStream.of(1_000, 12_345, 1_000_000, Integer.MAX_VALUE))
                .forEach(degrees -> assertThat(StudentT.quantile975(degrees))
                        .as("%s degrees of freedom", degrees)
                        .isCloseTo(TDistribution.of(degrees).inverseSurvivalProbability(0.025), within(1e-8)));
    }
}
