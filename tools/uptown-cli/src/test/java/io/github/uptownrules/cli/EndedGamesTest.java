package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records of terminated games: over at the last move, and open before it. */
class EndedGamesTest {
    private static final Games GAMES = Games.load();

    @TempDir
    private Path folder;

    private Path ended(String ruleset, String how) throws IOException {
        Game game = GAMES.ofRuleset(ruleset);
        PlayedGame.Whole play = game.deal(ruleset, 42, "1");
        for (int ply = 0; ply < 7; ply++) {
            play = play.play(play.legalMoves().get(0));
        }
        Path file = folder.resolve(ruleset + ".txt");
        Files.writeString(file, play.terminated(how).record() + "\n");
        return file;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    standard-3 | resignation 2 | seat 2 resigned                | 'Seat 2 (green), resigned, rank 3'
                    standard-3 | time 1 3      | seats 1 and 3 ran out of time  | 'Seat 3 (orange), out of time, rank 2'
                    upturn-3   | resignation 2 | seat 2 resigned                | ', resigned, rank 3'
                    upturn-3   | agreement     | the players agreed to end it   | ', ended by agreement, rank 1'
                    street-3   | time 3        | seat 3 ran out of time         | 'Seat 3, out of time, rank 3'
                    street-3   | limit         | the table had a limit          | ', ended by a limit, rank 1'
                    """)
    void aReplayShowsTheResult(String ruleset, String how, String words, String seat) throws IOException {
        String file = ended(ruleset, how).toString();
        for (List<String> viewer : List.of(List.<String>of(), List.of("--as", "2"))) {
            String[] command = viewer.isEmpty()
                    ? new String[] {"replay", file, "--no-color"}
                    : new String[] {"replay", file, "--no-color", "--as", "2"};
            assertThat(run(command).out())
                    .contains("The game is over: " + words + ". ", seat, "\n  1. Seat ")
                    .doesNotContain("to move", "\n> ", "may be built on");
        }
        assertThat(run("replay", file, "--no-color", "--at", "6").out())
                .doesNotContain("over", "rank", words)
                .containsPattern("to move|\n> ");
    }

    @ParameterizedTest
    @CsvSource({"standard-4,Seat 2", "upturn-3,Seat 2", "street-2,Seat 2"})
    void aPictureOfTheEndShowsTheTermination(String ruleset, String seat) throws IOException {
        String file = ended(ruleset, "resignation 2").toString();
        String end = run("svg", "--record", file, "-o", "-").out();
        assertThat(end)
                .contains(">the game is over: seat 2 resigned<")
                .containsPattern(">" + seat + "[^<]*, rank \\d<")
                .doesNotContain("to move");
        assertThat(run("svg", "--record", file, "--view", "1", "-o", "-").out())
                .contains(">the game is over: seat 2 resigned<");
        String before = run("svg", "--record", file, "--at", "6", "-o", "-").out();
        assertThat(before).contains("to move").doesNotContain("over", "rank ");
        Game game = GAMES.ofRuleset(ruleset);
        assertThat(run(
                                "svg",
                                "--position",
                                game.record(Files.readString(Path.of(file)))
                                        .upTo(6)
                                        .text(),
                                "-o",
                                "-")
                        .out())
                .isEqualTo(before);
    }

    @Test
    void drawsAPositionOrARecord() throws IOException {
        String file = ended("standard-3", "agreement").toString();
        run("svg", "--record", file, "--at", "8", "-o", "-").assertError("the record has 7 moves");
        for (String[] wrong : new String[][] {
            {"svg", "-o", "-"},
            {"svg", "-o", "-", "--position", "x", "--record", file},
            {"svg", "-o", "-", "--position", "x", "--at", "1"}
        }) {
            assertThat(run(wrong).err())
                    .startsWith("uptown: expected either --position, or --record with or without --at");
            assertThat(run(wrong).exitCode()).isEqualTo(2);
        }
        run("svg", "--record", file, "--targets", "b1", "-o", "-")
                .assertError("tile b1 cannot be played: the game is over: the players agreed to end it");
    }

    @ParameterizedTest
    @CsvSource({"two-player", "upturn-2", "street-2"})
    void anAnalysisShowsTheTermination(String ruleset) throws IOException {
        String file = ended(ruleset, "time 1").toString();
        assertThat(run("analyse", file, "--playouts", "20").out())
                .contains("\nThe game is over: seat 1 ran out of time. Seat 2")
                .contains("seat  moves  loss a move");
    }
}
