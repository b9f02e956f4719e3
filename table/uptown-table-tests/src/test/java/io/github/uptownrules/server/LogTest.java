package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The log of whole games contains neither secrets nor tiles. */
@Tag("server")
class LogTest {
    /** A tile as a separate word. Parts of longer words or of a table's name do not count. */
    static final Pattern TILE = Pattern.compile("(?<![A-Za-z0-9_-])[bgory][A-I1-9a-i$](?![A-Za-z0-9_-])");

    @TempDir
    private Path data;

    /** The log explains to the operator why nothing is stored, without any data of the table. */
    @Test
    void explainsAFailureOfTheDatabase() throws SQLException {
        try (TestServer server = new TestServer(data)) {
            try (Connection beside = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("uptown.db"));
                    Statement statement = beside.createStatement()) {
                statement.execute("DROP TABLE placed");
                statement.execute("DROP TABLE seat");
            }
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
            assertThat(server.post(
                                    "/api/tables",
                                    "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true}],\"you\":1}")
                            .statusCode())
                    .isEqualTo(503);
            assertThat(server.log()).contains("no such table: seat").doesNotContain("Ada");
            try (Connection beside = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("uptown.db"));
                    Statement statement = beside.createStatement()) {
                statement.execute("DROP TABLE game_table");
            }
            HttpResponse<String> health = server.get("/health");
            assertThat(health.statusCode()).isEqualTo(503);
            assertThat(health.body()).isEqualTo("{\"status\":\"down\"}");
        }
    }

    /** Reading still works on a full disk, so the health check has to write. */
    @Test
    void theHealthIsDownWhileStoringFails() throws SQLException {
        try (TestServer server = new TestServer(data)) {
            assertThat(server.get("/health").body()).isEqualTo("{\"status\":\"up\"}");
            try (Connection beside = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("uptown.db"));
                    Statement statement = beside.createStatement()) {
                statement.execute("CREATE TRIGGER full BEFORE UPDATE ON service_time"
                        + " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END");
            }
            HttpResponse<String> health = server.get("/health");
            assertThat(health.statusCode()).isEqualTo(503);
            assertThat(health.body()).isEqualTo("{\"status\":\"down\"}");
        }
    }

    /** The text of a warning alone does not explain the failure; the exception does. The message has a limited length. */
    @Test
    void aWarningIncludesItsException() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Logger root = Logger.getLogger("");
        Level level = root.getLevel();
        List<Handler> handlers = List.of(root.getHandlers());
        Logger some = Logger.getLogger("some.library");
        try {
            EventLog log = new EventLog(new PrintStream(out, true, StandardCharsets.UTF_8));
            log.takeOver();
            some.log(Level.WARNING, "it fails", new IOException("the disk is full"));
            some.log(Level.WARNING, "it fails, too");
            some.log(Level.WARNING, "it fails", new IOException("x".repeat(1000)));
            some.log(Level.INFO, "all is well");
            log.flush();
        } finally {
            Stream.of(root.getHandlers()).forEach(root::removeHandler);
            handlers.forEach(root::addHandler);
            root.setLevel(level);
        }
        List<String> said = out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .map(line -> line.get("event").getAsString() + " of "
                        + line.get("source").getAsString() + ": "
                        + line.get("message").getAsString())
                .toList();
        assertThat(said).hasSize(3);
        assertThat(said.subList(0, 2))
                .containsExactly(
                        "warning of some.library: it fails: java.io.IOException: the disk is full",
                        "warning of some.library: it fails, too");
        assertThat(said.get(2))
                .contains("it fails: java.io.IOException: xxx")
                .endsWith("x...")
                .hasSizeLessThan(350);
    }

    @Test
    void theLogContainsNothingOfTheGame() {
        try (TestServer server = new TestServer(data)) {
            JsonObject made = server.make("{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},"
                    + "{\"bot\":\"greedy\"}],\"you\":1}");
            String table = made.get("table").getAsString();
            String secret = made.get("secret").getAsString();
            Player ada = server.player(table, Optional.of(secret));
            ada.awaitState(state -> true);
            for (int i = 0; !ada.isOver(); i++) {
                ada.play(i);
                ada.ask("play", ada.playing("nonsense"));
                ada.awaitState(state -> ada.isToMove() || ada.isOver());
            }
            ada.ask("rematch");
            server.post("/api/tables", "{\"secret\":\"" + secret + "\"}");
            server.get("/table/" + table + "?" + secret);
            ada.say("{\"type\":\"" + secret + "\"}");
            ada.awaitClose();
            String log = server.log();
            assertThat(log).contains("game-over").doesNotContain(secret, table, "@", "$", "nonsense", "Ada");
            assertThat(log).doesNotContainPattern(TILE);
            assertThat(log.lines())
                    .allSatisfy(line -> assertThat(JsonParser.parseString(line)
                                    .getAsJsonObject()
                                    .get("time")
                                    .getAsString())
                            .endsWith("Z"));
        }
    }
}
