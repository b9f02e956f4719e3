package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.variants.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class UptownTest {
    private record Outcome(int exitCode, String out, String err) {}

    private static Outcome run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command =
                Uptown.commandLineFor(args).setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return new Outcome(command.execute(args), out.toString(), err.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "arena --version", "serve -V"})
    void printsTheVersionAndTheCommit(String arguments) throws IOException {
        String version = Pattern.compile("<version>(.+)</version>")
                .matcher(Files.readString(Path.of("pom.xml")))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        assertThat(run(arguments.split(" ")).out())
                .matches("uptown " + Pattern.quote(version)
                        + (Files.exists(Path.of("../../.git")) ? ", commit [0-9a-f]{12}(-dirty)?" : "") + "\\R");
    }

    @Test
    void demoPlaysAWholeGame() {
        Outcome demo = run("demo", "--seed", "42", "--no-color");
        assertThat(demo.exitCode()).isZero();
        assertThat(demo.err()).isEmpty();
        assertThat(demo.out())
                .startsWith("A game of standard-4, seed 42")
                .contains("  1. Seat 1 (blue) plays ")
                .contains(" and captures ")
                .contains(" 96. Seat 4 (red) plays ")
                .contains("The game is over. ")
                .contains("  1. Seat ")
                .doesNotContain("\033");
        assertThat(run("demo", "--seed", "42", "--no-color").out()).isEqualTo(demo.out());
        assertThat(run("demo", "--seed", "43", "--no-color").out()).isNotEqualTo(demo.out());
    }

    @Test
    void demoPlaysOtherRulesets() {
        assertThat(run("demo", "--ruleset", "standard-3", "--seed", "1", "--no-color")
                        .out())
                .contains(" 72. ")
                .doesNotContain(" 73. ");
    }

    @Test
    void recordsAndReplaysADemo(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.txt");
        run("demo", "--ruleset", "two-player", "--seed", "5", "--record", file.toString());
        GameRecord record = Notation.of(Rulesets.all()).readRecord(Files.readString(file));
        assertThat(record.moves()).hasSize(96);
        assertThat(run("replay", file.toString()).out())
                .startsWith("two-player, after 96 of 96 moves")
                .contains("The game is over. ")
                .contains(record.end().toString());
        assertThat(run("replay", file.toString(), "--at", "50").out())
                .contains("after 50 of 96 moves")
                .contains(record.at(50).toString());
        assertThat(run("replay", file.toString(), "--at", "50", "--as", "2").out())
                .contains("blue rack: 5 hidden tiles")
                .contains(record.at(50).viewFor(Seat.TWO).toString())
                .doesNotContain(record.at(50).toString());
        assertThat(run("replay", file.toString(), "--at", "97"))
                .isEqualTo(new Outcome(
                        1,
                        "",
                        "uptown: the record has 96 moves, so it can be shown after 0 to 96 of them, not after 97"
                                + System.lineSeparator()));
        assertThat(run("replay", file.toString(), "--as", "3").err()).startsWith("uptown: a seat is 1 to 2, not '3'");

        Path redacted = folder.resolve("redacted.txt");
        Files.writeString(redacted, record.redactedFor(Seat.TWO).toString());
        assertThat(run("replay", redacted.toString(), "--at", "50").out())
                .isEqualTo(run("replay", file.toString(), "--at", "50", "--as", "2")
                        .out());
        assertThat(run("replay", redacted.toString(), "--as", "2")).isEqualTo(run("replay", redacted.toString()));
        assertThat(run("replay", redacted.toString(), "--as", "1").err())
                .startsWith("uptown: this is the record of seat 2, which does not contain the view of seat 1");
    }

    /** Q13: a replay from a seat's viewpoint shows exactly what a redacted record shows: no seed, no comment. */
    @Test
    void q13_aReplayAsASeatShowsWhatARedactedRecordShows(@TempDir Path folder) throws IOException {
        Path saved = folder.resolve("saved.txt");
        InputStream stdin = System.in;
        try {
            System.setIn(lines("b2@E2", "save " + saved, "quit"));
            run("play", "--seed", "42");
        } finally {
            System.setIn(stdin);
        }
        GameRecord record = Notation.of(Rulesets.all())
                .readRecord(Files.readString(saved))
                .withHeader("Seat1Email", "ada@example.org")
                .withComment("the pile is " + Rulesets.standard(4).deal(42).pile(Color.BLUE));
        Files.writeString(saved, record.toString());
        assertThat(record.headers()).containsKey("BotSeed");
        for (int seat = 1; seat <= 4; seat++) {
            Path redacted = folder.resolve("redacted" + seat);
            Files.writeString(redacted, record.redactedFor(Seat.of(seat)).toString());
            String shown = run("replay", saved.toString(), "--as", String.valueOf(seat))
                    .out();
            assertThat(shown)
                    .isEqualTo(run("replay", redacted.toString()).out())
                    .contains("Seat1: human", "Seat2: greedy")
                    .doesNotContain("BotSeed", record.headers().get("BotSeed"), "Email", "ada", "the pile is");
        }
        assertThat(run("replay", saved.toString()).out()).contains("BotSeed", "ada@example.org");
    }

    @Test
    void hidesControlCharactersInNames(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.txt");
        Files.writeString(
                file,
                GameRecord.of(Rulesets.twoPlayer().deal(1))
                        .withHeader("Seat1", "\u001b[2JAda\u0007")
                        .toString());
        assertThat(run("replay", file.toString(), "--no-color").out())
                .contains("Seat1: ?[2JAda?")
                .doesNotContain("\u001b");
    }

    @Test
    void q9_theFirstSeatMayBeChosenOrRandom() {
        InputStream stdin = System.in;
        try {
            for (int seed = 0; seed < 10; seed++) {
                System.setIn(lines("quit"));
                assertThat(run("play", "--seed", "" + seed, "--first", "random", "--seats", "human,human,human,human")
                                .out())
                        .contains("Seat "
                                + Rulesets.standard(4)
                                        .dealRandomStart(seed)
                                        .turn()
                                        .orElseThrow() + " (");
            }
            System.setIn(lines("quit"));
            assertThat(run("play", "--seed", "1", "--first", "3", "--seats", "human,human,human,human")
                            .out())
                    .contains("Seat 3 (orange): press Enter");
            assertThat(run("play", "--first", "5").err())
                    .startsWith("uptown: there is no seat 5 in ruleset standard-4");
            assertThat(run("play", "--first", "me").err())
                    .startsWith("uptown: the first seat is 1 to 5 or 'random', not 'me'");
        } finally {
            System.setIn(stdin);
        }
    }

    @Test
    void playsAGameFromPipedLines(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.txt");
        InputStream stdin = System.in;
        try {
            System.setIn(lines("b2@E2", "save " + file, "quit"));
            Outcome played = run("play", "--seed", "42");
            assertThat(played.exitCode()).isZero();
            assertThat(played.err()).isEmpty();
            assertThat(played.out())
                    .contains("Seat 1 (blue)> b2@E2", "  4. Seat 4 (red) plays ", "Saved to ")
                    .doesNotContain("\033")
                    .endsWith("The game was not finished." + System.lineSeparator());
            System.setIn(lines());
            assertThat(run("play", "--resume", file.toString()).out()).contains("standard-4, after 4 moves");
        } finally {
            System.setIn(stdin);
        }
    }

    private static InputStream lines(String... lines) {
        return new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void reportsUnusableFiles(@TempDir Path folder) throws IOException {
        assertThat(run("replay", folder.resolve("nothing").toString()).err())
                .isEqualTo("uptown: there is no file or folder " + folder.resolve("nothing") + System.lineSeparator());
        Outcome unrecorded = run("demo", "--record", folder.resolve("no/where").toString());
        assertThat(unrecorded.exitCode()).isEqualTo(1);
        assertThat(unrecorded.out()).isEmpty();
        assertThat(unrecorded.err()).hasLineCount(1).startsWith("uptown: there is no folder " + folder.resolve("no"));
        Path binary = folder.resolve("binary");
        Files.write(binary, new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
        assertThat(run("replay", binary.toString()).err())
                .startsWith("uptown: line 1, byte 1: the record is not text in UTF-8");
        assertThat(run("replay", folder.toString()).err()).startsWith("uptown: " + folder + " is a folder");
        Path wrong = folder.resolve("wrong.txt");
        Files.writeString(wrong, "hello\n");
        assertThat(run("replay", wrong.toString()).err())
                .startsWith("uptown: line 1, column 1: expected a header such as ");
    }

    @Test
    void perftCountsFromAPosition() {
        String position = "standard-4 9/9/9/9/9/9/9/9/9 1 -;-;-;- b=CE25g/1$h49iG7adDFBH6A8ce3fIb;"
                + "g=H2378/1BI5$aciD4G9Adf6ebEChgF;o=DG49c/B8f$7iH6hgedAab12CIEF53;r=C1bce/f7E2I8HDdgGFB6hai359A4$";
        assertThat(run("perft", "--depth", "2", "--position", position))
                .isEqualTo(new Outcome(0, "2025" + System.lineSeparator(), ""));
        assertThat(run("perft", "--depth", "0").out()).isEqualTo("1" + System.lineSeparator());
    }

    @Test
    void drawsAPosition(@TempDir Path folder) throws IOException {
        GameState game = Rulesets.standard(4).deal(1);
        Path file = folder.resolve("board.svg");
        assertThat(run("svg", "--position", game.toString(), "-o", file.toString()))
                .isEqualTo(new Outcome(0, "", ""));
        assertThat(Files.readString(file)).isEqualTo(SvgPicture.of(game).svg());
        assertThat(run("svg", "--position", game.toString(), "-o", "-").out())
                .isEqualTo(SvgPicture.of(game).svg());
        String seen = SvgPicture.of(game.viewFor(Seat.TWO)).svg();
        assertThat(run("svg", "--position", game.toString(), "--view", "2", "-o", "-")
                        .out())
                .isEqualTo(seen);
        assertThat(run("svg", "--position", game.viewFor(Seat.TWO).toString(), "--view", "2", "-o", "-")
                        .out())
                .isEqualTo(seen);
        assertThat(run("svg", "--position", game.viewFor(Viewer.SPECTATOR).toString(), "-o", "-")
                        .out())
                .isEqualTo(SvgPicture.of(game.viewFor(Viewer.SPECTATOR)).svg());
        Face tile = game.rack(Color.BLUE).iterator().next();
        assertThat(run("svg", "--position", game.toString(), "--targets", tile.toString(), "-o", "-")
                        .out())
                .isEqualTo(run("svg", "--position", game.toString(), "--targets", "b" + tile, "-o", "-")
                        .out())
                .isEqualTo(
                        SvgPicture.of(game).withTile(Tile.of(Color.BLUE, tile)).svg());
    }

    @Test
    void leavesNoFileIfAPictureCannotBeDrawn(@TempDir Path folder) {
        Path file = folder.resolve("board.svg");
        String position = Rulesets.standard(4).deal(1).toString();
        assertThat(run("svg", "--position", position, "--targets", "hat", "-o", file.toString())
                        .err())
                .startsWith("uptown: not a tile (a color b, g, o, r, y and a face A-I, 1-9, a-i, $): 'hat'");
        assertThat(run("svg", "--position", position, "--targets", "g5", "-o", file.toString())
                        .err())
                .startsWith("uptown: tile g5 cannot be played: it is the turn of seat 1, and green belongs to seat 2");
        assertThat(run("svg", "--position", position, "--view", "5", "-o", file.toString())
                        .err())
                .startsWith("uptown: a seat is 1 to 4, not '5'");
        assertThat(run("svg", "--position", position + "?", "-o", file.toString())
                        .err())
                .startsWith("uptown: column ");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    nope                            | 2 | uptown: unknown command 'nope' (see 'uptown --help')
                    demo here                       | 2 | uptown: 'here' is an unexpected argument (see 'uptown demo --help')
                    demo --her                      | 2 | uptown: Unknown option: '--her' (see 'uptown demo --help')
                    demo --seed x                   | 2 | uptown: Invalid value for option '--seed': 'x' is not a whole number from -2^63 to 2^63 - 1, such as 42 (see 'uptown demo --help')
                    demo --ruleset bridge           | 2 | uptown: Invalid value for option '--ruleset': unknown ruleset 'bridge'; known:
                    svg --position here -o -        | 1 | uptown: column 1: a position has 5 fields
                    play --seats human              | 1 | uptown: ruleset standard-4 has 4 seats, not 1: 'human'
                    play --seats random,you,human,a | 1 | uptown: unknown bot 'you'; known:
                    play --ruleset two-player --seats random,random | 1 | uptown: no seat is played by a person: none is 'human'
                    play --resume a --seed 1        | 2 | uptown: a saved game has its own ruleset, seed and starter, so
                    play --resume no/such           | 1 | uptown: there is no folder no
                    arena --bots random,random --ruleset two-player --games 9223372036854775807 | 1 | uptown: the number of games is 1 to 100000000, not 9223372036854775807
                    arena --bots random,random --ruleset two-player --threads 0 | 1 | uptown: the number of threads is 1 to 1000, not 0
                    arena --bots random,random --ruleset two-player --first 3   | 1 | uptown: there is no seat 3 in ruleset two-player
                    perft                           | 2 | uptown: Missing required option: '--depth=N' (see 'uptown perft --help')
                    perft --depth -1                | 1 | uptown: the depth must be 0 or more, not -1
                    perft --depth 1 --position here | 1 | uptown: column 1: a position has 5 fields
                    """)
    void reportsAMistakeOfArgumentsInOneLine(String arguments, int exitCode, String error) {
        Outcome outcome = run(arguments.trim().split(" "));
        assertThat(outcome.exitCode()).isEqualTo(exitCode);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith(error).hasLineCount(1);
    }

    @Test
    void usesTheSingularForOneGame(@TempDir Path folder) throws IOException {
        assertThat(run("arena", "--bots", "random,random", "--ruleset", "two-player", "--games", "1")
                        .out())
                .contains("1 deal with the only seating, 1 game\n");
        Path deck = Files.writeString(folder.resolve("deck"), run("deck").out());
        assertThat(run("deck", "--check", deck.toString(), "--games", "1").out())
                .contains(", 1 game for each number of seats");
        Path tiles = Files.writeString(folder.resolve("tiles"), run("tiles").out());
        assertThat(run("tiles", "--check", tiles.toString(), "--games", "1").out())
                .contains(", 1 game of sensible players");
    }

    @Test
    void helpListsTheCommands() {
        assertThat(run("--help").out()).contains("play", "demo", "perft", "protocol");
        assertThat(run("--help").exitCode()).isZero();
    }
}
