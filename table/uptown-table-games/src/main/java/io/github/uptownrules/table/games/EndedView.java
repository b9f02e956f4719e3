package io.github.uptownrules.table.games;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;

/**
 * Writes the view at the end of a terminated game. A position does not contain the termination, so this changes the JSON of the
 * view: no turn, no targets, and the standings of the record.
 */
final class EndedView {
    private EndedView() {}

    /**
     * Writes the view.
     *
     * @param view the view, in the JSON of any game
     * @param standings the standings of the record, in the same JSON
     */
    static void write(String view, String standings, JsonWriter out) throws IOException {
        JsonObject ended = JsonParser.parseString(view).getAsJsonObject();
        ended.remove("turn");
        ended.addProperty("over", true);
        ended.add("standings", JsonParser.parseString(standings));
        ended.add("targets", none(ended.getAsJsonObject("targets")));
        out.jsonValue(ended.toString());
    }

    /** Returns targets of the same form, all empty. */
    private static JsonObject none(JsonObject targets) {
        JsonObject none = new JsonObject();
        for (Map.Entry<String, JsonElement> target : targets.entrySet()) {
            if (target.getValue().isJsonArray()) {
                none.add(target.getKey(), new JsonArray());
            } else if (target.getValue().isJsonPrimitive()
                    && target.getValue().getAsJsonPrimitive().isBoolean()) {
                none.addProperty(target.getKey(), false);
            }
        }
        return none;
    }
}
