package io.github.uptownrules.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PulseTest {
    /** No server listens at this address. */
    private static final String ADDRESS = "http://127.0.0.1:1";

    /** A returning server must not count as silent because of its silence before it left. */
    @Test
    void givesAReturningServerTimeToRespond() {
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
