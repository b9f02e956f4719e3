package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static io.github.uptownrules.cli.Program.runWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.cli.Program.Outcome;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.draw.SvgPicture;
import io.github.uptownrules.upturn.tile.Tile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that deal a game or read a position, for UP TURN and the street game. */
@Tag("process")
class OtherGamesTest {
    @TempDir
    private Path folder;

    @Test
    void countsSequences() {
        assertThat(run("perft", "--depth", "1", "--ruleset", "upturn-3").out().strip())
                .matches("[1-9]\\d*");
        Game upturn = Games.load().ofRuleset("upturn-3");
        String position = upturn.deal("upturn-3", 42, "1").text();
        assertThat(run("perft", "--depth", "2", "--position", position).out()).isEqualTo("91" + System.lineSeparator());
        run("perft", "--depth", "2", "--position", position, "--ruleset", "upturn-3")
                .assertInvalidArguments("a position has its own ruleset");
        assertThat(run("perft", "--depth", "0", "--ruleset", "street-2").out()).startsWith("1");
    }

    @Test
    void givesHints() {
        for (String ruleset : List.of("upturn-2", "street-2")) {
            Outcome outcome = runWithInput("hint\nquit\n", "play", "--ruleset", ruleset, "--seed", "42");
            assertThat(outcome.out()).contains("The best moves found, and your chance to win with them in %:");
        }
    }

    @Test
    void playsFromTypedLines() {
        Outcome upturn = runWithInput("40\n67*>2\nquit\n", "play", "--ruleset", "upturn-3", "--seed", "42");
        assertThat(upturn.out())
                .contains(
                        "Tiles: invented",
                        "Seat 1> 40",
                        "your rack lacks 40",
                        "  1. Seat 1 lays 67*; seat 2 gets a tile")
                .doesNotContain("\033")
                .endsWith("The game was not finished." + System.lineSeparator());
        assertThat(upturn.exitCode()).isZero();
        Outcome street =
                runWithInput("b81x\n", "play", "--ruleset", "street-2", "--seed", "42", "--seats", "human,human");
        assertThat(street.out()).contains("sample-1 (invented)", "discards b81").doesNotContain("Press Enter");
    }

    @Test
    void reportsInvalidArguments() {
        run("demo", "--ruleset", "upturn-5")
                .assertInvalidArguments("Invalid value for option '--ruleset': unknown ruleset 'upturn-5'");
        runWithInput("", "play", "--ruleset", "street-2", "--first", "2")
                .assertError("in the street game seat 1 always begins, not '2'");
        runWithInput("", "play", "--ruleset", "upturn-2", "--first", "3").assertError("a seat is 1 to 2, not '3'");
        runWithInput("", "play", "--ruleset", "upturn-2", "--seats", "human,mcts")
                .assertError("unknown bot 'mcts'");
        runWithInput("", "play", "--ruleset", "upturn-2", "--seats", "random,random")
                .assertError("no seat is played by a person");
        runWithInput("", "play", "--ruleset", "street-2", "--seats", "human")
                .assertError("ruleset street-2 has 2 seats, not 1");
        assertThat(runWithInput("quit\n", "play", "--ruleset", "upturn-4", "--first", "random", "--seed", "1")
                        .exitCode())
                .isZero();
    }

    @Test
    void playsTournaments() throws IOException {
        Files.createDirectory(folder.resolve("records"));
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
                        GameFiles.customTiles(folder))
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
                        GameFiles.customDeck(folder))
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
