package io.github.uptownrules.core.game;

import io.github.uptownrules.testkit.laws.JudgedRuleset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A few of the comparisons of {@link WorldsProperties}, always the same ones: quick, for mutation testing. Among the
 * positions from the large seed are one that is final although piles are left, and one whose mover might have been stuck.
 */
@Tag("full")
class WorldsTest {
    private final WorldsProperties properties = new WorldsProperties();

    @ParameterizedTest
    @CsvSource({"two, 1", "four-rack-1, 138", "two-by-two-rack-2, 1"})
    void theCountIsTheLengthOfTheList(String shape, long seed) {
        properties.theCountIsTheLengthOfTheList(JudgedRuleset.shape(shape), seed);
    }

    @Test
    void theWorldsAreThoseTheNaiveJudgeFinds() {
        properties.theWorldsAreThoseTheNaiveJudgeFinds(JudgedRuleset.shape("two-by-two-rack-2"), 1);
    }
}
