package io.github.uptownrules.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Saved games that were terminated: the player can only look, undo and quit. */
class EndedTablesTest {
    /** A game between a person and bots, saved when a bot or the person was to move. */
    private static TerminalTable resumed(String ruleset, String how, int plies) {
        Game game = Games.load().ofRuleset(ruleset);
        PlayedGame.Whole play = game.deal(ruleset, 42, "1");
        for (int ply = 0; ply < plies; ply++) {
            play = play.play(play.legalMoves().get(0));
        }
        return TerminalTable.of(
                TerminalGame.resume(game, play.terminated(how).record(), Optional.empty()), TextColors.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "standard-3,resignation 2,4,seat 2 resigned", "standard-3,time 1,3,seat 1 ran out of time",
        "upturn-3,resignation 2,1,seat 2 resigned", "upturn-3,time 1,0,seat 1 ran out of time",
        "street-2,resignation 2,2,seat 2 resigned", "street-2,time 1,4,seat 1 ran out of time"
    })
    void aResumedGameIsOver(String ruleset, String how, int plies, String words) {
        TerminalTable table = resumed(ruleset, how, plies);
        assertThat(table.botToMove()).isEmpty();
        assertThat(table.isCurtained()).isFalse();
        assertThat(table.prompt()).isEqualTo("The game is over> ");
        assertThat(table.text())
                .contains("The game is over: " + words + ". ")
                .doesNotContain("to move", "\n> ", " > Seat", "may be built on", "Type a move");
        for (String line : new String[] {"hint", "moves", "b1@A1", "draw", "p1a@1.1", "b1"}) {
            assertThat(table.answer(line).text())
                    .contains("the game is over; available: save, history, undo, resume and quit");
        }
        assertThat(table.completions("")).containsExactlyElementsOf(LineHandler.commands());
        assertThat(table.farewell()).startsWith("The game is over: " + words + ". ");
        assertThat(table.answer("quit").isClosed()).isTrue();
        assertThat(table.sitting().play().record()).contains("[Termination \"" + how + "\"]");
    }

    /** Undo works just as it does after a regular end. */
    @ParameterizedTest
    @CsvSource({"standard-3,6", "upturn-2,4", "street-2,6"})
    void undoContinuesTheGame(String ruleset, int plies) {
        TerminalTable table = resumed(ruleset, "resignation 1", plies).answer("undo");
        assertThat(table.sitting().play().isOver()).isFalse();
        assertThat(table.sitting().play().turn()).hasValue(Seat.ONE);
        assertThat(table.text()).doesNotContain("The game is over");
    }
}
