package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.draw.SvgPicture;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@Tag("process")
class OtherGamesTest {
    @TempDir
    private Path folder;

    private record Outcome(int exitCode, String out, String err) {
        void assertError(String begin) {
            assertThat(err).startsWith("uptown: " + begin).hasLineCount(1).hasSizeLessThan(5_000);
            assertThat(exitCode).isNotZero();
        }
    }

    private static Outcome run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Uptown.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        int exitCode = command.execute(arguments);
        command.getOut().flush();
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    private static Outcome typed(String lines, String... arguments) {
        InputStream stdin = System.in;
        try {
            System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
            return run(arguments);
        } finally {
            System.setIn(stdin);
        }
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String ownTiles() throws IOException {
        return file("tiles.txt", TileSet.standard().toString().replace("1*,2,", "1,2*,"));
    }

    private String ownDeck() throws IOException {
        return file("deck.txt", Deck.sample1().toString().replace("deck sample-1", "deck my-box"));
    }

    @Test
    void countsSequences() {
        assertThat(run("perft", "--depth", "1", "--ruleset", "upturn-3").out().strip())
                .matches("[1-9]\\d*");
        Game upturn = Games.load().ofRuleset("upturn-3");
        String position = upturn.deal("upturn-3", 42, "1").text();
        assertThat(run("perft", "--depth", "2", "--position", position).out()).isEqualTo("91" + System.lineSeparator());
        run("perft", "--depth", "2", "--position", position, "--ruleset", "upturn-3")
                .assertError("a position has its own ruleset");
        assertThat(run("perft", "--depth", "0", "--ruleset", "street-2").out()).startsWith("1");
    }

    @Test
    void recordsAndReplaysDemos() throws IOException {
        for (String ruleset : List.of("upturn-3", "street-2")) {
            Path record = folder.resolve(ruleset);
            Outcome demo = run("demo", "--ruleset", ruleset, "--seed", "3", "--record", record.toString());
            assertThat(demo.err()).isEmpty();
            assertThat(demo.out()).contains("invented", "  1. Seat 1 ", "The game is over. Seat ");
            Outcome whole = run("replay", record.toString());
            assertThat(whole.out()).startsWith(ruleset + ", after ").contains("invented", "The game is over. Seat ");
            assertThat(run("replay", record.toString(), "--at", "2", "--as", "2")
                            .out())
                    .contains(ruleset + ", after 2 of ", "?");
            run("replay", record.toString(), "--at", "20000").assertError("the record has ");
        }
        for (String seat : List.of("0", "4", "5")) {
            run("replay", folder.resolve("upturn-3").toString(), "--as", seat)
                    .assertError("a seat is 1 to 3, not '" + seat + "'");
            run("replay", folder.resolve("street-2").toString(), "--as", seat)
                    .assertError("a seat is 1 to 2, not '" + seat + "'");
        }
    }

    /**
     * A replay from a seat's viewpoint shows the seat's own rack and no other hidden information. The only headers that it
     * shows are the names of the players.
     */
    @Test
    void aReplayAsASeatShowsOnlyItsRack() throws IOException {
        Game game = Games.load().ofRuleset("upturn-3");
        String record = game.deal("upturn-3", 42, "1")
                .withHeader("Seat1", "Ada\u001b[2J")
                .withHeader("Secret", "the bag")
                .record();
        String shown = run("replay", file("record.txt", record), "--as", "2", "--no-color")
                .out();
        assertThat(shown)
                .contains("Seat1: Ada?[2J", "Seat 2: 7 tiles  19 38 89 92 97* U T", "?84 ?7;19,38,89,92,97*,U,T;?7 ?")
                .doesNotContain("Secret", "31*", "47*", "\u001b");
    }

    @Test
    void doesNotCallCustomTilesInvented() throws IOException {
        String tiles = ownTiles();
        Path record = folder.resolve("record.txt");
        Outcome demo =
                run("demo", "--ruleset", "upturn-3", "--seed", "1", "--tiles", tiles, "--record", record.toString());
        assertThat(demo.out())
                .contains("A game of upturn-3-tiles-", "Tiles: of your own, 106")
                .doesNotContain("invented");
        assertThat(run("replay", record.toString(), "--tiles", tiles).out()).contains("Tiles: of your own");
        run("replay", record.toString()).assertError("");
        assertThat(run(
                                "demo",
                                "--ruleset",
                                "upturn-3",
                                "--tiles",
                                file("same", TileSet.standard().toString()))
                        .out())
                .contains("invented");
    }

    @Test
    void reportsFaultsOfTilesWithTheirPlaces() throws IOException {
        for (String command : List.of("demo", "play", "perft --depth 1")) {
            String[] line = (command + " --ruleset upturn-3 --tiles " + file("bad.txt", "1 2 x\nQ 0\n")).split(" ");
            Outcome outcome = typed("", line);
            outcome.assertError(folder.resolve("bad.txt") + ": column 5: 'x' is not a tile");
            assertThat(outcome.err())
                    .contains("line 2, column 1: 'Q' is not a tile", "line 2, column 3: '0' is not a tile");
            assertThat(outcome.exitCode()).isEqualTo(1);
        }
        run("demo", "--ruleset", "upturn-3", "--tiles", folder.toString()).assertError(folder + " is a folder");
        run("demo", "--ruleset", "upturn-3", "--tiles", folder.resolve("no").toString())
                .assertError("there is no file");
        run("demo", "--ruleset", "upturn-3", "--tiles", file("huge", "x\n".repeat(150_000)))
                .assertError(folder.resolve("huge") + " is too large: more than 200000 bytes");
        run("demo", "--ruleset", "street-3", "--deck", file("faulty", "deck a\n"))
                .assertError(folder.resolve("faulty") + ": line 2");
    }

    @Test
    void checksAndMeasuresADeck() throws IOException {
        Outcome good = run("deck", "--check", ownDeck(), "--games", "3");
        assertThat(good.exitCode()).isZero();
        assertThat(good.out()).startsWith("deck my-box, 3 games for each number of seats\nstreet-2: ");
        assertThat(run("deck", "--check", ownDeck(), "--games", "3")).isEqualTo(good);
        String bad = file(
                "bad.txt",
                Deck.sample1().toString().replace("money 6", "money 600").replace("b7 ", "b8 "));
        Outcome outcome = run("deck", "--check", bad);
        outcome.assertError(bad + " is not a deck: ");
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.out()).contains(bad + ":2:7: ", bad + ":9:1: ");
        run("deck", "--check", ownDeck(), "--games", "0").assertError("the number of games is 1 to ");
        assertThat(run("deck").out()).startsWith("# sample-1 (invented)").contains("\nb84 ", "\np28 ");
        assertThat(Deck.parse(run("deck").out())).isEqualTo(Deck.sample1());
        run("deck", "--check", file("huge", "x\n".repeat(150_000)))
                .assertError(folder.resolve("huge") + " is too large: more than 200000 bytes");
    }

    @Test
    void checksAndMeasuresTiles() throws IOException {
        Outcome printed = run("tiles");
        assertThat(TileSet.parse(printed.out())).isEqualTo(TileSet.standard());
        String own = file("tiles.txt", printed.out());
        Outcome good = run("tiles", "--check", own, "--games", "3");
        assertThat(good.exitCode()).isZero();
        assertThat(good.out()).contains("upturn-2", "upturn-4");
        assertThat(run("tiles", "--check", own, "--games", "3")).isEqualTo(good);
        String bad = file("bad-tiles.txt", "1 2 3\n4 x");
        Outcome outcome = run("tiles", "--check", bad);
        outcome.assertError(bad + " is not a set of tiles: ");
        assertThat(outcome.out()).contains(bad + ":2:3: ");
        run("tiles", "--check", own, "--games", "0").assertError("the number of games is 1 to ");
        run("tiles", "--check", folder.resolve("none").toString()).assertError("there is no file ");
    }

    /** Reviews find better moves in records of all games, from the view of each player. */
    @Test
    void reviewsRecords() throws IOException {
        String[] games = {
            file("upturn.txt", upturnRecord().toString()),
                    file("seen.txt", upturnRecord().redactedFor(Seat.TWO).toString()),
            file("street.txt", streetRecord().toString()),
                    file("open.txt", streetRecord().redacted().toString())
        };
        for (String game : games) {
            Outcome outcome = run("analyse", game, "--playouts", "60", "--threads", "1");
            assertThat(outcome.err()).isEmpty();
            assertThat(outcome.exitCode()).isZero();
            assertThat(outcome.out()).contains("ply  seat  move", "chance of each seat", "seat  moves  loss a move");
            assertThat(run("analyse", game, "--playouts", "60", "--threads", "2"))
                    .isEqualTo(outcome);
            assertThat(judged(run("analyse", game, "--playouts", "60", "--seed", "2")))
                    .isNotEqualTo(judged(outcome));
        }
        assertThat(run("analyse", games[1], "--playouts", "60").out()).contains("Only the moves of seat 2 are judged");
        assertThat(run("analyse", games[3], "--playouts", "60", "--as", "1").out())
                .contains("Only the moves of seat 1 are judged");
        run("analyse", games[1], "--as", "1")
                .assertError("the record is what seat 2 saw: what seat 1 knew is not in it");
        run(
                        "analyse",
                        file(
                                "watched.txt",
                                upturnRecord().redactedFor(Viewer.SPECTATOR).toString()))
                .assertError("the record is what a spectator saw: ");
    }

    /** Returns all but the first line, which contains the seed. */
    private static String judged(Outcome outcome) {
        return outcome.out().substring(outcome.out().indexOf('\n'));
    }

    private static io.github.uptownrules.upturn.GameRecord upturnRecord() {
        io.github.uptownrules.upturn.GameRecord record =
                io.github.uptownrules.upturn.GameRecord.of(UpTurnRuleset.of(2).deal(5));
        for (int ply = 0; ply < 12; ply++) {
            record = record.play(record.end().legalMoves().get(0));
        }
        return record;
    }

    private static GameRecord streetRecord() {
        GameRecord record = GameRecord.of(StreetRuleset.of(2).deal(Deck.sample1(), 5));
        for (int ply = 0; ply < 12; ply++) {
            record = record.play(record.end().legalMoves().get(0));
        }
        return record;
    }

    @Test
    void givesHints() {
        for (String ruleset : List.of("upturn-2", "street-2")) {
            Outcome outcome = typed("hint\nquit\n", "play", "--ruleset", ruleset, "--seed", "42");
            assertThat(outcome.out()).contains("The best moves found, and your chance to win with them in %:");
        }
    }

    @Test
    void playsFromTypedLines() {
        Outcome upturn = typed("40\n67*>2\nquit\n", "play", "--ruleset", "upturn-3", "--seed", "42");
        assertThat(upturn.out())
                .contains(
                        "Tiles: invented",
                        "Seat 1> 40",
                        "your rack lacks 40",
                        "  1. Seat 1 lays 67*; seat 2 gets a tile")
                .doesNotContain("\033")
                .endsWith("The game was not finished." + System.lineSeparator());
        assertThat(upturn.exitCode()).isZero();
        Outcome street = typed("b81x\n", "play", "--ruleset", "street-2", "--seed", "42", "--seats", "human,human");
        assertThat(street.out()).contains("sample-1 (invented)", "discards b81").doesNotContain("Press Enter");
    }

    @Test
    void resumesASavedGame() throws IOException {
        Path saved = folder.resolve("saved.txt");
        typed("67*>2\nsave " + saved + "\n", "play", "--ruleset", "upturn-3", "--seed", "42");
        assertThat(typed("", "play", "--resume", saved.toString()).out())
                .contains("upturn-3, after ", "; seats: 1 you, 2 s");
        assertThat(typed("", "play", "--resume", saved.toString(), "--seats", "random,human,random")
                        .out())
                .contains("seats: 1 random, 2 you");
        typed("", "play", "--resume", saved.toString(), "--seed", "1").assertError("a saved game has its own ruleset");
        typed("", "play", "--resume", saved.toString(), "--seats", "human").assertError("ruleset upturn-3 has 3 seats");
        String record =
                Games.load().ofRuleset("street-2").deal("street-2", 1, "1").record();
        assertThat(typed("", "play", "--resume", file("s", record)).out()).contains("street-2, after 0 moves");
    }

    @Test
    void showsButDoesNotResumeARedactedRecord() throws IOException {
        String record = file(
                "redacted",
                GameRecord.of(StreetRuleset.of(2).deal(Deck.sample1(), 1))
                        .redacted()
                        .toString());
        assertThat(run("replay", record).out())
                .startsWith("street-2, after 0 of 0 moves")
                .contains(",?20");
        assertThat(run("replay", record, "--as", "1")).isEqualTo(run("replay", record));
        typed("", "play", "--resume", record).assertError("the record is redacted: the game cannot be resumed");
    }

    @Test
    void showsARedactedRecordOfUpTurnAsItsViewerSawIt() throws IOException {
        String game =
                Games.load().ofRuleset("upturn-3").deal("upturn-3", 42, "1").record();
        String whole = file("whole", game.replace("\n\n", "\n\n1: 67*>2 "));
        String seen = file(
                "seen",
                Notation.of(UpTurnRuleset.all())
                        .readRecord(Files.readString(Path.of(whole)))
                        .redactedFor(Seat.TWO)
                        .toString());
        assertThat(run("replay", seen, "--no-color").out())
                .isEqualTo(run("replay", whole, "--as", "2", "--no-color").out())
                .contains("upturn-3, after 1 of 1 moves", "Seat 2: 8 tiles");
        assertThat(run("replay", seen, "--as", "2")).isEqualTo(run("replay", seen));
        run("replay", seen, "--as", "1")
                .assertError("this is the record of seat 2, which does not contain the view of seat 1");
        typed("", "play", "--resume", seen).assertError("the record is redacted: the game cannot be resumed");
    }

    /** A pipe can only be read once. */
    @Test
    void resumesASavedGameFromAPipe() throws Exception {
        List<String> commands = new ArrayList<>();
        for (String ruleset : List.of("standard-4", "upturn-2", "street-2")) {
            String record = file(
                    ruleset,
                    Games.load().ofRuleset(ruleset).deal(ruleset, 1, "1").record());
            commands.add("play --resume <(cat " + record + ")");
        }
        Program.Outcome resumed = Program.shell(
                "uptown " + String.join(" " + Several.NEXT + " ", commands) + " < /dev/null", Program.several());
        assertThat(resumed.err()).isEmpty();
        assertThat(List.of(resumed.out().split("exit code 0\\R")))
                .satisfiesExactly(
                        uptown -> assertThat(uptown).contains("standard-4, after 0 moves"),
                        upTurn -> assertThat(upTurn).contains("upturn-2, after 0 moves"),
                        street -> assertThat(street).contains("street-2, after 0 moves"));
    }

    @Test
    void rejectsTheEquipmentOfAnotherGame() throws IOException {
        for (String command : List.of("demo", "play", "perft --depth 1", "arena --bots random,random,random,random")) {
            typed("", (command + " --deck " + ownDeck()).split(" "))
                    .assertError("--deck is for the street game, not for Uptown");
            typed("", (command + " --ruleset street-4 --tiles " + ownTiles()).split(" "))
                    .assertError("--tiles is for UP TURN, not for the street game");
        }
        String record = file(
                "r", Games.load().ofRuleset("upturn-2").deal("upturn-2", 1, "1").record());
        run("replay", record, "--deck", ownDeck()).assertError("--deck is for the street game, not for UP TURN");
        typed("", "play", "--resume", record, "--deck", ownDeck()).assertError("--deck is for the street game, not");
    }

    @Test
    void mistakes() {
        run("demo", "--ruleset", "upturn-5")
                .assertError("Invalid value for option '--ruleset': unknown ruleset 'upturn-5'");
        typed("", "play", "--ruleset", "street-2", "--first", "2")
                .assertError("in the street game seat 1 always begins, not '2'");
        typed("", "play", "--ruleset", "upturn-2", "--first", "3").assertError("a seat is 1 to 2, not '3'");
        typed("", "play", "--ruleset", "upturn-2", "--seats", "human,mcts").assertError("unknown bot 'mcts'");
        typed("", "play", "--ruleset", "upturn-2", "--seats", "random,random")
                .assertError("no seat is played by a person");
        typed("", "play", "--ruleset", "street-2", "--seats", "human")
                .assertError("ruleset street-2 has 2 seats, not 1");
        assertThat(typed("quit\n", "play", "--ruleset", "upturn-4", "--first", "random", "--seed", "1")
                        .exitCode())
                .isZero();
    }

    @Test
    void playsTournaments() throws IOException {
        String csv = folder.resolve("r.csv").toString();
        Outcome upturn = run(
                "arena",
                "--ruleset",
                "upturn-2",
                "--bots",
                "sensible,random",
                "--games",
                "4",
                "--csv",
                csv,
                "--records",
                folder.resolve("records").toString());
        assertThat(upturn.err()).isEmpty();
        assertThat(upturn.out())
                .startsWith("upturn-2, seed 1: 2 deals with each of 2 seatings, 4 games\nTiles: invented")
                .contains("  tiles  ", "\nsensible ");
        assertThat(Files.readString(Path.of(csv)))
                .startsWith(
                        "ruleset,seed,deal,first,seating,termination,bot1,rank1,tiles1,bot2,rank2,tiles2\nupturn-2,1,1,1,1,,")
                .hasLineCount(5);
        assertThat(run("arena", "--ruleset", "upturn-2", "--bots", "sensible,random", "--games", "4", "--csv", csv))
                .isEqualTo(upturn);
        run(
                        "arena",
                        "--ruleset",
                        "upturn-2",
                        "--bots",
                        "sensible,random",
                        "--games",
                        "4",
                        "--csv",
                        csv,
                        "--tiles",
                        ownTiles())
                .assertError(csv + ", line 2: it is of another tournament: ");
        try (var records = Files.list(folder.resolve("records"))) {
            assertThat(records)
                    .hasSize(4)
                    .allSatisfy(record -> assertThat(
                                    run("replay", record.toString()).out())
                            .contains("Seat1: ", "The game is over. Seat "));
        }
        String streets = folder.resolve("s.csv").toString();
        Outcome street = run(
                "arena", "--ruleset", "street-3", "--bots", "greedy,random,random", "--games", "3", "--csv", streets);
        assertThat(street.out()).contains("Deck: sample-1 (invented)", "  score  ", "  height  ", "\ngreedy ");
        run(
                        "arena",
                        "--ruleset",
                        "street-3",
                        "--bots",
                        "greedy,random,random",
                        "--games",
                        "3",
                        "--csv",
                        streets,
                        "--deck",
                        ownDeck())
                .assertError(streets + ", line 2: it is of another tournament: ");
        String changed = Files.readString(Path.of(streets)).replaceFirst("greedy,\\d", "greedy,9");
        Files.writeString(Path.of(streets), changed);
        run("arena", "--ruleset", "street-3", "--bots", "greedy,random,random", "--games", "3", "--csv", streets)
                .assertError(streets + ", line ");
        run("arena", "--ruleset", "upturn-2", "--bots", "greedy,random").assertError("unknown bot 'greedy'");
        run("arena", "--ruleset", "upturn-3", "--bots", "random,random").assertError("ruleset upturn-3 has 3 seats");
        run("arena", "--ruleset", "street-2", "--bots", "random,random", "--first", "random")
                .assertError("in the street game seat 1 always begins");
    }

    @Test
    void drawsPositions() {
        UpTurnState upturn = UpTurnRuleset.of(3).deal(42);
        assertThat(run("svg", "--position", upturn.toString(), "-o", "-").out())
                .isEqualTo(SvgPicture.of(upturn).svg());
        assertThat(run("svg", "--position", upturn.toString(), "--view", "2", "-o", "-")
                        .out())
                .isEqualTo(run("svg", "--position", upturn.viewFor(Seat.TWO).toString(), "--view", "2", "-o", "-")
                        .out())
                .isEqualTo(SvgPicture.of(upturn.viewFor(Seat.TWO)).svg());
        assertThat(run("svg", "--position", upturn.toString(), "--targets", "9,67*", "-o", "-")
                        .out())
                .isEqualTo(SvgPicture.of(upturn)
                        .withTargets(List.of(Tile.of(9), Tile.marked(67)))
                        .svg());
        StreetState street = StreetRuleset.of(2).deal(Deck.sample1(), 1);
        ProjectId project = street.legalMoves().get(0).project().orElseThrow();
        assertThat(run("svg", "--position", street.toString(), "--targets", project.toString(), "-o", "-")
                        .out())
                .isEqualTo(io.github.uptownrules.street.draw.SvgPicture.of(street)
                        .withProject(project)
                        .svg());
        run("svg", "--position", upturn.toString(), "--targets", "hat", "-o", "-")
                .assertError("");
        run("svg", "--position", street.toString(), "--targets", "b84a", "-o", "-")
                .assertError("b84a cannot be built: ");
        run("svg", "--position", street.toString(), "--tiles", "x", "-o", "-").assertError("");
    }
}
