package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PulseTest {
    /** Nothing listens there. */
    private static final String ADDRESS = "http://127.0.0.1:1";

    /** A server that comes back is not silent because it was so before it went. */
    @Test
    void whoComesBackHasTimeToAnswer() {
        AtomicLong nanos = new AtomicLong();
        Pulse pulse = new Pulse(new PeerKey(), nanos::get);
        pulse.beat(ImmutableSet.of(ADDRESS));
        assertThat(pulse.isSilent(ADDRESS)).isFalse();
        nanos.addAndGet(2_000_000_000);
        assertThat(pulse.isSilent(ADDRESS)).isFalse();
        nanos.addAndGet(1);
        assertThat(pulse.isSilent(ADDRESS)).isTrue();
        pulse.beat(ImmutableSet.of());
        pulse.beat(ImmutableSet.of(ADDRESS));
        assertThat(pulse.isSilent(ADDRESS)).isFalse();
    }
}
