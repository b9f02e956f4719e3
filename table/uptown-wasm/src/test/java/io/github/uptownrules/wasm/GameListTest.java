package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The page without a server knows its games from a file, so that no library is loaded for that; it says what the libraries do. */
class GameListTest {
    private static final Path SITE = Path.of("src/main/site");

    private static Map<String, JsonObject> games() throws IOException {
        ImmutableMap.Builder<String, JsonObject> games = ImmutableMap.builder();
        for (JsonElement game : JsonParser.parseString(Files.readString(SITE.resolve("games.json")))
                .getAsJsonArray()) {
            games.put(game.getAsJsonObject().get("id").getAsString(), game.getAsJsonObject());
        }
        return games.buildOrThrow();
    }

    private static ImmutableList<String> texts(JsonArray list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonElement::getAsString)
                .collect(ImmutableList.toImmutableList());
    }

    private static void assertSame(JsonObject game, List<String> levels, Map<String, Integer> seats) {
        assertThat(texts(game.getAsJsonArray("levels"))).isEqualTo(levels);
        if (game.has("plain")) {
            assertThat(levels).containsAll(texts(game.getAsJsonArray("plain")));
        }
        ImmutableMap.Builder<String, Integer> listed = ImmutableMap.builder();
        for (JsonElement ruleset : game.getAsJsonArray("rulesets")) {
            JsonObject one = ruleset.getAsJsonObject();
            listed.put(one.get("id").getAsString(), one.get("seats").getAsInt());
        }
        assertThat(listed.buildOrThrow()).containsExactlyInAnyOrderEntriesOf(seats);
    }

    @Test
    void theFileSaysWhatTheLibrariesDo() throws IOException {
        Map<String, JsonObject> games = games();
        assertThat(games.keySet()).containsExactly("uptown", "upturn", "street");
        assertSame(
                games.get("uptown"),
                io.github.uptownrules.bots.Bots.levels(),
                Rulesets.all().stream()
                        .collect(ImmutableMap.toImmutableMap(
                                Ruleset::id, ruleset -> ruleset.seats().size())));
        assertSame(
                games.get("upturn"),
                io.github.uptownrules.upturn.bots.Bots.levels(),
                UpTurnRuleset.all().stream()
                        .collect(ImmutableMap.toImmutableMap(
                                UpTurnRuleset::id, ruleset -> ruleset.seats().size())));
        assertSame(
                games.get("street"),
                io.github.uptownrules.street.bots.Bots.levels(),
                StreetRuleset.all().stream()
                        .collect(ImmutableMap.toImmutableMap(
                                StreetRuleset::id, ruleset -> ruleset.seats().size())));
    }

    @Test
    void eachGameHasItsLibrary() throws IOException {
        for (JsonObject game : games().values()) {
            assertThat(SITE.resolve(game.get("library").getAsString())).exists();
        }
    }
}
