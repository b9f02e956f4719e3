package io.github.uptownrules.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.variants.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People who take turns at one terminal cannot recall each other's input. */
class TerminalConsoleTest {
    private static final Ruleset FOUR = Rulesets.standard(4);
    private static final String DELETE_LINE = "\u0015";
    private static final String PUT_BACK = "\u0019";
    private static final String UNDO = "\u001F";
    private static final String ARROW_UP = "\u001BOA";
    private static final String SEARCH_BACK = "\u0012";

    /** Returns the lines that the program reads for these keys. */
    private static List<String> lines(String seats, String... keys) throws IOException {
        byte[] typed = (String.join("\r", keys) + "\r").getBytes(StandardCharsets.UTF_8);
        List<String> lines = new ArrayList<>();
        try (TerminalConsole console = new TerminalConsole(new ExternalTerminal(
                "test",
                "xterm",
                new ByteArrayInputStream(typed),
                new ByteArrayOutputStream(),
                StandardCharsets.UTF_8))) {
            TerminalTable table = UptownTables.table(FOUR, Optional.of(seats));
            for (int i = 0; i < keys.length; i++) {
                while (table.botToMove().isPresent()) {
                    table = table.playBot();
                }
                console.show(table);
                String line = console.read(table).orElseThrow();
                lines.add(line);
                table = table.answer(line);
            }
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(strings = {PUT_BACK, UNDO, ARROW_UP, SEARCH_BACK + "b", "\u001By", "\u001B."})
    void nothingCanBeRecalledAfterTheCurtain(String recall) throws IOException {
        String everybody = "human,human,human,human";
        String move = "b7" + DELETE_LINE + "b2@E2";
        for (List<String> lines : List.of(
                lines(everybody, "", move, recall),
                lines(everybody, "", move, "", recall),
                // The text typed at the curtain cannot be recalled either.
                lines(everybody, "", "b2@E2", "b7" + DELETE_LINE, recall))) {
            assertThat(lines.get(1)).isEqualTo("b2@E2");
            assertThat(lines.get(lines.size() - 1)).doesNotContain("7");
        }
    }

    @Test
    void aSinglePlayerCanRecallDeletedText() throws IOException {
        String alone = "human,random,random,random";
        assertThat(lines(alone, "b7" + DELETE_LINE, PUT_BACK)).containsExactly("", "b7");
        assertThat(lines(alone, "b7", ARROW_UP)).containsExactly("b7", "b7");
        assertThat(lines("human,human,human,human", "", "b7" + DELETE_LINE, PUT_BACK))
                .containsExactly("", "", "b7");
    }
}
