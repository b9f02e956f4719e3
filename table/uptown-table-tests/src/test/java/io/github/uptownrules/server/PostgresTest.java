package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same tables in a PostgreSQL of the system, where there is one. */
@Tag("process")
@Tag("server")
class PostgresTest {
    private static TestServer server(String url) {
        return new TestServer(TestServer.options(url));
    }

    @Test
    void aGameGoesOn() throws IOException, InterruptedException {
        try (Postgres postgres = Postgres.start(PostgresTest.class)) {
            aGameGoesOn(postgres.url());
        }
    }

    private static void aGameGoesOn(String url) {
        JsonObject view;
        String table;
        Optional<String> secret;
        try (TestServer server = server(url)) {
            JsonObject made = server.make("{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Zo\u00eb\"},"
                    + "{\"bot\":\"greedy\"},{\"bot\":\"random\"}],\"you\":1,\"practice\":{\"seed\":-7}}");
            table = made.get("table").getAsString();
            secret = Optional.of(made.get("secret").getAsString());
            Player ada = server.player(table, secret);
            ada.awaitState(state -> true);
            ada.play(0);
            ada.awaitPly(3);
            ada.ask("leave");
            ada.awaitPly(6);
            ada.ask("return");
            ada.awaitState(state -> ada.isToMove() && !ada.table().toString().contains("away"));
            view = ada.view();
        }
        try (TestServer server = server(url);
                Player again = server.player(table, secret)) {
            again.awaitState(state -> true);
            assertThat(again.view()).isEqualTo(view);
            assertThat(again.table().get("practice").getAsBoolean()).isTrue();
            again.ask("resign");
            assertThat(Player.type(again.ask("rematch"))).isEqualTo("done");
            assertThat(again.table().getAsJsonObject("rematch").has("table")).isTrue();
        }
    }
}
