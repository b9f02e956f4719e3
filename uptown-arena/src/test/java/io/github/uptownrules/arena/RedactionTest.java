package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.OldGames;
import io.github.uptownrules.base.game.Replay;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A record is redacted for a seat; the message names a text that is not a seat. */
class RedactionTest {

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-3", "street-3"})
    void namesATextThatIsNoSeat(String ruleset) {
        OldGame game = OldGames.load().all().stream()
                .filter(each -> each.hasRuleset(ruleset))
                .findAny()
                .orElseThrow();
        Replay replay = game.record(game.deal(ruleset, 1, "1").record());

        for (String seat : List.of("-", "", "x", "9", "01", "99999999999")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> replay.redactedFor(seat))
                    .withMessageStartingWith("a seat is 1 to ")
                    .withMessageEndingWith(", not '" + seat + "'");
        }
    }
}
