package io.github.uptownrules.street.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.RedactedRecord;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class JsonTest {
    private static final StreetState GAME = StreetRuleset.of(3).deal(Sample.DECK, 42);

    /** Values from games of all rulesets are unchanged after writing and reading. */
    @Property(tries = 40)
    void readsWrittenValues(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 60) int moves) {
        GameRecord record = Sample.record(seats, seed, moves);
        StreetView view = record.end().view();
        assertThat(Sample.JSON.readView(Json.view(view).toString())).isEqualTo(view);
        RedactedRecord seen = record.redacted();
        assertThat(Sample.JSON.readRedactedRecord(Json.record(seen).toString())).isEqualTo(seen);
        for (int ply = 1; ply <= record.moves().size(); ply++) {
            Outcome outcome = record.outcome(ply);
            assertThat(Sample.JSON.readOutcome(Json.outcome(outcome).toString(), seen.at(ply - 1)))
                    .isEqualTo(outcome);
        }
        for (Move move : view.legalMoves()) {
            assertThat(Json.readMove(Json.move(move).toString())).isEqualTo(move);
        }
    }

    /** The targets yield exactly the legal moves. */
    @Property(tries = 60)
    void targetsAreTheLegalMoves(@ForAll long seed, @ForAll @IntRange(max = 60) int moves) {
        StreetView view = Sample.record(3, seed, moves).end().view();
        JsonNode targets = JsonSchema.tree(Json.targets(view).toString());
        TreeSet<String> found = new TreeSet<>();
        if (targets.has("discard")) {
            found.add(targets.get("discard").asString() + "x");
        }
        for (JsonNode project : targets.get("projects")) {
            for (JsonNode site : project.get("sites")) {
                found.add(project.get("project").asString() + "@" + site.asString());
            }
        }
        TreeSet<String> legal = new TreeSet<>();
        view.legalMoves().forEach(move -> legal.add(move.toString()));
        assertThat(found).isEqualTo(legal);
    }

    /** A position does not contain the termination, but a record does. */
    @Property(tries = 40)
    void writesATerminatedGameAsOver(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 9) int moves) {
        GameRecord going = Sample.record(seats, seed, moves);
        GameRecord record = going.terminated(Termination.resignation(Seat.TWO));
        RedactedRecord seen = record.redacted();
        String written = Json.view(seen).toString();
        JsonSchema.of(Sample.SCHEMA, "view").assertAccepts(written);
        JsonNode view = JsonSchema.tree(written);
        assertThat(view.get("over").asBoolean()).isTrue();
        assertThat(view.has("turn")).isFalse();
        assertThat(view.get("targets")).hasToString("{\"projects\":[]}");
        assertThat(view.get("standings").get(1).get("rank").asInt()).isEqualTo(seats);
        JsonNode whole = JsonSchema.tree(Json.record(seen).toString());
        assertThat(whole.get("termination")).hasToString("{\"cause\":\"resignation\",\"losers\":[2]}");
        assertThat(whole.get("over")).isEqualTo(view.get("over"));
        assertThat(whole.get("standings")).isEqualTo(view.get("standings"));
        assertThat(Json.view(going.redacted()))
                .hasToString(Json.view(going.end().view()).toString());
    }

    /** Tests the schema with the whole deck here, because the deck is too long for a test that changes every member. */
    @Test
    void writesAndReadsADeck() {
        String json = Json.deck(Sample.DECK).toString();
        JsonSchema.of(Sample.SCHEMA, "deck").assertAccepts(json);
        assertThat(Json.readDeck(json)).isEqualTo(Sample.DECK);
        JsonNode deck = JsonSchema.tree(json);
        assertThat(deck.get("projects")).hasSize(280);
        assertThat(deck.get("projects").get(0).toString())
                .isEqualTo("{\"project\":\"b1a\",\"name\":\"Silk Penthouse\",\"cost\":6,\"types\":[\"flat\"],"
                        + "\"income\":\"-2\",\"prestige\":\"5\",\"marks\":[\"u\"]}");
        for (String wrong : new String[] {
            json.replace("\"money\":6", "\"money\":7"),
            json.replaceFirst("\"cost\":6", "\"cost\":5"),
            json.replaceFirst("Silk Penthouse\",\"cost", "Penthouse\",\"cost"),
            json.replaceFirst("\\{\"project\":\"b1a\"", "{\"extra\":1,\"project\":\"b1a\"")
        }) {
            assertThat(catchThrowableOfType(JsonException.class, () -> Json.readDeck(wrong)))
                    .isNotNull();
        }
    }

    @Test
    void writesAndReadsAMove() {
        Move move = Move.discard(GAME.legalMoves().get(0).card());
        assertThat(Json.move(move).toString()).isEqualTo("{\"move\":\"" + move + "\"}");
        Outcome outcome = GAME.outcome(move);
        assertThat(Json.outcome(outcome).toString())
                .isEqualTo("{\"by\":{\"seat\":1,\"action\":1},\"move\":\"" + move
                        + "\",\"pile\":1,\"price\":0,\"shown\":\""
                        + outcome.shown().orElseThrow()
                        + "\",\"collected\":[],\"passed\":[],\"turn\":{\"seat\":1,\"action\":2}}");
        assertThat(Json.moveFaults(GAME.view(), Move.parse("b53b@2.1")).toString())
                .isEqualTo("[{\"code\":\"not-on-top\",\"message\":\"b53 is not on top of a pile\",\"card\":\"b53\","
                        + "\"site\":\"2.1\"}]");
    }

    /** The faults of a one-line text have no line numbers. */
    @Test
    void writesTextFaultsWithTheirPlaces() {
        assertThat(Json.textFaults(Sample.faults("deck My-Box\nmoney 600\n")).toString())
                .startsWith("[{\"line\":1,\"column\":6,\"message\":\"")
                .contains("},{\"line\":2,\"column\":7,\"message\":\"");
        NotationException oneLine = catchThrowableOfType(NotationException.class, () -> Move.parse("b12e@1.1"));
        assertThat(Json.textFaults(oneLine.faults()).toString()).startsWith("[{\"column\":");
    }

    @Test
    void rejectsMalformedTextWithItsPlace() {
        assertRejected("{\"move\":5}", "/move", "/move: expected a text, not a number");
        assertRejected("{\"move\":\"b12e@1.1\"}", "/move", "/move: column ");
        assertRejected("{}", "", "the text: missing member 'move'");
        assertRejected("{\"move\":\"b12x\",\"to\":1}", "", "the text: unknown member 'to'");
        assertRejected("{\"move\":\"b12x\",\"move\":\"b12x\"}", "", "the text: repeated member 'move'");
        assertRejected("[]", "", "the text: expected an object, not a list");
        assertRejected("x".repeat(1_000_001), "", "the text: at most 1000000 characters, not 1000001");
    }

    private static void assertRejected(String text, String pointer, String message) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> Json.readMove(text));
        assertThat(e.pointer()).isEqualTo(pointer);
        assertThat(e.getMessage()).startsWith(message).hasLineCount(1);
    }

    @Test
    void rejectsAnImpossibleOutcome() {
        Move move = Move.discard(GAME.legalMoves().get(0).card());
        String sent = Json.outcome(GAME.outcome(move)).toString();
        StreetView view = GAME.view();
        String shown = GAME.outcome(move).shown().orElseThrow().toString();
        for (String wrong : new String[] {
            sent.replace("\"" + shown + "\"", "\"" + move.card() + "\""),
            sent.replace("\"" + shown + "\"", "\"p1\""),
            sent.replace(",\"shown\":\"" + shown + "\"", ""),
            sent.replace("\"price\":0", "\"price\":1"),
            sent.replace("\"pile\":1", "\"pile\":2"),
            sent.replace("\"action\":2", "\"action\":1")
        }) {
            assertThat(catchThrowableOfType(JsonException.class, () -> Sample.JSON.readOutcome(wrong, view)))
                    .as(wrong)
                    .isNotNull();
        }
    }
}
