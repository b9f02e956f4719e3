package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What an address may take, with a clock that stands still. */
class ClientLimitsTest {
    private long now;
    private final ClientLimits addresses =
            new ClientLimits(new Limits(10, 40, 3, 2, 256, 10, Duration.ofSeconds(10)), () -> now);

    private void pass(int seconds) {
        now += Duration.ofSeconds(seconds).toNanos();
    }

    @Test
    void socketsThatAreOpenCount() {
        assertThat(addresses.open("a")).isTrue();
        assertThat(addresses.open("a")).isTrue();
        pass(60);
        assertThat(addresses.open("a")).isFalse();
        assertThat(addresses.open("b")).isTrue();
        addresses.close("a");
        assertThat(addresses.open("a")).isTrue();
        pass(60);
        assertThat(addresses.open("a")).isFalse();
    }

    @Test
    void socketsThatComeAndGoCount() {
        for (int i = 0; i < 2; i++) {
            assertThat(addresses.open("a")).isTrue();
            addresses.close("a");
        }
        assertThat(addresses.open("a")).isFalse();
        addresses.forgetQuiet();
        assertThat(addresses.open("a")).isFalse();
        pass(10);
        assertThat(addresses.open("a")).isTrue();
        assertThat(addresses.open("a")).isFalse();
    }

    @Test
    void tablesComeBackWithTime() {
        for (int i = 0; i < 3; i++) {
            assertThat(addresses.takeTable("a")).isTrue();
        }
        assertThat(addresses.takeTable("a")).isFalse();
        assertThat(addresses.takeTable("b")).isTrue();
        pass(20);
        addresses.forgetQuiet();
        assertThat(addresses.takeTable("a")).isTrue();
        assertThat(addresses.takeTable("a")).isFalse();
    }
}
