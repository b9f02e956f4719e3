package io.github.uptownrules.upturn.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.checks.Writers;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.RedactedRecord;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hidden information is never written, and the API prevents writing it by mistake. */
class NothingHiddenTest {
    private static final Writers WRITERS = new Writers(
            Json.class,
            List.of(
                    "io.github.uptownrules.upturn.*",
                    "io.github.uptownrules.upturn.tile.*",
                    "io.github.uptownrules.base.game.*",
                    "io.github.uptownrules.base.notation.TextFault",
                    "com.google.common.collect.*"),
            ImmutableMap.of(
                    "UpTurnView", "view",
                    "SeenOutcome", "outcome",
                    "RedactedRecord", "record",
                    "Standings", "standings",
                    "ImmutableList<TextFault>", "faults",
                    "Move", "move"));

    @Test
    @Tag("full")
    void acceptsNoTypeWithHiddenInformation() {
        WRITERS.assertRefused(
                List.of("UpTurnState", "Outcome", "GameRecord", "RecordedGame", "Position", "Tiles", "Object"));
    }

    @Test
    @Tag("full")
    void acceptsTypesForOneViewer() {
        WRITERS.assertRightIsAccepted();
        assertThat(WRITERS.methods()).hasSize(9);
    }

    /** The text does not depend on the world behind a view or a record. */
    @Property(tries = 60)
    void writesTheSameForEveryWorld(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 60) int moves) {
        GameRecord record = Sample.record(seats, seed, moves);
        UpTurnState game = record.end();
        for (Viewer viewer : Sample.viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            UpTurnView other = view.sample(seed).viewFor(viewer);
            assertThat(Json.view(other).toString()).isEqualTo(Json.view(view).toString());
            assertThat(Json.targets(other).toString())
                    .isEqualTo(Json.targets(view).toString());
            for (Move move : game.legalMoves().stream().limit(20).toList()) {
                assertThat(Json.moveFaults(other, move).toString())
                        .isEqualTo(Json.moveFaults(view, move).toString());
            }
            RedactedRecord seen = record.redactedFor(viewer);
            assertThat(Json.record(Sample.NOTATION.readRedactedRecord(seen.toString()))
                            .toString())
                    .isEqualTo(Json.record(seen).toString())
                    .doesNotContain("the bag is");
        }
    }

    /** A value is written the same way inside a larger message as on its own. */
    @Test
    void writesTheSameAsPartOfAMessage() throws IOException {
        UpTurnView view = Sample.record(3, 1, 9).end().viewFor(Viewer.SPECTATOR);
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        out.beginArray();
        Json.view(view).writeTo(out);
        Json.standings(view.standings()).writeTo(out);
        Json.targets(view).writeTo(out);
        Json.move(Move.DRAW).writeTo(out);
        Json.moveFaults(view, Move.DRAW).writeTo(out);
        out.endArray();
        assertThat(JsonSchema.tree(text.toString()))
                .isEqualTo(JsonSchema.tree("[" + Json.view(view) + "," + Json.standings(view.standings()) + ","
                        + Json.targets(view) + "," + Json.move(Move.DRAW) + ","
                        + Json.moveFaults(view, Move.DRAW) + "]"));
    }
}
