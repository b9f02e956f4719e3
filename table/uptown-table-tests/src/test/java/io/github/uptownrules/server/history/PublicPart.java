package io.github.uptownrules.server.history;

import com.google.common.hash.Hashing;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A short hash of the data that is the same for all viewers. */
public final class PublicPart {
    /** Members that depend on the viewer: its name, its tiles and their targets. */
    private static final List<String> PRIVATE = List.of("text", "viewer", "key", "targets");

    /** Members that are not stored: connections and clocks. */
    private static final List<String> PASSING = List.of("connected", "leftMs");

    private PublicPart() {}

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
