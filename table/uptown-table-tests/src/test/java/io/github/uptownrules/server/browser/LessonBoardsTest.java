package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares the boards of Uptown's lessons with the library: legal cells, groups and the numbers in the texts. */
@Tag("browser")
@Tag("server")
class LessonBoardsTest {
    @TempDir
    private static Path data;

    private static OpenPage page;
    private static final Map<String, JsonObject> STEPS = new HashMap<>();

    @BeforeAll
    static void open() throws IOException {
        page = OpenPage.of(data);
        Visitor ada = page.ada();
        ada.visit("/");
        ada.await("the page", () -> ada.count("main *") > 0);
        String steps = ada.runAsync(
                "const page = document.querySelector('link[href$=\"/turn.js\"]').href;"
                        + "const load = name => import(new URL('games/uptown/' + name, page));"
                        + "Promise.all([load('learn.js'), load('board/notation.js'), load('lessons/en.js')])"
                        + ".then(([{STEPS}, {readPosition}, words]) => done(JSON.stringify(STEPS.map(step => ({...step,"
                        + " tiles: readPosition('standard-4 ' + step.board).tiles, text: words.default['learn.' + step.key]})))));");
        JsonParser.parseString(steps)
                .getAsJsonArray()
                .forEach(step -> STEPS.put(step.getAsJsonObject().get("key").getAsString(), step.getAsJsonObject()));
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    private static Board board(String key) {
        Board.Builder board = Board.builder();
        step(key)
                .getAsJsonObject("tiles")
                .entrySet()
                .forEach(lying -> board.tile(
                        Cell.parse(lying.getKey()), Tile.parse(lying.getValue().getAsString())));
        return board.build();
    }

    private static JsonObject step(String key) {
        return STEPS.get(key);
    }

    private static ImmutableList<String> cells(JsonElement list) {
        List<String> cells = new ArrayList<>();
        (list == null ? new JsonArray() : list.getAsJsonArray()).forEach(cell -> cells.add(cell.getAsString()));
        return ImmutableList.sortedCopyOf(cells);
    }

    private static ImmutableList<String> cells(CellSet cells) {
        return cells.stream().map(Cell::toString).sorted().collect(ImmutableList.toImmutableList());
    }

    @Test
    void marksTheLegalCells() {
        assertThat(STEPS).hasSize(10);
        STEPS.forEach((key, step) -> {
            if (step.has("tile")) {
                Board board = board(key);
                Tile tile = Tile.parse(step.get("tile").getAsString());
                CellSet open = board.openCells(ImmutableList.of(tile.color()))
                        .intersection(tile.face().cells());
                assertThat(cells(step.get("empty"))).as(key).isEqualTo(cells(open.difference(board.occupiedCells())));
                assertThat(cells(step.get("captures")))
                        .as(key)
                        .isEqualTo(cells(open.intersection(board.occupiedCells())));
            }
        });
    }

    @Test
    void r19_explainsTheGroupThatWouldBeSplit() {
        JsonObject fault = step("capture").getAsJsonArray("faults").get(0).getAsJsonObject();
        Cell cell = Cell.parse(fault.get("cell").getAsString());
        Board board = board("capture");
        assertThat(cells(fault.get("group"))).isEqualTo(cells(board.groupAt(cell)));
        assertThat(fault.getAsJsonArray("parts").asList().stream()
                        .map(LessonBoardsTest::cells)
                        .toList())
                .isEqualTo(board.partsWithout(cell).stream()
                        .map(LessonBoardsTest::cells)
                        .toList());
    }

    @Test
    void r35_countsTheGroupsOfTheScores() {
        Board score = board("score");
        assertThat(score.groupCount(Color.BLUE)).isEqualTo(7);
        assertThat(score.groupCount(Color.GREEN)).isEqualTo(1);
        assertThat(score.largestGroup(Color.GREEN)).isEqualTo(4);
        assertThat(step("score").get("text").getAsString()).contains("7 groups", "−7", "1 group of four tiles", "−1");
        Board ties = board("ties");
        assertThat(ties.groupCount(Color.BLUE))
                .isEqualTo(ties.groupCount(Color.GREEN))
                .isEqualTo(2);
    }

    @Test
    void r45_addsTheGroupsOfBothColors() {
        Board two = board("two");
        assertThat(Rulesets.twoPlayer().colors(Seat.ONE)).containsExactly(Color.BLUE, Color.ORANGE);
        assertThat(Rulesets.twoPlayer().colors(Seat.TWO)).containsExactly(Color.GREEN, Color.RED);
        assertThat(step("two").get("text").getAsString())
                .contains(
                        "%d + %d = 3".formatted(two.groupCount(Color.BLUE), two.groupCount(Color.ORANGE)),
                        "%d + %d = 4".formatted(two.groupCount(Color.GREEN), two.groupCount(Color.RED)));
    }

    /** The example of the rules; {@code ScoreAndTwoPlayersTest} compares its scores. */
    @Test
    void r37_countsTheGroupsOfItsExample() {
        Board bloqueurs = board("bloqueurs");
        assertThat(bloqueurs.groupCount(Color.BLUE)).isEqualTo(1);
        assertThat(bloqueurs.groupCount(Color.RED)).isEqualTo(2);
        assertThat(step("bloqueurs").get("text").getAsString())
                .contains("with 1 group", "−1 − 3 = −4", "with 2 groups", "−2 − 1 = −3");
    }
}
