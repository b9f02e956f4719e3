package io.github.uptownrules.upturn.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.uptownrules.base.game.JsonException;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.notation.GameRecord;
import io.github.uptownrules.upturn.notation.RedactedRecord;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class JsonTest {
    private static final UpTurnState GAME = UpTurnRuleset.of(3).deal(42);

    /** Games of all rulesets, seen by all: what is written is read as the same thing. */
    @Property(tries = 60)
    void whatIsWrittenIsRead(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 80) int moves) {
        GameRecord record = Sample.record(seats, seed, moves);
        UpTurnState end = record.end();
        for (Viewer viewer : Sample.viewers(end)) {
            UpTurnView view = end.viewFor(viewer);
            assertThat(Sample.JSON.readView(Json.writeView(view))).isEqualTo(view);
            RedactedRecord seen = record.redactedFor(viewer);
            assertThat(Sample.JSON.readRedactedRecord(Json.writeRedactedRecord(seen)))
                    .isEqualTo(seen);
            for (int ply = 1; ply <= record.moves().size(); ply++) {
                SeenOutcome outcome = seen.outcome(ply);
                assertThat(Sample.JSON.readOutcome(Json.writeOutcome(outcome), seen.at(ply - 1)))
                        .isEqualTo(outcome);
            }
        }
        for (Move move : end.legalMoves()) {
            assertThat(Json.readMove(Json.writeMove(move))).isEqualTo(move);
        }
    }

    @Test
    void ofAFaultInATextWithItsPlace() {
        assertThat(Json.writeTextFaults(Sample.faults("1 2\n3 x")))
                .startsWith("[{\"line\":2,\"column\":3,\"message\":\"");
    }

    /** What a move still leaves to choose is said so that each legal move can be put together from it, and no other. */
    @Property(tries = 60)
    void targetsAreTheLegalMoves(@ForAll long seed, @ForAll @IntRange(max = 60) int moves) {
        UpTurnState game = Sample.record(3, seed, moves).end();
        for (Viewer viewer : Sample.viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            String targets = Json.writeTargets(view);
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
    void ofAMove() {
        assertThat(Json.writeMove(Move.parse("67*>2"))).isEqualTo("{\"move\":\"67*>2\"}");
        Outcome outcome = GAME.outcome(Move.parse("67*>2"));
        assertThat(Json.writeOutcome(outcome.seenBy(Seat.TWO)))
                .isEqualTo(
                        "{\"seat\":1,\"move\":\"67*>2\",\"drawings\":[{\"seat\":2,\"cause\":\"hand-out\",\"tile\":\"T\"}],"
                                + "\"call\":\"not-due\",\"skipped\":[],\"turn\":2}");
        assertThat(Json.writeOutcome(outcome.seenBy(Seat.THREE)))
                .isEqualTo("{\"seat\":1,\"move\":\"67*>2\",\"drawings\":[{\"seat\":2,\"cause\":\"hand-out\"}],"
                        + "\"call\":\"not-due\",\"skipped\":[],\"turn\":2}");
        assertThat(Json.writeMoveFaults(GAME.viewFor(Seat.ONE), Move.parse("19!")))
                .startsWith("[{\"code\":\"not-on-rack\",")
                .contains("\"tiles\":[\"19\"]");
        assertThat(Json.writeMoveFaults(GAME.viewFor(Seat.TWO), Move.DRAW))
                .isEqualTo("[{\"code\":\"not-your-turn\",\"message\":\"it is the turn of seat 1\",\"seats\":[1]}]");
    }

    @Test
    void whatIsWrongIsRefusedWithItsPlace() {
        assertRefused("{\"move\":5}", "/move", "/move: expected a text, not a number");
        assertRefused("{\"move\":\"67*>\"}", "/move", "/move: column ");
        assertRefused("{}", "", "the text: missing member 'move'");
        assertRefused("{\"move\":\"draw\",\"to\":1}", "", "the text: unknown member 'to'");
        assertRefused("{\"move\":\"draw\",\"move\":\"draw\"}", "", "the text: repeated member 'move'");
        assertRefused("[]", "", "the text: expected an object, not a list");
        assertRefused("x".repeat(1_000_001), "", "the text: at most 1000000 characters, not 1000001");
        assertRefused("[".repeat(11), "/0/0/0/0/0/0/0/0/0/0", "");
    }

    private static void assertRefused(String text, String pointer, String message) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> Json.readMove(text));
        assertThat(e.pointer()).isEqualTo(pointer);
        assertThat(e.getMessage()).startsWith(message).hasLineCount(1);
    }

    @Test
    void whatAViewerCannotHaveSeenIsRefused() {
        UpTurnView view = GAME.viewFor(Seat.TWO);
        String sent = Json.writeOutcome(GAME.outcome(Move.parse("67*>2")).seenBy(Seat.TWO));
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
