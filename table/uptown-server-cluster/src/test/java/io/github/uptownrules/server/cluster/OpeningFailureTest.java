package io.github.uptownrules.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpeningFailureTest {
    private static final String URL = "jdbc:postgresql://db.example:5433/x?user=u&password=hunter2";

    private static final Duration SHORT = Duration.ofSeconds(1);

    private static String reason(String data) throws Exception {
        PostgresUrl url = new PostgresUrl(data);
        try {
            url.connect(SHORT, SHORT).close();
            throw new AssertionError("connected");
        } catch (SQLException e) {
            return OpeningFailure.reason(url, e);
        }
    }

    @Test
    void namesTheFailureOfTheNetwork() {
        Map.of(
                        new UnknownHostException("db.example"),
                        "the host is unknown",
                        new NoRouteToHostException("x"),
                        "no route to the host",
                        new ConnectException("x"),
                        "connection refused; no PostgreSQL listens there",
                        new SocketTimeoutException("x"),
                        "the connection timed out")
                .forEach((cause, words) -> assertThat(OpeningFailure.reason(
                                new PostgresUrl(URL),
                                new SQLException("The connection attempt failed.", "08001", cause)))
                        .isEqualTo("the data cannot be opened: PostgreSQL at db.example:5433: " + words));
    }

    @Test
    void repeatsTheMessageOfPostgres() {
        assertThat(OpeningFailure.reason(
                        new PostgresUrl(URL),
                        new SQLException("FATAL: password authentication failed for user \"u\"", "28P01")))
                .isEqualTo("the data cannot be opened: PostgreSQL at db.example:5433: "
                        + "password authentication failed for user \"u\"");
        assertThat(OpeningFailure.reason(
                        new PostgresUrl(URL), new SQLException("FATAL: database \"x\" does not exist", "3D000")))
                .endsWith("db.example:5433: database \"x\" does not exist");
        assertThat(OpeningFailure.reason(
                        new PostgresUrl(URL), new SQLException("cannot use " + URL + "\nat all", "08001")))
                .isEqualTo("the data cannot be opened: PostgreSQL at db.example:5433: cannot use this URL at all");
        assertThat(OpeningFailure.reason(new PostgresUrl(URL), new SQLException("another server uses it")))
                .isEqualTo("the data cannot be opened: another server uses it");
    }

    @Test
    void namesAMissingServer() throws Exception {
        assertThat(reason("jdbc:postgresql://127.0.0.1:1/x?password=hunter2"))
                .isEqualTo("the data cannot be opened: PostgreSQL at 127.0.0.1:1: connection refused;"
                        + " no PostgreSQL listens there");
        assertThat(reason("jdbc:postgresql://nowhere.invalid/x?password=hunter2"))
                .isEqualTo("the data cannot be opened: PostgreSQL at nowhere.invalid:5432: the host is unknown");
    }
}
