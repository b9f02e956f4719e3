package io.github.uptownrules.server.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long a server may speak, by a clock that the test moves. */
class LeaseTest {
    private static final Duration LENGTH = Duration.ofSeconds(3);

    private long now = Long.MAX_VALUE - 5; // the clock of a machine may run over
    private final Lease lease = new Lease("a", () -> now, now, LENGTH);

    private void pass(double seconds) {
        now += (long) (seconds * 1e9);
    }

    @Test
    void itIsOverHereBeforeItIsOverThere() {
        assertThat(lease.isHeld()).isTrue();
        pass(2.6);
        assertThat(lease.isHeld()).isTrue();
        pass(0.2);
        assertThat(lease.isHeld()).isFalse();
    }

    /** The answer came late: what counts is when the question was asked. */
    @Test
    void itIsMeasuredFromTheQuestion() {
        long asked = now;
        pass(2);
        lease.renew(asked, LENGTH);
        pass(0.8);
        assertThat(lease.isHeld()).isFalse();
    }

    @Test
    void itIsRenewed() {
        pass(2.5);
        lease.renew(now, LENGTH);
        pass(2.6);
        assertThat(lease.isHeld()).isTrue();
    }

    /** The server was stopped, its question was answered meanwhile, and it goes on. */
    @Test
    void whatIsOverStaysOver() {
        pass(2.5);
        long asked = now;
        pass(10);
        lease.renew(asked, LENGTH);
        assertThat(lease.isHeld()).isFalse();
        lease.renew(now, LENGTH);
        assertThat(lease.isHeld()).isFalse();
    }

    @Test
    void itCanBeGivenBack() {
        lease.end();
        assertThat(lease.isHeld()).isFalse();
        lease.renew(now, LENGTH);
        assertThat(lease.isHeld()).isFalse();
    }

    @Test
    void oneWithoutOthersHasNoEnd() {
        assertThat(Lease.UNLIMITED.isHeld()).isTrue();
    }
}
