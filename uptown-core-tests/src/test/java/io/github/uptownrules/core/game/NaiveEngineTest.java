package io.github.uptownrules.core.game;

import io.github.uptownrules.testkit.laws.EngineComparison;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomSetup;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A fixed selection of {@link NaiveEngineProperties}, fast enough for mutation testing. */
class NaiveEngineTest {
    static List<JudgedRuleset> shapes() {
        return JudgedRuleset.shapes();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theEnginesAgreeOnAGame(JudgedRuleset judged) {
        new EngineComparison(judged, 1).compareGame();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theEnginesAgreeOnPositions(JudgedRuleset judged) {
        for (int seed = 0; seed < 20; seed++) {
            new EngineComparison(judged, seed).comparePosition(GameState.of(RandomSetup.of(judged.ruleset(), seed)));
        }
    }
}
