package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The limits of an address, with a manual clock. */
class ClientLimitsTest {
    private long now;
    private final ClientLimits clients =
            new ClientLimits(new Limits(10, 40, 3, 2, 256, 10, Duration.ofSeconds(10)), () -> now);

    private void pass(int seconds) {
        now += Duration.ofSeconds(seconds).toNanos();
    }

    @Test
    void limitsOpenSockets() {
        assertThat(clients.open("a", 0)).isTrue();
        assertThat(clients.open("a", 0)).isTrue();
        pass(60);
        assertThat(clients.open("a", 0)).isFalse();
        assertThat(clients.open("b", 0)).isTrue();
        clients.close("a");
        assertThat(clients.open("a", 0)).isTrue();
        pass(60);
        assertThat(clients.open("a", 0)).isFalse();
    }

    @Test
    void limitsReconnects() {
        for (int i = 0; i < 2; i++) {
            assertThat(clients.open("a", 0)).isTrue();
            clients.close("a");
        }
        assertThat(clients.open("a", 0)).isFalse();
        clients.forgetQuiet();
        assertThat(clients.open("a", 0)).isFalse();
        pass(10);
        assertThat(clients.open("a", 0)).isTrue();
        assertThat(clients.open("a", 0)).isFalse();
    }

    @Test
    void refillsTheQuotaOfTablesOverTime() {
        for (int i = 0; i < 3; i++) {
            assertThat(clients.takeTable("a")).isEmpty();
        }
        assertThat(clients.takeTable("a")).hasValue(20);
        assertThat(clients.takeTable("b")).isEmpty();
        pass(20);
        clients.forgetQuiet();
        assertThat(clients.takeTable("a")).isEmpty();
        assertThat(clients.takeTable("a")).hasValue(20);
    }
}
