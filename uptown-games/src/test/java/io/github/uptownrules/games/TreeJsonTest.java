package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.json.kit.tree.TreeReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The JSON of records with variations, in all games. */
class TreeJsonTest {
    private static final JsonSchema SCHEMA =
            JsonSchema.of(JsonSchema.text(TreeReader.class, "/META-INF/tree.schema.json"));

    static List<Game> games() {
        return TreeTextTest.games().toList();
    }

    private static GameTree example() {
        Game game = new UptownGame();
        GameTree tree = game.tree(game.deal("two-player", 1, "1").record());
        List<String> legal = tree.main().legalMoves();
        return tree.play(List.of(), legal.get(0))
                .play(List.of(), legal.get(1))
                .withGlyph(List.of(legal.get(0)), "!?")
                .withComments(List.of(), List.of("a"))
                .withComments(List.of(legal.get(0)), List.of("[share 0.41 0.02] b"))
                .withCommentsBefore(List.of(legal.get(1)), List.of("c"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void readsWhatItWrites(Game game) {
        for (int i = 0; i < Effort.of(300); i++) {
            GameTree tree = game.tree(TreeTextTest.random(game, new Random(Effort.seed(i))));
            String json = tree.json().toString();
            SCHEMA.assertAccepts(json);
            assertThat(TreeReader.read(json, game)).isEqualTo(tree);
            assertThat(line(JsonSchema.tree(json).get("moves"), -1)).containsExactlyElementsOf(tree.line(List.of()));
        }
    }

    /** Returns the main line, found as a reader without the library would find it. */
    private static List<String> line(JsonNode moves, int start) {
        List<String> line = new ArrayList<>();
        int before = start;
        for (int i = 0; i < moves.size(); i++) {
            JsonNode after = moves.get(i).get("after");
            if ((after == null ? -1 : after.intValue()) == before) {
                line.add(moves.get(i).get("move").stringValue());
                before = i;
            }
        }
        return line;
    }

    @Test
    void writesOnlyTheMembersThatAMoveHas() {
        GameTree tree = example();
        List<String> next = tree.next(List.of());
        assertThat(tree.json().toString())
                .startsWith("{\"text\":\"[Notation \\\"uptown 2\\\"]")
                .endsWith("\"ruleset\":\"two-player\",\"start\":\""
                        + tree.main().upTo(0).text()
                        + "\",\"comments\":[\"a\"],\"moves\":[{\"move\":\"" + next.get(0)
                        + "\",\"glyph\":\"!?\",\"comments\":[\"[share 0.41 0.02] b\"],\"share\":\"0.41\",\"margin\":\"0.02\"},"
                        + "{\"move\":\"" + next.get(1) + "\",\"before\":[\"c\"]}]}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"share\":\"0.41\"        | \"share\":\"0.42\"                | /moves/0/share: it is '0.42', but the rest implies '0.41'",
                "\"glyph\":\"!?\",         | ''                                | /moves/0: missing member 'glyph'",
                "\"before\":               | \"after\":0,\"before\":           | /moves/1: unknown member 'after'",
                "\"comments\":[\"a\"]      | \"comments\":[]                   | /comments: it has 0 elements, but the rest implies 1",
                "\"ruleset\":\"two-player\", | \"ruleset\":5,                  | /ruleset: expected a text, not a number",
                "[Notation                 | [Notatio                          | /text: line 1, column 1: missing header 'Notation'"
            })
    void rejectsWhatDoesNotFollowFromTheText(String found, String replacement, String message) {
        String json = example().json().toString();
        assertThat(json).contains(found);
        assertThatExceptionOfType(JsonException.class)
                .isThrownBy(() -> TreeReader.read(json.replace(found, replacement), new UptownGame()))
                .withMessage(message);
    }
}
