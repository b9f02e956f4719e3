package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Splitter;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The puzzles of the page are what this program makes, and what they say of a position is so. */
class PuzzleMakerTest {
    private static final Path PAGE = Path.of("../table/uptown-page/src/main/resources/uptown-page/games/uptown");
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

    @Test
    void theSamePuzzleIsFoundAgain() throws Exception {
        Output.of(out -> PuzzleMaker.run(List.of("make", "1", folder.toString()), out));
        assertThat(Files.readString(folder.resolve("1.json"))).isEqualTo(text(1));
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
            assertThat(puzzle.get("view")).isEqualTo(JsonParser.parseString(Json.writeView(view)));
            Move best = MoveText.read(puzzle.get("best").getAsString(), view);
            Move usual = MoveText.read(puzzle.get("usual").getAsString(), view);
            assertThat(usual).isNotEqualTo(best);
            List<Move> moves = new ArrayList<>();
            List<Double> shares = new ArrayList<>();
            for (JsonElement element : puzzle.getAsJsonArray("moves")) {
                JsonObject judged = element.getAsJsonObject();
                Move move = MoveText.read(judged.get("move").getAsString(), view);
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

    @ParameterizedTest
    @ValueSource(strings = {"make", "make 0 x", "make ten x", "check", "check a b", "solve x"})
    void aMistakeIsExplained(String arguments) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzleMaker.run(Splitter.on(' ').splitToList(arguments), System.out))
                .withMessage("usage: PuzzleMaker make COUNT FOLDER, or PuzzleMaker check FOLDER");
    }
}
