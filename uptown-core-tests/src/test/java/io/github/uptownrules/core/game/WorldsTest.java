package io.github.uptownrules.core.game;

import io.github.uptownrules.testkit.laws.JudgedRuleset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A fixed selection of {@link WorldsProperties}, fast enough for mutation testing. The positions generated from the
 * large seed include a final one with tiles left in the piles, and one whose mover might have been stuck.
 */
@Tag("full")
class WorldsTest {
    private final WorldsProperties properties = new WorldsProperties();

    @ParameterizedTest
    @CsvSource({"two, 1", "four-rack-1, 138", "two-by-two-rack-2, 1"})
    void countMatchesTheList(String shape, long seed) {
        properties.countMatchesTheList(JudgedRuleset.shape(shape), seed);
    }

    @Test
    void worldsMatchTheNaiveJudge() {
        properties.worldsMatchTheNaiveJudge(JudgedRuleset.shape("two-by-two-rack-2"), 1);
    }
}
