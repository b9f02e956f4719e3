package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The puzzles of the page are what this command makes, and what they say of a position is so. */
class PuzzlesCommandTest {
    private static final Path PAGE = Path.of("../../table/uptown-page/src/main/resources/uptown-page/games/uptown");
    private static final int COUNT = 100;
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    @TempDir
    private Path folder;

    private static String text(int number) throws IOException {
        return Files.readString(PAGE.resolve("puzzles/" + number + ".json"));
    }

    private static List<String> texts(JsonArray array) {
        List<String> texts = new ArrayList<>();
        array.forEach(element -> texts.add(element.getAsString()));
        return texts;
    }

    private record Outcome(int exitCode, String out, String err) {}

    private Outcome puzzles(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command = Uptown.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        String[] line = Stream.concat(Stream.of("puzzles", folder.toString()), Stream.of(args))
                .toArray(String[]::new);
        return new Outcome(command.execute(line), out.toString(), err.toString());
    }

    @Test
    @Tag("thorough")
    void theSamePuzzleIsFoundAgain() throws IOException {
        Outcome outcome = puzzles("--count", "1");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out()).startsWith("1 ").hasLineCount(1);
        assertThat(Files.readString(folder.resolve("1.json"))).isEqualTo(text(1));
    }

    @Test
    @Tag("thorough")
    void aPuzzleKeepsItsMoveWithTenTimesTheGames() throws IOException {
        Files.writeString(folder.resolve("1.json"), text(1));
        Outcome outcome = puzzles("--check");
        assertThat(outcome.out()).startsWith("1 keeps ").endsWith("1 of 1 keep their best move\n");
        assertThat(outcome.exitCode()).isZero();
    }

    /** The last move of a game, which could have won it, as the best one: what calls the program is told that it is not. */
    @Test
    void aPuzzleThatLosesItsMoveIsAFailure() throws IOException {
        GameState game = Rulesets.standard(3).deal(2);
        PlayerView view = game.viewFor(Seat.ONE);
        while (!game.isOver()) {
            view = game.viewFor(game.turn().orElseThrow());
            game = game.play(game.legalMoves().get(0));
        }
        Move bad = view.legalMoves().get(view.legalMoves().size() - 1);
        JsonObject puzzle = new JsonObject();
        puzzle.add("view", JsonParser.parseString("{\"viewer\":" + view.viewer() + "}"));
        puzzle.addProperty("position", view.toString());
        puzzle.addProperty("best", MoveText.of(bad, view).toString());
        Files.writeString(folder.resolve("1.json"), puzzle.toString());
        Outcome outcome = puzzles("--check");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out())
                .startsWith("1 loses " + MoveText.of(bad, view) + " against ")
                .containsPattern("[a-z0-9], (1\\.000|0\\.[0-9]{2}[1-9]) apart")
                .endsWith("0 of 1 keep their best move\n");
        assertThat(outcome.exitCode()).isEqualTo(1);
    }

    @Test
    void theMotivesAreMixed() throws IOException {
        Multiset<String> motives = HashMultiset.create();
        for (int number = 1; number <= COUNT; number++) {
            motives.add(JsonParser.parseString(text(number))
                    .getAsJsonObject()
                    .get("motive")
                    .getAsString());
        }
        assertThat(motives.elementSet()).hasSizeGreaterThan(3);
        assertThat(motives.entrySet()).allMatch(entry -> entry.getCount() <= COUNT / 3);
        assertThat(Files.exists(PAGE.resolve("puzzles/" + (COUNT + 1) + ".json")))
                .isFalse();
        assertThat(Files.readString(PAGE.resolve("puzzle.js"))).contains("const COUNT = " + COUNT + ";");
    }

    @Test
    void whatPuzzlesSayIsSo() throws IOException {
        for (int number = 1; number <= COUNT; number++) {
            JsonObject puzzle = JsonParser.parseString(text(number)).getAsJsonObject();
            Seat seat = Seat.of(puzzle.getAsJsonObject("view").get("viewer").getAsInt());
            PlayerView view = NOTATION.readView(puzzle.get("position").getAsString(), seat);
            assertThat(view.turn()).as("puzzle %s", number).contains(seat);
            assertThat(puzzle.get("view"))
                    .isEqualTo(JsonParser.parseString(Json.view(view).toString()));
            Move best = MoveText.parse(puzzle.get("best").getAsString(), view);
            Move usual = MoveText.parse(puzzle.get("usual").getAsString(), view);
            assertThat(usual).isNotEqualTo(best);
            List<Move> moves = new ArrayList<>();
            List<Double> shares = new ArrayList<>();
            for (JsonElement element : puzzle.getAsJsonArray("moves")) {
                JsonObject judged = element.getAsJsonObject();
                Move move = MoveText.parse(judged.get("move").getAsString(), view);
                moves.add(move);
                shares.add(judged.get("winShare").getAsDouble());
                assertThat(texts(judged.getAsJsonArray("worse")))
                        .hasSize(
                                move.equals(best)
                                        ? 0
                                        : MoveReason.between(view, move, best).size());
            }
            assertThat(moves).containsExactlyInAnyOrderElementsOf(view.legalMoves());
            assertThat(moves.get(0)).isEqualTo(best);
            assertThat(shares.get(0) - shares.get(1))
                    .as("puzzle %s", number)
                    .isGreaterThanOrEqualTo(0.039); // 0.04 before both were rounded
        }
    }

    @Test
    void aMistakeIsOneLine() throws IOException {
        assertError(puzzles("--check"), "there are no puzzles in " + folder + ": no 1.json");
        assertError(puzzles("--count", "0"), "the number of puzzles is 1 to 10000, not 0");
        Files.createDirectory(folder.resolve("1.json"));
        assertError(puzzles("--count", "1"), folder.resolve("1.json") + " is a folder");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            []                                                                  | expected an object of JSON
            {                                                                   | malformed JSON
            {}                                                                  | missing member 'view'
            {"view":7}                                                          | expected an object of JSON
            {"view":{"viewer":9}}                                               | "a viewer is a seat, 1 to 5, or '-' for a spectator, not '9'"
            {"view":{"viewer":{}}}                                              | the member 'viewer' is a text or a number
            {"view":{"viewer":1}}                                               | missing member 'position'
            """)
    void whatIsNoPuzzleIsRefused(String json, String reason) throws IOException {
        Files.writeString(folder.resolve("1.json"), json);
        assertError(puzzles("--check"), folder.resolve("1.json") + ": " + reason);
    }

    private static void assertError(Outcome outcome, String message) {
        assertThat(outcome).isEqualTo(new Outcome(1, "", "uptown: " + message + "\n"));
    }
}
