package io.github.uptownrules.wasm;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/**
 * {@code games.json} lists the games, so that the page need not load the libraries. The list must equal the libraries' data.
 */
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

    private static void assertSame(JsonObject listed, Game game) {
        assertThat(listed.get("name").getAsString()).isEqualToIgnoringCase(game.name());
        assertThat(listed.get("notation").getAsString() + " 1").isEqualTo(game.notation());
        assertThat(texts(listed.getAsJsonArray("levels"))).isEqualTo(game.levels());
        if (listed.has("plain")) {
            assertThat(game.levels()).containsAll(texts(listed.getAsJsonArray("plain")));
        }
        ImmutableMap.Builder<String, Integer> seats = ImmutableMap.builder();
        for (JsonElement ruleset : listed.getAsJsonArray("rulesets")) {
            JsonObject one = ruleset.getAsJsonObject();
            seats.put(one.get("id").getAsString(), one.get("seats").getAsInt());
        }
        assertThat(seats.buildOrThrow()).containsExactlyInAnyOrderEntriesOf(game.rulesets());
        assertThat(listed.has("equipment")).isEqualTo(game.equipment().isPresent());
        game.equipment()
                .ifPresent(own -> assertThat(
                                listed.getAsJsonObject("equipment").get("kind").getAsString())
                        .isEqualTo(own.kind()));
    }

    @Test
    void theFileEqualsTheLibraries() throws IOException {
        Map<String, JsonObject> games = games();
        assertThat(games.keySet()).containsExactly("uptown", "upturn", "street");
        for (Game game : List.of(UptownGame.ofLibrary(), new UpTurnGame(), new StreetGame())) {
            assertSame(requireNonNull(games.get(game.id())), game);
        }
    }

    @Test
    void eachGameHasALibrary() throws IOException {
        for (JsonObject game : games().values()) {
            assertThat(SITE.resolve(game.get("library").getAsString())).exists();
        }
    }
}
