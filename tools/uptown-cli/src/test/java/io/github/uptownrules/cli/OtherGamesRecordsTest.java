package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static io.github.uptownrules.cli.Program.runWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.cli.Program.Outcome;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.UpTurnRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records of UP TURN and the street game: commands that write, show, resume and review them. */
@Tag("process")
class OtherGamesRecordsTest {
    @TempDir
    private Path folder;

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
        String shown = run("replay", GameFiles.write(folder, "record.txt", record), "--as", "2", "--no-color")
                .out();
        assertThat(shown)
                .contains("Seat1: Ada?[2J", "Seat 2: 7 tiles  19 38 89 92 97* U T", "?84 ?7;19,38,89,92,97*,U,T;?7 ?")
                .doesNotContain("Secret", "31*", "47*", "\u001b");
    }

    @Test
    void showsButDoesNotResumeARedactedRecord() throws IOException {
        String record = GameFiles.write(
                folder,
                "redacted",
                GameRecord.of(StreetRuleset.of(2).deal(Deck.sample1(), 1))
                        .redacted()
                        .toString());
        assertThat(run("replay", record).out())
                .startsWith("street-2, after 0 of 0 moves")
                .contains(",?20");
        assertThat(run("replay", record, "--as", "1")).isEqualTo(run("replay", record));
        runWithInput("", "play", "--resume", record).assertError("the record is redacted: the game cannot be resumed");
    }

    @Test
    void showsARedactedRecordOfUpTurnAsItsViewerSawIt() throws IOException {
        String game =
                Games.load().ofRuleset("upturn-3").deal("upturn-3", 42, "1").record();
        String whole = GameFiles.write(folder, "whole", game.replace("\n\n", "\n\n1: 67*>2 "));
        String seen = GameFiles.write(
                folder,
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
        runWithInput("", "play", "--resume", seen).assertError("the record is redacted: the game cannot be resumed");
    }

    @Test
    void resumesASavedGame() throws IOException {
        Path saved = folder.resolve("saved.txt");
        runWithInput("67*>2\nsave " + saved + "\n", "play", "--ruleset", "upturn-3", "--seed", "42");
        assertThat(runWithInput("", "play", "--resume", saved.toString()).out())
                .contains("upturn-3, after ", "; seats: 1 you, 2 s");
        assertThat(runWithInput("", "play", "--resume", saved.toString(), "--seats", "random,human,random")
                        .out())
                .contains("seats: 1 random, 2 you");
        runWithInput("", "play", "--resume", saved.toString(), "--seed", "1")
                .assertInvalidArguments("a saved game has its own ruleset");
        runWithInput("", "play", "--resume", saved.toString(), "--seats", "human")
                .assertError("ruleset upturn-3 has 3 seats");
        String record =
                Games.load().ofRuleset("street-2").deal("street-2", 1, "1").record();
        assertThat(runWithInput("", "play", "--resume", GameFiles.write(folder, "s", record))
                        .out())
                .contains("street-2, after 0 moves");
    }

    /** A pipe can only be read once. */
    @Test
    void resumesASavedGameFromAPipe() throws Exception {
        List<String> commands = new ArrayList<>();
        for (String ruleset : List.of("standard-4", "upturn-2", "street-2")) {
            String record = GameFiles.write(
                    folder,
                    ruleset,
                    Games.load().ofRuleset(ruleset).deal(ruleset, 1, "1").record());
            commands.add("play --resume <(cat " + record + ")");
        }
        Outcome resumed = Program.shell(
                "uptown " + String.join(" " + Several.NEXT + " ", commands) + " < /dev/null", Program.several());
        assertThat(resumed.err()).isEmpty();
        assertThat(List.of(resumed.out().split("exit code 0\\R")))
                .satisfiesExactly(
                        uptown -> assertThat(uptown).contains("standard-4, after 0 moves"),
                        upTurn -> assertThat(upTurn).contains("upturn-2, after 0 moves"),
                        street -> assertThat(street).contains("street-2, after 0 moves"));
    }

    /** Reviews find better moves in records of all games, from the view of each player. */
    @Test
    void reviewsRecords() throws IOException {
        String[] games = {
            GameFiles.write(folder, "upturn.txt", upturnRecord().toString()),
                    GameFiles.write(
                            folder,
                            "seen.txt",
                            upturnRecord().redactedFor(Seat.TWO).toString()),
            GameFiles.write(folder, "street.txt", streetRecord().toString()),
                    GameFiles.write(
                            folder, "open.txt", streetRecord().redacted().toString())
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
                        GameFiles.write(
                                folder,
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
}
