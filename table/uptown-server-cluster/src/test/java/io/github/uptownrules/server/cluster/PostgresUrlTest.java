package io.github.uptownrules.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PostgresUrlTest {
    private static final Duration SHORT = Duration.ofSeconds(1);

    @Test
    void readsThePasswordFromTheEnvironment() {
        assertThat(PostgresUrl.defaults(SHORT, ImmutableMap.of("PGPASSWORD", "secret"))
                        .getProperty("password"))
                .isEqualTo("secret");
        assertThat(PostgresUrl.defaults(SHORT, ImmutableMap.of())).doesNotContainKey("password");
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
    void findsTheServersOfAUrl(String url, String servers) {
        new PostgresUrl(url).check();
        assertThat(new PostgresUrl(url).servers()).isEqualTo(servers);
    }

    @ParameterizedTest
    @CsvSource({
        "jdbc:postgresql://u:hunter2@host/x, a PostgreSQL URL has its user and password at the end",
        "jdbc:postgresql://host:hunter2/x, 'a PostgreSQL port must be 1 to 65535, unlike the one after ''host:'''",
        "jdbc:postgresql://u:hunter2%40host/x, a PostgreSQL port must be",
        "jdbc:postgresql://host:65536/x, a PostgreSQL port must be",
        "jdbc:postgresql://host:0/x, a PostgreSQL port must be",
        "'jdbc:postgresql://a,host:/x', a PostgreSQL port must be",
    })
    void rejectsUrlsWithoutAValidServer(String url, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PostgresUrl(url).check())
                .withMessageContaining(message)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("hunter2"));
    }

    @Test
    void neverPrintsThePassword() {
        assertThat(new PostgresUrl("jdbc:postgresql://a/x?user=u&password=hunter2"))
                .hasToString("a:5432");
    }
}
