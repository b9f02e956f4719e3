package io.github.uptownrules.upturn.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.RedactedRecord;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class JsonTest {
    private static final UpTurnState GAME = UpTurnRuleset.of(3).deal(42);

    /** Writes and reads games of all rulesets, for all viewers. */
    @Property(tries = 60)
    void readsWhatItWrites(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 80) int moves) {
        GameRecord record = Sample.record(seats, seed, moves);
        UpTurnState end = record.end();
        for (Viewer viewer : Sample.viewers(end)) {
            UpTurnView view = end.viewFor(viewer);
            assertThat(Sample.JSON.readView(Json.view(view).toString())).isEqualTo(view);
            RedactedRecord seen = record.redactedFor(viewer);
            assertThat(Sample.JSON.readRedactedRecord(Json.record(seen).toString()))
                    .isEqualTo(seen);
            for (int ply = 1; ply <= record.moves().size(); ply++) {
                SeenOutcome outcome = seen.outcome(ply);
                assertThat(Sample.JSON.readOutcome(Json.outcome(outcome).toString(), seen.at(ply - 1)))
                        .isEqualTo(outcome);
            }
        }
        for (Move move : end.legalMoves()) {
            assertThat(Json.readMove(Json.move(move).toString())).isEqualTo(move);
        }
    }

    /** A position does not contain the termination, but a record does. */
    @Property(tries = 40)
    void writesATerminatedGameAsOver(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 9) int moves) {
        GameRecord going = Sample.record(seats, seed, moves);
        GameRecord record = going.terminated(Termination.resignation(Seat.TWO));
        for (Viewer viewer : Sample.viewers(going.end())) {
            RedactedRecord seen = record.redactedFor(viewer);
            String written = Json.view(seen).toString();
            JsonSchema.of(Sample.SCHEMA, "view").assertAccepts(written);
            JsonNode view = JsonSchema.tree(written);
            assertThat(view.get("over").asBoolean()).isTrue();
            assertThat(view.has("turn")).isFalse();
            assertThat(view.get("targets")).hasToString("{\"draw\":false,\"pass\":false,\"tiles\":[]}");
            assertThat(view.get("standings").get(1).get("rank").asInt()).isEqualTo(seats);
            JsonNode whole = JsonSchema.tree(Json.record(seen).toString());
            assertThat(whole.get("termination")).hasToString("{\"cause\":\"resignation\",\"losers\":[2]}");
            assertThat(whole.get("over")).isEqualTo(view.get("over"));
            assertThat(whole.get("standings")).isEqualTo(view.get("standings"));
            assertThat(Json.view(going.redactedFor(viewer)))
                    .hasToString(Json.view(going.end().viewFor(viewer)).toString());
        }
    }

    @Test
    void writesFaultsOfATextWithTheirPlaces() {
        assertThat(Json.textFaults(Sample.faults("1 2\n3 x")).toString())
                .startsWith("[{\"line\":2,\"column\":3,\"message\":\"");
    }

    /** The legal moves are exactly the moves that can be built from the targets. */
    @Property(tries = 60)
    void targetsAreTheLegalMoves(@ForAll long seed, @ForAll @IntRange(max = 60) int moves) {
        UpTurnState game = Sample.record(3, seed, moves).end();
        for (Viewer viewer : Sample.viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            String targets = Json.targets(view).toString();
            assertThat(targets.contains("\"draw\":true"))
                    .isEqualTo(view.legalMoves().contains(Move.DRAW));
            assertThat(targets.contains("\"pass\":true"))
                    .isEqualTo(view.legalMoves().contains(Move.PASS));
            for (Move move : view.legalMoves()) {
                move.laid().forEach(tile -> assertThat(targets).contains("\"" + tile + "\""));
            }
            if (view.legalMoves().isEmpty()) {
                assertThat(targets).isEqualTo("{\"draw\":false,\"pass\":false,\"tiles\":[]}");
            }
        }
    }

    @Test
    void writesAMove() {
        assertThat(Json.move(Move.parse("67*>2")).toString()).isEqualTo("{\"move\":\"67*>2\"}");
        Outcome outcome = GAME.outcome(Move.parse("67*>2"));
        assertThat(Json.outcome(outcome.seenBy(Seat.TWO)).toString())
                .isEqualTo(
                        "{\"seat\":1,\"move\":\"67*>2\",\"drawings\":[{\"seat\":2,\"cause\":\"hand-out\",\"tile\":\"T\"}],"
                                + "\"call\":\"not-due\",\"skipped\":[],\"turn\":2}");
        assertThat(Json.outcome(outcome.seenBy(Seat.THREE)).toString())
                .isEqualTo("{\"seat\":1,\"move\":\"67*>2\",\"drawings\":[{\"seat\":2,\"cause\":\"hand-out\"}],"
                        + "\"call\":\"not-due\",\"skipped\":[],\"turn\":2}");
        assertThat(Json.moveFaults(GAME.viewFor(Seat.ONE), Move.parse("19!")).toString())
                .startsWith("[{\"code\":\"not-on-rack\",")
                .contains("\"tiles\":[\"19\"]");
        assertThat(Json.moveFaults(GAME.viewFor(Seat.TWO), Move.DRAW).toString())
                .isEqualTo("[{\"code\":\"not-your-turn\",\"message\":\"it is the turn of seat 1\",\"seats\":[1]}]");
    }

    @Test
    void rejectsWrongTextsWithTheirPlaces() {
        assertRejected("{\"move\":5}", "/move", "/move: expected a text, not a number");
        assertRejected("{\"move\":\"67*>\"}", "/move", "/move: column ");
        assertRejected("{}", "", "the text: missing member 'move'");
        assertRejected("{\"move\":\"draw\",\"to\":1}", "", "the text: unknown member 'to'");
        assertRejected("{\"move\":\"draw\",\"move\":\"draw\"}", "", "the text: repeated member 'move'");
        assertRejected("[]", "", "the text: expected an object, not a list");
        assertRejected("x".repeat(1_000_001), "", "the text: at most 1000000 characters, not 1000001");
        assertRejected("[".repeat(11), "/0/0/0/0/0/0/0/0/0/0", "");
    }

    private static void assertRejected(String text, String pointer, String message) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> Json.readMove(text));
        assertThat(e.pointer()).isEqualTo(pointer);
        assertThat(e.getMessage()).startsWith(message).hasLineCount(1);
    }

    @Test
    void rejectsMovesThatTheViewerCannotHaveSeen() {
        UpTurnView view = GAME.viewFor(Seat.TWO);
        String sent =
                Json.outcome(GAME.outcome(Move.parse("67*>2")).seenBy(Seat.TWO)).toString();
        assertThat(Sample.JSON
                        .readOutcome(sent, view)
                        .after()
                        .rack()
                        .orElseThrow()
                        .size())
                .isEqualTo(8);
        for (String wrong : new String[] {
            sent.replace("\"T\"", "\"64\""),
            sent.replace(",\"tile\":\"T\"", ""),
            sent.replace("\"seat\":2", "\"seat\":3"),
            sent.replace("not-due", "made"),
            sent.replace("\"turn\":2", "\"turn\":3"),
            sent.replace("67*>2", "67*>3")
        }) {
            assertThat(catchThrowableOfType(JsonException.class, () -> Sample.JSON.readOutcome(wrong, view)))
                    .as(wrong)
                    .isNotNull();
        }
    }
}
