package io.github.uptownrules.street.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.checks.Writers;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.RedactedRecord;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hidden cards are never written, and cannot be passed by mistake. */
class NothingHiddenTest {
    private static final Writers WRITERS = new Writers(
            Json.class,
            List.of(
                    "io.github.uptownrules.street.*",
                    "io.github.uptownrules.street.town.*",
                    "io.github.uptownrules.base.game.*",
                    "io.github.uptownrules.base.notation.TextFault",
                    "com.google.common.collect.*"),
            ImmutableMap.<String, String>builder()
                    .put("StreetView", "view")
                    .put("Outcome", "outcome")
                    .put("RedactedRecord", "record")
                    .put("Deck", "deck")
                    .put("Standings", "standings")
                    .put("ImmutableList<TextFault>", "faults")
                    .put("Move", "move")
                    .build());

    @Test
    @Tag("full")
    void rejectsTypesWithHiddenCards() {
        WRITERS.assertRefused(List.of("StreetState", "GameRecord", "RecordedGame", "Position", "Object"));
    }

    @Test
    @Tag("full")
    void acceptsTypesWithoutHiddenCards() {
        WRITERS.assertRightIsAccepted();
        assertThat(WRITERS.methods()).hasSize(10);
    }

    /** All possible worlds give the same JSON. */
    @Property(tries = 60)
    void y4_everyWorldIsWrittenTheSame(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 60) int moves) {
        GameRecord record = Sample.record(seats, seed, moves);
        StreetState game = record.end();
        StreetView other = game.view().sample(new SplitMix64(seed)).view();
        assertThat(Json.view(other).toString()).isEqualTo(Json.view(game.view()).toString());
        assertThat(Json.targets(other).toString())
                .isEqualTo(Json.targets(game.view()).toString());
        for (Move move : Move.all().subList(0, 40)) {
            if (move.site().filter(site -> !game.seats().contains(site.seat())).isEmpty()) {
                assertThat(Json.moveFaults(other, move).toString())
                        .isEqualTo(Json.moveFaults(game.view(), move).toString());
            }
        }
        RedactedRecord seen = record.redacted();
        assertThat(Json.record(Sample.NOTATION.readRedactedRecord(seen.toString()))
                        .toString())
                .isEqualTo(Json.record(seen).toString())
                .doesNotContain("the box has");
    }

    /** A value inside a larger message has the same text as on its own. */
    @Test
    void aPartOfAMessageHasTheSameText() throws IOException {
        StreetView view = Sample.record(3, 1, 9).end().view();
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        out.beginArray();
        Json.view(view).writeTo(out);
        Json.standings(view.standings()).writeTo(out);
        Json.targets(view).writeTo(out);
        Json.move(Move.parse("b1x")).writeTo(out);
        Json.moveFaults(view, Move.parse("b1x")).writeTo(out);
        Json.deck(Sample.DECK).writeTo(out);
        out.endArray();
        assertThat(JsonSchema.tree(text.toString()))
                .isEqualTo(JsonSchema.tree("[" + Json.view(view) + "," + Json.standings(view.standings())
                        + ","
                        + Json.targets(view) + "," + Json.move(Move.parse("b1x")) + ","
                        + Json.moveFaults(view, Move.parse("b1x")) + "," + Json.deck(Sample.DECK) + "]"));
    }
}
