package io.github.uptownrules.effort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DialTest {
    @ParameterizedTest
    @CsvSource({
        "0.2, 1000, 1, 200",
        "0.2, 3, 1, 1",
        "0.2, 6, 1, 2",
        "0.2, 15, 1, 3",
        "0.1, 30, 1, 3",
        "0.7, 10, 1, 7",
        "0.2, 1000, 300, 300",
        "0.2, 3, 3, 3",
        "1, 1000, 10, 1000",
        "5, 1000, 10, 5000",
        "1000, 2147483647, 1, 2147483647",
        "0.000001, 1000, 1, 1"
    })
    void scalesACountUpToTheLeast(String effort, int full, int least, int count) {
        assertThat(Dial.parse(effort, "0").count(full, least)).isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "-5, 1", "10, 0", "10, 11"})
    void rejectsInvalidCounts(int full, int least) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dial.parse("1", "0").count(full, least));
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "NaN", "1001", "Infinity"})
    void effortIsAboveZeroAndAtMostAThousand(String effort) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dial.parse(effort, "0"))
                .withMessageStartingWith("effort must be above 0 and at most 1000, not ");
    }

    @ParameterizedTest
    @CsvSource({
        "0.2, 0, 1, 1",
        "0.2, 0, 2, 13",
        "0.2, 0, 4, 0123",
        "0.6, 0, 1, 123",
        "0.5, 1, 1, 20",
        "1, 3, 1, 0123",
        "9, 0, 1, 0123"
    })
    void selectsEvenlySpacedCases(double effort, long seed, int least, String found) {
        assertThat(new Dial(effort, seed).some(List.of("0", "1", "2", "3"), least))
                .containsExactlyInAnyOrder(found.split(""));
    }

    @Test
    void seedsReachAllCases() {
        List<Integer> cases = List.of(0, 1, 2, 3, 4, 5, 6);
        assertThat(LongStream.range(-7, 0)
                        .mapToObj(seed -> new Dial(0.01, seed).some(cases, 1).get(0)))
                .containsExactlyInAnyOrderElementsOf(cases);
    }

    @Test
    void rejectsInvalidNumbers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dial.parse("much", "0"))
                .withMessage("effort must be a number such as 0.2, not 'much'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Dial.parse("1", "1.5"))
                .withMessage("seed must be a whole number of 64 bits, not '1.5'");
    }

    @Test
    void seedsOfANormalBuildAreTheNumbersThemselves() {
        assertThat(LongStream.of(0, 1, -7).map(Dial.parse("0.2", "0")::seed)).containsExactly(0L, 1L, -7L);
    }

    @Test
    void theSeedOfARunChangesTheSeedsOfTests() {
        assertThat(LongStream.range(0, 1_000)
                        .flatMap(run -> LongStream.range(0, 100).map(new Dial(1, run)::seed))
                        .distinct()
                        .count())
                .isEqualTo(100_000);
    }
}
