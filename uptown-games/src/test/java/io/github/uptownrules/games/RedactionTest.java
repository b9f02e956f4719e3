package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Redacting a record for an invalid seat names the invalid text. */
class RedactionTest {

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-3", "street-3"})
    void namesAnInvalidSeat(String ruleset) {
        Game game = Games.load().ofRuleset(ruleset);
        PlayedGame played = game.record(game.deal(ruleset, 1, "1").record());

        for (String seat : List.of("-", "", "x", "9", "01", "99999999999")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> played.seenBy(Seat.parse(seat, played.seats())))
                    .withMessageStartingWith("a seat is 1 to ")
                    .withMessageEndingWith(", not '" + seat + "'");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> played.seenBy(Seat.FIVE))
                .withMessageEndingWith(", not '5'");
    }
}
