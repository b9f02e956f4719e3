package io.github.uptownrules.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The duration of a lease, by a clock that the test controls. */
class LeaseTest {
    private static final Duration LENGTH = Duration.ofSeconds(3);

    private long now = Long.MAX_VALUE - 5; // the clock of a machine may overflow
    private final Lease lease = new Lease("a", () -> now, now, LENGTH);

    private void pass(double seconds) {
        now += (long) (seconds * 1e9);
    }

    @Test
    void expiresBeforeTheDatabaseSaysSo() {
        assertThat(lease.isHeld()).isTrue();
        pass(2.6);
        assertThat(lease.isHeld()).isTrue();
        pass(0.2);
        assertThat(lease.isHeld()).isFalse();
    }

    @Test
    void isMeasuredFromTheRequest() {
        long asked = now;
        pass(2);
        lease.renew(asked, LENGTH);
        pass(0.8);
        assertThat(lease.isHeld()).isFalse();
    }

    @Test
    void canBeRenewed() {
        pass(2.5);
        lease.renew(now, LENGTH);
        pass(2.6);
        assertThat(lease.isHeld()).isTrue();
    }

    /** The server stalled, and its request was answered in the meantime. */
    @Test
    void staysExpired() {
        pass(2.5);
        long asked = now;
        pass(10);
        lease.renew(asked, LENGTH);
        assertThat(lease.isHeld()).isFalse();
        lease.renew(now, LENGTH);
        assertThat(lease.isHeld()).isFalse();
    }

    @Test
    void canBeReleased() {
        lease.end();
        assertThat(lease.isHeld()).isFalse();
        lease.renew(now, LENGTH);
        assertThat(lease.isHeld()).isFalse();
    }
}
