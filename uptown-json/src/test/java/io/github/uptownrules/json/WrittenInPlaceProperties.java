package io.github.uptownrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RecordLaws;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.io.IOException;
import java.io.StringWriter;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Checks that values written inside a message equal their texts and are read back. */
class WrittenInPlaceProperties {
    @Property(tries = 40)
    void writesViewsAndMovesInAList(@ForAll long seed) throws IOException {
        GameRecord game = RecordLaws.record(Tables.RULESETS.get(0), seed, 9);
        for (Viewer viewer : ViewLaws.viewers(game.end().ruleset())) {
            PlayerView start = game.at(0).viewFor(viewer);
            SeenOutcome outcome = game.outcome(1).seenBy(viewer);
            RedactedRecord record = game.redactedFor(viewer);
            Move move = outcome.move();
            StringWriter text = new StringWriter();
            JsonWriter out = new JsonWriter(text);
            out.beginArray();
            Json.view(start).writeTo(out);
            Json.outcome(outcome).writeTo(out);
            Json.record(record).writeTo(out);
            Json.move(move, start).writeTo(out);
            Json.standings(record.standings()).writeTo(out);
            Json.targets(start).writeTo(out);
            Json.moveFaults(start, move.tile(), move.cell()).writeTo(out);
            out.endArray();
            ImmutableList<String> texts = ImmutableList.of(
                    Json.view(start).toString(),
                    Json.outcome(outcome).toString(),
                    Json.record(record).toString(),
                    Json.move(move, start).toString(),
                    Json.standings(record.standings()).toString(),
                    Json.targets(start).toString(),
                    Json.moveFaults(start, move.tile(), move.cell()).toString());
            assertThat(text).hasToString("[" + String.join(",", texts) + "]");
        }
    }

    /** The caller chooses the spaces between members. */
    @Property(tries = 40)
    void readsTheOutputOfACustomWriter(@ForAll long seed) throws IOException {
        PlayerView view = Tables.RULESETS.get(0).deal(seed).viewFor(Viewer.SPECTATOR);
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        out.setIndent("  ");
        Json.view(view).writeTo(out);
        String indented = text.toString();
        assertThat(indented).contains("\n  ");
        assertThat(Json.of(Tables.NOTATION).readView(indented)).isEqualTo(view);
    }
}
