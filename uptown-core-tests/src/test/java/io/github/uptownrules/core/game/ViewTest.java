package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A fixed selection of {@link ViewProperties}, fast enough for mutation testing. */
class ViewTest {
    private final ViewProperties properties = new ViewProperties();

    @ParameterizedTest
    @ValueSource(strings = {"two-by-two", "uneven", "two-by-two-rack-2"})
    void viewsOfLatePositionsObeyTheLaws(String shape) {
        for (int seed = 0; seed < 8; seed++) {
            GameState game =
                    GameState.of(RandomSetup.late(JudgedRuleset.shape(shape).ruleset(), seed));
            properties.viewsObeyTheLaws(game, seed);
            properties.hiddenInformationDoesNotInterfere(game, seed);
        }
    }

    @Test
    void viewsOfAFinalPositionWithTilesInThePilesObeyTheLaws() {
        GameState game =
                GameState.of(RandomSetup.late(JudgedRuleset.shape("four-rack-1").ruleset(), 138));
        assertThat(game.isOver()).isTrue();
        assertThat(game.pileSize(Color.ORANGE)).isEqualTo(4);
        properties.viewsObeyTheLaws(game, 1);
    }
}
