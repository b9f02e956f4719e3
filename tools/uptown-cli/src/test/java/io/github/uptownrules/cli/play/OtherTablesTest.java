package io.github.uptownrules.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.TextLayout;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("full")
class OtherTablesTest {
    private static final Game UPTURN = new UpTurnGame();
    private static final Game STREET = new StreetGame();

    @TempDir
    private Path folder;

    private static TerminalTable start(Game game, String ruleset, String names, long seed) {
        return TerminalTable.of(TerminalGame.start(game, ruleset, Optional.of(names), "1", seed), TextColors.NONE);
    }

    private static TerminalTable bots(TerminalTable table) {
        TerminalTable next = table;
        while (next.botToMove().isPresent()) {
            next = next.playBot();
        }
        return next;
    }

    private static String words(TerminalTable table) {
        return table.text().replaceAll("\\s+", " ");
    }

    private static void checkFits(TerminalTable table, int columns, int lines) {
        assertThat(table.text().lines())
                .hasSizeLessThan(lines)
                .allSatisfy(line -> assertThat(TextLayout.width(line)).isLessThanOrEqualTo(columns));
    }

    /** Returns a game between people that begins at a position. */
    private static TerminalTable people(Game game, String position) {
        PlayedGame.Whole play = game.position(position);
        return TerminalTable.of(
                new TerminalGame(
                        game, play, ImmutableList.copyOf(Collections.nCopies(play.seats(), TerminalGame.HUMAN)), 7),
                TextColors.NONE);
    }

    @ParameterizedTest
    @CsvSource({"upturn-2, 1", "upturn-3, 2", "upturn-3, 3", "upturn-4, 4", "upturn-4, 5"})
    void hiddenInformationNeverReachesTheScreen(String ruleset, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        PlayedGame.Whole play = UPTURN.deal(ruleset, seed, "1");
        for (int ply = 0; ply < 60 && !play.isOver(); ply++) {
            TerminalTable curtained = people(UPTURN, play.text());
            assertThat(curtained.isCurtained()).isTrue();
            for (int world = 0; world < Effort.of(3); world++) {
                TerminalTable other =
                        people(UPTURN, play.seenBy(Viewer.SPECTATOR).sample(world));
                assertThat(other.text()).isEqualTo(curtained.text());
                assertThat(other.answer("moves").text())
                        .isEqualTo(curtained.answer("moves").text());
                assertThat(other.completions("")).isEqualTo(curtained.completions(""));
            }
            TerminalTable seen = curtained.answer("");
            Map<String, String> answers = new HashMap<>();
            String legal =
                    play.legalMoves().get(random.nextInt(play.legalMoves().size()));
            for (int world = 0; world < Effort.of(3); world++) {
                TerminalTable other = people(
                                UPTURN, play.seenBy(play.turn().orElseThrow()).sample(world))
                        .answer("");
                for (String typed : List.of("", "moves", "hint", "help", "history", "40", "1", "J+", "pass", "zz")) {
                    // Drawn tiles differ between worlds, and hints are slow.
                    if (play.legalMoves().contains(typed) || typed.equals("hint") && (world > 0 || ply % 20 > 0)) {
                        continue;
                    }
                    assertThat(other.answer(typed).text())
                            .as(typed)
                            .isEqualTo(answers.computeIfAbsent(
                                    typed, line -> seen.answer(line).text()));
                }
                assertThat(other.completions("")).isEqualTo(seen.completions(""));
            }
            play = play.play(legal);
        }
    }

    @ParameterizedTest
    @CsvSource({"upturn-2, 1", "upturn-3, 2", "upturn-4, 3", "upturn-4, 4"})
    void eachPersonSeesOnlyTheirOwnRack(String ruleset, long seed) {
        TerminalTable table =
                start(UPTURN, ruleset, String.join(",", Collections.nCopies(UPTURN.seats(ruleset), "human")), seed);
        for (int turn = 0; turn < 120 && !table.sitting().play().isOver(); turn++) {
            checkFits(table, 80, 24);
            if (table.isCurtained()) {
                assertThat(table.text().lines().filter(line -> line.matches("[> ] Seat \\d: \\d+ tiles?( .*)?")))
                        .allSatisfy(line -> assertThat(line).matches("[> ] Seat \\d: \\d+ tiles?(  \\(has drawn\\))?"));
                assertThat(table.answer("moves").text()).contains("Press Enter first");
                assertThat(table.answer(table.sitting().play().legalMoves().get(0))
                                .sitting())
                        .isEqualTo(table.sitting());
                table = table.answer("");
            }
            assertThat(table.isCurtained()).isFalse();
            checkFits(table, 80, 24);
            assertThat(table.text()).contains("You may: ", "Tiles: invented");
            List<String> legal = table.sitting().play().legalMoves();
            table = table.answer(table.sitting().hint());
            assertThat(legal).isNotEmpty();
        }
        assertThat(table.sitting().moves()).isGreaterThan(5);
    }

    @Test
    void playsAgainstBots() {
        TerminalTable table = start(UPTURN, "upturn-3", "human,sensible,sensible", 42);
        assertThat(table.text())
                .contains(
                        "On the line: 64, open",
                        "Turns go left, seat numbers up; bag 84, played 0",
                        "> Seat 1: 7 tiles  9 31* 67* 69 88 D T\n  Seat 2: 7 tiles\n",
                        "You may: 9 31* 31*>2 ");
        assertThat(table.prompt()).isEqualTo("Seat 1> ");
        assertThat(table.answer("40").text()).contains("'40' is refused:\n  your rack lacks 40\n");
        assertThat(table.answer("D").text()).contains("'D' is refused:").doesNotContain("may become");
        assertThat(table.answer("67*,").text()).contains("'67*,' may become: 67*,69,88>222 ");
        assertThat(table.answer("b5@E5 x").text()).contains("'b5@E5 x' is refused:");
        assertThat(table.completions("67*>")).containsExactly("67*>2", "67*>3");
        assertThat(table.completions("h")).containsExactly("hint", "history", "help");
        assertThat(table.answer("undo").text()).contains("you have no move to undo");
        assertThat(table.answer("history").text()).contains("No move was made yet.");
        TerminalTable after = bots(table.answer("67*>2"));
        assertThat(after.text()).contains("  1. Seat 1 lays 67*; seat 2 gets a tile\n", "  2. Seat 2 lays ");
        assertThat(after.answer("history").text()).startsWith("1. 1 67*>2 drawn=2:?\n2. 2 ");
        assertThat(after.answer("undo").sitting()).isEqualTo(table.sitting());
        assertThat(after.answer("quit").isClosed()).isTrue();
        assertThat(after.farewell()).isEqualTo("The game was not finished.");
        assertThat(table.answer("hint").text())
                .contains("The best moves found, and your chance to win with them in %:\n  ");
    }

    @Test
    void colorsDoNotChangeTheLayout() {
        TerminalGame sitting = TerminalGame.start(UPTURN, "upturn-3", Optional.empty(), "1", 42);
        String colored = TerminalTable.of(sitting, TextColors.ANSI).text();
        assertThat(colored).contains("\033[");
        assertThat(colored.replaceAll("\033\\[[0-9;]*m", ""))
                .isEqualTo(TerminalTable.of(sitting, TextColors.NONE).text());
    }

    @Test
    void aSavedGameContinuesUnchanged() throws IOException {
        for (Game game : List.of(UPTURN, STREET)) {
            String ruleset = game.rulesets().keySet().asList().get(0);
            TerminalTable table =
                    TerminalTable.of(TerminalGame.start(game, ruleset, Optional.empty(), "1", 5), TextColors.NONE);
            table = bots(table.answer(table.sitting().hint()));
            Path file = folder.resolve(ruleset);
            assertThat(table.answer("save " + file).text()).contains("Saved to ");
            TerminalTable resumed = table.answer("resume " + file);
            assertThat(resumed.sitting().names()).isEqualTo(table.sitting().names());
            assertThat(resumed.sitting().moves()).isEqualTo(table.sitting().moves());
            assertThat(resumed.sitting().play().text())
                    .isEqualTo(table.sitting().play().text());
            assertThat(bots(resumed.answer(resumed.sitting().hint()))
                            .sitting()
                            .play()
                            .text())
                    .isEqualTo(bots(table.answer(table.sitting().hint()))
                            .sitting()
                            .play()
                            .text());
            assertThat(table.answer("save").text()).contains("'save' takes a FILE after it");
            Files.writeString(file, "my letter");
            assertThat(words(table.answer("save " + file))).contains("is not a saved game, so it is left alone");
            assertThat(table.answer("resume " + file).sitting()).isEqualTo(table.sitting());
            assertThat(words(table.answer("resume " + folder.resolve("no")))).contains("there is no file or folder");
            assertThat(Files.readString(file)).isEqualTo("my letter");
        }
    }

    @Test
    void aRecordWithoutPlayersGetsTheDefaultPlayers() {
        PlayedGame.Whole play = UPTURN.deal("upturn-3", 5, "1");
        assertThat(TerminalGame.resume(UPTURN, play.record(), Optional.empty()).names())
                .containsExactly("human", "sensible", "sensible");
        PlayedGame.Whole named = play.withHeader("Seat1", "random").withHeader("Seat3", "Ada");
        assertThat(TerminalGame.resume(UPTURN, named.record(), Optional.empty()).names())
                .containsExactly("random", "sensible", "human");
    }

    @Test
    void rejectsInvalidMovesAndListsTheLegalOnes() {
        TerminalTable table = start(UPTURN, "upturn-3", "human,sensible,sensible", 42);
        assertThat(words(table.answer("zz")))
                .contains("'zz' is refused: column 1: 'zz' is not a move", "Type help for the moves and commands.");
        assertThat(words(table.answer("undo 3"))).contains("'undo' takes nothing after it, not '3'");
        assertThat(words(table.answer("moves")).strip())
                .isEqualTo(String.join(" ", table.place().legalMoves()));
        assertThat(table.answer("help").text())
                .contains(LineHandler.commands())
                .startsWith(table.presentation().help().get(0));
    }

    @ParameterizedTest
    @CsvSource({"street-2, 1", "street-3, 2", "street-4, 3"})
    void streetsFitOnAHundredColumns(String ruleset, long seed) {
        TerminalTable table =
                start(STREET, ruleset, String.join(",", Collections.nCopies(STREET.seats(ruleset), "human")), seed);
        while (!table.sitting().play().isOver()) {
            assertThat(table.isCurtained()).isFalse();
            assertThat(table.prompt())
                    .isEqualTo("Seat " + table.sitting().play().turn().orElseThrow() + "> ");
            checkFits(table, 100, 500);
            assertThat(table.text()).contains("sample-1 (invented)", "You may: ");
            table = table.answer(table.sitting().hint());
        }
        checkFits(table, 100, 500);
        assertThat(table.text()).contains("The game is over. Seat ");
        assertThat(table.farewell()).startsWith("The game is over. Seat ");
        assertThat(table.answer("b1x").text()).contains("the game is over; available: save, history, undo");
    }

    @Test
    void explainsWhyAProjectCannotBeBuilt() {
        TerminalTable table = start(STREET, "street-2", "human,human", 42);
        assertThat(table.answer("b81a").text()).contains("'b81a' may become: b81a@1.1 b81a@1.2");
        assertThat(table.answer("b83a").text())
                .contains("your first action is for the card of your own pile, not for b83")
                .contains("Corner Headquarters (b83a) is not a gift: you build it in your own street");
        assertThat(table.answer("b83a@1.1").text())
                .contains("your first action is for the card of your own pile, not for b83");
        assertThat(table.answer("b81a@1").sitting().moves()).isEqualTo(1);
        assertThat(table.answer("b81x").text()).contains("  1. Seat 1 discards b81; b61 is revealed");
    }
}
