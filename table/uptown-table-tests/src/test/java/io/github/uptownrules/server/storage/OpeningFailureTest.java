package io.github.uptownrules.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The message names the server and the cause, and no password. */
class OpeningFailureTest {
    private static final String URL = "jdbc:postgresql://db.example:5433/x?user=u&password=hunter2";

    private static final Duration SHORT = Duration.ofSeconds(1);

    private static String reason(String data) throws Exception {
        try {
            DatabaseUrl.of(data).connect(SHORT, SHORT).close();
            throw new AssertionError("connected");
        } catch (SQLException e) {
            return OpeningFailure.reason(data, e);
        }
    }

    @Test
    void namesWhatTheNetworkSays() {
        Map.of(
                        new UnknownHostException("db.example"),
                        "the host is unknown",
                        new NoRouteToHostException("x"),
                        "there is no way to the host",
                        new ConnectException("x"),
                        "the connection is refused; no PostgreSQL listens there",
                        new SocketTimeoutException("x"),
                        "there is no answer")
                .forEach((cause, words) -> assertThat(OpeningFailure.reason(
                                URL, new SQLException("The connection attempt failed.", "08001", cause)))
                        .isEqualTo("the data cannot be opened: PostgreSQL at db.example:5433: " + words));
    }

    @Test
    void repeatsWhatPostgresSays() {
        assertThat(OpeningFailure.reason(
                        URL, new SQLException("FATAL: password authentication failed for user \"u\"", "28P01")))
                .isEqualTo("the data cannot be opened: PostgreSQL at db.example:5433: "
                        + "password authentication failed for user \"u\"");
        assertThat(OpeningFailure.reason(URL, new SQLException("FATAL: database \"x\" does not exist", "3D000")))
                .endsWith("db.example:5433: database \"x\" does not exist");
        assertThat(OpeningFailure.reason(URL, new SQLException("cannot use " + URL + "\nat all", "08001")))
                .isEqualTo("the data cannot be opened: PostgreSQL at db.example:5433: cannot use this URL at all");
        assertThat(OpeningFailure.reason(URL, new SQLException("another server uses it")))
                .isEqualTo("the data cannot be opened: another server uses it");
    }

    @Test
    void namesAServerThatIsNotThere() throws Exception {
        assertThat(reason("jdbc:postgresql://127.0.0.1:1/x?password=hunter2"))
                .isEqualTo("the data cannot be opened: PostgreSQL at 127.0.0.1:1: the connection is refused;"
                        + " no PostgreSQL listens there");
        assertThat(reason("jdbc:postgresql://nowhere.invalid/x?password=hunter2"))
                .isEqualTo("the data cannot be opened: PostgreSQL at nowhere.invalid:5432: the host is unknown");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "jdbc:postgresql://a/x | a:5432",
                "jdbc:postgresql://a:1,b/x?user=u | 'a:1, b:5432'",
                "jdbc:postgresql://[::1]/x | [::1]:5432",
                "jdbc:postgresql://[::1]:7/x | [::1]:7",
                "jdbc:postgresql:///x | localhost:5432",
                "jdbc:postgresql://:5433/x | localhost:5433",
                "jdbc:postgresql:x | localhost:5432",
                "jdbc:postgresql://a?user=@ | a:5432"
            })
    void knowsTheServersOfAUrl(String url, String servers) {
        DatabaseUrl.check(url);
        assertThat(DatabaseUrl.servers(url)).isEqualTo(servers);
    }

    @ParameterizedTest
    @CsvSource({
        "jdbc:postgresql://u:hunter2@host/x, the user and the password stand at the end",
        "jdbc:postgresql://host:hunter2/x, 'the port of a PostgreSQL is 1 to 65535, but not that behind ''host:'''",
        "jdbc:postgresql://u:hunter2%40host/x, the port of a PostgreSQL is",
        "jdbc:postgresql://host:65536/x, the port of a PostgreSQL is",
        "jdbc:postgresql://host:0/x, the port of a PostgreSQL is",
        "'jdbc:postgresql://a,host:/x', the port of a PostgreSQL is",
    })
    void rejectsUrlsThatNameNoServer(String url, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DatabaseUrl.check(url))
                .withMessageContaining(message)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("hunter2"));
    }
}
