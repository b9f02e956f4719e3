package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.random.SplitMix64;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A terminated game has no move to choose, even if its board has. */
class EndedGameTest {

    private static final String OVER = "the game is over: there is no move to choose";

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-3", "street-3"})
    void choosesNoMoveInATerminatedGame(String ruleset) {
        PlayedGame.Whole dealt = dealt(ruleset);
        SeenGame view = dealt.terminated("resignation 2").seenBy(dealt.turn().orElseThrow());

        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.choose("random", new SplitMix64(1)))
                .withMessage(OVER);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.estimates(10, new SplitMix64(1)))
                .withMessage(OVER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-3", "upturn-3", "street-3"})
    void countsNoMovesOfATerminatedGame(String ruleset) {
        PlayedGame.Whole ended = dealt(ruleset).terminated("resignation 2");
        assertThat(ended.perft(0)).isEqualTo(1);
        assertThat(ended.perft(1)).isZero();
    }

    private static PlayedGame.Whole dealt(String ruleset) {
        return Games.load().ofRuleset(ruleset).deal(ruleset, 1, "1");
    }
}
