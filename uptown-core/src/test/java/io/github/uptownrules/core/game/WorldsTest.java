package io.github.uptownrules.core.game;

import io.github.uptownrules.core.testkit.JudgedRuleset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A few of the comparisons of {@link WorldsProperties}, always the same ones: quick, for mutation testing. */
class WorldsTest {
    private final WorldsProperties properties = new WorldsProperties();

    @ParameterizedTest
    @ValueSource(strings = {"two", "four-rack-1", "two-by-two-rack-2"})
    void theCountIsTheLengthOfTheList(String shape) {
        properties.theCountIsTheLengthOfTheList(JudgedRuleset.shape(shape), 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"two", "two-by-two-rack-2"})
    void theWorldsAreThoseTheNaiveJudgeFinds(String shape) {
        properties.theWorldsAreThoseTheNaiveJudgeFinds(JudgedRuleset.shape(shape), 1);
    }
}
