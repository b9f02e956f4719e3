package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A few of the checks of {@link ViewProperties}, always the same ones: quick, for mutation testing. */
class ViewTest {
    private final ViewProperties properties = new ViewProperties();

    @ParameterizedTest
    @ValueSource(strings = {"two-by-two", "uneven", "two-by-two-rack-2"})
    void viewsOfLatePositionsKeepTheLaws(String shape) {
        for (int seed = 0; seed < 8; seed++) {
            GameState game =
                    GameState.of(RandomSetup.late(JudgedRuleset.shape(shape).ruleset(), seed));
            properties.everyViewKeepsTheLaws(game, seed);
            properties.nothingHiddenInterferes(game, seed);
        }
    }

    @Test
    void viewsOfAFinalPositionWithTilesInThePilesKeepTheLaws() {
        GameState game =
                GameState.of(RandomSetup.late(JudgedRuleset.shape("four-rack-1").ruleset(), 138));
        assertThat(game.isOver()).isTrue();
        assertThat(game.pileSize(Color.ORANGE)).isEqualTo(4);
        properties.everyViewKeepsTheLaws(game, 1);
    }
}
