package io.github.uptownrules.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.variants.Rulesets;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays whole games as a person who only sees the screen and makes mistakes. */
class GameLoopTest {
    static List<Ruleset> rulesets() {
        return Effort.some(Rulesets.all(), 3);
    }

    private static TerminalTable table(Ruleset ruleset) {
        return UptownTables.table(ruleset, Optional.empty());
    }

    private static String piped(TerminalTable table, Iterable<String> lines) {
        StringWriter out = new StringWriter();
        GameLoop.run(table, new PipedConsole(new StringReader(String.join("\n", lines)), new PrintWriter(out)));
        return out.toString();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aGameAgainstBotsEndsAndFitsTheScreen(Ruleset ruleset) {
        Reader reader = new Reader();
        GameLoop.run(table(ruleset), reader);
        assertThat(reader.texts()).anyMatch(text -> text.contains("not a tile"));
        assertThat(reader.texts().get(reader.texts().size() - 1))
                .contains("The game is over. ", " 1. Seat ", "finished")
                .doesNotContain("\033");
        String piped = piped(table(ruleset), reader.typed());
        assertThat(piped)
                .doesNotContain("\033", "was not finished")
                .contains(reader.texts().get(reader.texts().size() - 1))
                .containsPattern("(wins|share the victory)\\.\\n\\z");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void peopleTakeTurnsAtOneScreen(Ruleset ruleset) {
        Reader reader = new Reader();
        String names = String.join(",", Collections.nCopies(ruleset.seats().size(), TerminalGame.HUMAN));
        GameLoop.run(UptownTables.table(ruleset, Optional.of(names)), reader);
        assertThat(reader.texts().get(reader.texts().size() - 1)).contains("The game is over. ");
        assertThat(reader.typed()).contains("");
    }

    @Test
    void aColoredScreenHasTheSameText() {
        Reader plain = new Reader();
        Ruleset ruleset = Rulesets.standard(4);
        GameLoop.run(table(ruleset), plain);
        String colored = piped(
                TerminalTable.of(UptownTables.start(ruleset, Optional.empty(), 42), TextColors.ANSI), plain.typed());
        assertThat(colored).contains("\033[");
        assertThat(colored.replaceAll("\033\\[[0-9;]*m", "")).isEqualTo(piped(table(ruleset), plain.typed()));
    }

    @Test
    void inputMayEndAnywhere() {
        Ruleset ruleset = Rulesets.twoPlayer();
        assertThat(piped(table(ruleset), Collections.emptyList())).endsWith("The game was not finished.\n");
        assertThat(piped(table(ruleset), Collections.singleton("quit")))
                .endsWith("Seat 1 (blue and orange)> quit\nThe game was not finished.\n");
    }

    @Test
    void namesABotThatPlaysAnIllegalMove() {
        Game game = new UptownGame().withBot("cheat", (view, random) -> Move.of(Tile.parse("b5"), Cell.parse("E5")));
        TerminalTable table = TerminalTable.of(
                TerminalGame.start(game, "two-player", Optional.of("cheat,human"), "1", 42), TextColors.NONE);
        assertThatThrownBy(table::playBot)
                .isInstanceOf(BotFailure.class)
                .hasMessageStartingWith("the bot 'cheat': it plays 'b5@E5': ");
    }
}
