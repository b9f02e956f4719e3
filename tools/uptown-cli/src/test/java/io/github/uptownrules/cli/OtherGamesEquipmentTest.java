package io.github.uptownrules.cli;

import static io.github.uptownrules.cli.Program.run;
import static io.github.uptownrules.cli.Program.runWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.cli.Program.Outcome;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.upturn.tile.TileSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Custom tiles of UP TURN and custom decks of the street game. */
@Tag("process")
class OtherGamesEquipmentTest {
    @TempDir
    private Path folder;

    @Test
    void doesNotCallCustomTilesInvented() throws IOException {
        String tiles = GameFiles.customTiles(folder);
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
                                GameFiles.write(
                                        folder, "same", TileSet.standard().toString()))
                        .out())
                .contains("invented");
    }

    @Test
    void reportsFaultsOfTilesWithTheirPlaces() throws IOException {
        for (String command : List.of("demo", "play", "perft --depth 1")) {
            String[] line = (command + " --ruleset upturn-3 --tiles "
                            + GameFiles.write(folder, "bad.txt", "1 2 x\nQ 0\n"))
                    .split(" ");
            Outcome outcome = runWithInput("", line);
            outcome.assertError(folder.resolve("bad.txt") + ": column 5: 'x' is not a tile");
            assertThat(outcome.err())
                    .contains("line 2, column 1: 'Q' is not a tile", "line 2, column 3: '0' is not a tile");
            assertThat(outcome.exitCode()).isEqualTo(1);
        }
        run("demo", "--ruleset", "upturn-3", "--tiles", folder.toString()).assertError(folder + " is a folder");
        run("demo", "--ruleset", "upturn-3", "--tiles", folder.resolve("no").toString())
                .assertError("there is no file");
        run("demo", "--ruleset", "upturn-3", "--tiles", GameFiles.write(folder, "huge", "x\n".repeat(150_000)))
                .assertError(folder.resolve("huge") + " is too large: more than 200000 bytes");
        run("demo", "--ruleset", "street-3", "--deck", GameFiles.write(folder, "faulty", "deck a\n"))
                .assertError(folder.resolve("faulty") + ": line 2");
    }

    @Test
    void rejectsTheEquipmentOfAnotherGame() throws IOException {
        for (String command : List.of("demo", "play", "perft --depth 1", "arena --bots random,random,random,random")) {
            runWithInput("", (command + " --deck " + GameFiles.customDeck(folder)).split(" "))
                    .assertError("--deck is for the street game, not for Uptown");
            runWithInput("", (command + " --ruleset street-4 --tiles " + GameFiles.customTiles(folder)).split(" "))
                    .assertError("--tiles is for UP TURN, not for the street game");
        }
        String record = GameFiles.write(
                folder,
                "r",
                Games.load().ofRuleset("upturn-2").deal("upturn-2", 1, "1").record());
        run("replay", record, "--deck", GameFiles.customDeck(folder))
                .assertError("--deck is for the street game, not for UP TURN");
        runWithInput("", "play", "--resume", record, "--deck", GameFiles.customDeck(folder))
                .assertError("--deck is for the street game, not");
    }

    @Test
    void checksAndMeasuresADeck() throws IOException {
        Outcome good = run("deck", "--check", GameFiles.customDeck(folder), "--games", "3");
        assertThat(good.exitCode()).isZero();
        assertThat(good.out()).startsWith("deck my-box, 3 games for each number of seats\nstreet-2: ");
        assertThat(run("deck", "--check", GameFiles.customDeck(folder), "--games", "3"))
                .isEqualTo(good);
        String bad = GameFiles.write(
                folder,
                "bad.txt",
                Deck.sample1().toString().replace("money 6", "money 600").replace("b7 ", "b8 "));
        Outcome outcome = run("deck", "--check", bad);
        outcome.assertError(bad + " is not a deck: ");
        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.out()).contains(bad + ":2:7: ", bad + ":9:1: ");
        run("deck", "--check", GameFiles.customDeck(folder), "--games", "0")
                .assertError("the number of games is 1 to ");
        assertThat(run("deck").out()).startsWith("# sample-1 (invented)").contains("\nb84 ", "\np28 ");
        assertThat(Deck.parse(run("deck").out())).isEqualTo(Deck.sample1());
        run("deck", "--check", GameFiles.write(folder, "huge", "x\n".repeat(150_000)))
                .assertError(folder.resolve("huge") + " is too large: more than 200000 bytes");
    }

    @Test
    void checksAndMeasuresTiles() throws IOException {
        Outcome printed = run("tiles");
        assertThat(TileSet.parse(printed.out())).isEqualTo(TileSet.standard());
        String own = GameFiles.write(folder, "tiles.txt", printed.out());
        Outcome good = run("tiles", "--check", own, "--games", "3");
        assertThat(good.exitCode()).isZero();
        assertThat(good.out()).contains("upturn-2", "upturn-4");
        assertThat(run("tiles", "--check", own, "--games", "3")).isEqualTo(good);
        String bad = GameFiles.write(folder, "bad-tiles.txt", "1 2 3\n4 x");
        Outcome outcome = run("tiles", "--check", bad);
        outcome.assertError(bad + " is not a set of tiles: ");
        assertThat(outcome.out()).contains(bad + ":2:3: ");
        run("tiles", "--check", own, "--games", "0").assertError("the number of games is 1 to ");
        run("tiles", "--check", folder.resolve("none").toString()).assertError("there is no file ");
    }
}
