package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The public list contains only tables whose makers want it, and only while a client is connected. */
@Tag("server")
class ListedTablesTest {
    private static final String ORDER =
            "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1";

    @TempDir
    private Path data;

    private static JsonArray listed(TestServer server) {
        return TestServer.tree(server.get("/api/tables").body()).getAsJsonArray("tables");
    }

    private static JsonArray await(TestServer server, Predicate<JsonArray> wanted) {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (true) {
            JsonArray tables = listed(server);
            if (wanted.test(tables)) {
                return tables;
            }
            assertThat(System.nanoTime()).as(tables.toString()).isLessThan(end);
        }
    }

    @Test
    void listsATableWhileAClientIsConnected() {
        try (TestServer server = new TestServer(data)) {
            JsonObject secret = server.make(ORDER + "}");
            JsonObject open = server.make(ORDER + ",\"listed\":true,\"clock\":{\"initial\":300}}");
            assertThat(listed(server)).isEmpty();
            Optional<String> own = Optional.of(open.get("secret").getAsString());
            String table = open.get("table").getAsString();
            try (Player hidden = server.player(secret.get("table").getAsString(), Optional.empty());
                    Player ada = server.player(table, own)) {
                hidden.awaitState(state -> true);
                ada.awaitState(state -> true);
                JsonArray tables = await(server, found -> !found.isEmpty());
                assertThat(tables).hasSize(1);
                assertThat(tables.get(0).toString())
                        .isEqualTo("{\"table\":\"" + table + "\",\"ruleset\":\"two-player\",\"phase\":\"open\","
                                + "\"clock\":{\"initial\":300,\"increment\":0},\"timeout\":\"bot\",\"practice\":false,"
                                + "\"seats\":[{\"person\":\"Ada\"},{\"open\":true}]}");
                server.sit(table, 2, "Bob");
                await(server, found -> found.toString().contains("\"phase\":\"playing\""));
                ada.awaitState(state -> state.has("view"));
                assertThat(Player.type(ada.ask("resign"))).isEqualTo("done");
                await(server, JsonArray::isEmpty);
            }
        }
    }

    @Test
    void showsTheNewestFiveTablesOfAnAddress() {
        try (TestServer server = new TestServer(data)) {
            List<String> newest = new ArrayList<>();
            for (int i = 0; i < 7; i++) {
                String table =
                        server.make(ORDER + ",\"listed\":true}").get("table").getAsString();
                server.player(table, Optional.empty()).awaitState(state -> true);
                newest.add(0, table);
                await(server, found -> found.toString().contains(table)); // so that they are listed in this order
            }
            List<String> shown = new ArrayList<>();
            listed(server)
                    .forEach(table ->
                            shown.add(table.getAsJsonObject().get("table").getAsString()));
            assertThat(shown).isEqualTo(newest.subList(0, 5));
            assertThat(server.get("/api/tables?page=2").body()).isEqualTo("{\"tables\":[]}");
            assertThat(server.get("/api/tables?page=0").statusCode()).isEqualTo(400);
        }
    }

    @Test
    void removesATableWhenItsLastClientLeaves() {
        try (TestServer server = new TestServer(data)) {
            JsonObject open = server.make(ORDER + ",\"listed\":true}");
            try (Player watcher = server.player(open.get("table").getAsString(), Optional.empty())) {
                watcher.awaitState(state -> true);
                await(server, found -> !found.isEmpty());
            }
            await(server, JsonArray::isEmpty);
        }
    }
}
