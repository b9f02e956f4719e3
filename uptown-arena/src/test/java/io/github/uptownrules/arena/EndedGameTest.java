package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.OldGames;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.SplitMix64;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that was ended has no move to choose, though its board has. */
class EndedGameTest {

    private static final String OVER = "the game is over: there is no move to choose";

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-3", "street-3"})
    void choosesNoMoveOfAGameThatWasEnded(String ruleset) {
        TextState dealt = game(ruleset).deal(ruleset, 1, "1");
        TextView view = dealt.terminated("resignation 2").viewFor(dealt.turn());

        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.choose("random", new SplitMix64(1)))
                .withMessage(OVER);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.estimates(10, new SplitMix64(1)))
                .withMessage(OVER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-3", "upturn-3", "street-3"})
    void countsNoMovesOfAGameThatWasEnded(String ruleset) {
        TextState ended = game(ruleset).deal(ruleset, 1, "1").terminated("resignation 2");
        assertThat(ended.perft(0)).isEqualTo(1);
        assertThat(ended.perft(1)).isZero();
    }

    private static OldGame game(String ruleset) {
        return OldGames.load().all().stream()
                .filter(game -> game.hasRuleset(ruleset))
                .findAny()
                .orElseThrow();
    }
}
