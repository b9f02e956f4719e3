package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.EngineComparison;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomSetup;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

/** Compares the fast engine with the naive one, in games and in positions that play cannot reach. */
class NaiveEngineProperties {
    private static int compared;

    @Provide
    Arbitrary<JudgedRuleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes());
    }

    @Property(tries = 1200)
    void games(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        compared += new EngineComparison(judged, seed).compareGame();
    }

    @Property(tries = 10_000)
    void arbitraryPositions(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        GameState game = GameState.of(RandomSetup.of(judged.ruleset(), seed));
        compared += new EngineComparison(judged, seed).comparePosition(game);
    }

    @AfterContainer
    static void comparedEnoughPositions() {
        System.out.println("positions compared with the naive engine: " + compared);
        assertThat(compared).isGreaterThan(Effort.isFull() ? 100_000 : Effort.of(60_000));
    }
}
