package io.github.uptownrules.server.history;

import com.google.common.hash.Hashing;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What all viewers see alike, as a short hash. */
public final class PublicPart {
    /** What depends on the viewer: its name, its tiles, and where they may go. */
    private static final List<String> PRIVATE = List.of("text", "viewer", "key", "targets");

    /** What is not stored: who is there, and what the clocks say just now. */
    private static final List<String> PASSING = List.of("connected", "leftMs");

    private PublicPart() {}

    /** The public part of a view of Uptown. */
    public static String ofView(JsonObject view) {
        JsonObject copy = view.deepCopy();
        PRIVATE.forEach(copy::remove);
        for (JsonElement seat : copy.getAsJsonArray("seats")) {
            for (JsonElement color : seat.getAsJsonObject().getAsJsonArray("colors")) {
                color.getAsJsonObject().remove("rack");
            }
        }
        return hash(copy);
    }

    /** What is stored of a table beside its game. */
    public static String ofTable(JsonObject table) {
        JsonObject copy = new JsonObject();
        copy.add("ruleset", table.get("ruleset"));
        copy.add("phase", table.get("phase"));
        copy.add("seats", table.get("seats").deepCopy());
        copy.add("rematch", table.get("rematch"));
        for (JsonElement seat : copy.getAsJsonArray("seats")) {
            PASSING.forEach(seat.getAsJsonObject()::remove);
        }
        return hash(copy);
    }

    private static String hash(JsonObject json) {
        return Hashing.farmHashFingerprint64()
                .hashString(json.toString(), StandardCharsets.UTF_8)
                .toString();
    }
}
