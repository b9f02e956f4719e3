package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PulseTest {
    /** Nothing listens there. */
    private static final String ADDRESS = "http://127.0.0.1:1";

    /** A server that comes back is not silent because it was so before it went. */
    @Test
    void whoComesBackHasTimeToAnswer() throws InterruptedException {
        Pulse pulse = new Pulse(new PeerKey());
        pulse.beat(ImmutableSet.of(ADDRESS));
        assertThat(pulse.isSilent(ADDRESS)).isFalse();
        TimeUnit.MILLISECONDS.sleep(2_010);
        assertThat(pulse.isSilent(ADDRESS)).isTrue();
        pulse.beat(ImmutableSet.of());
        pulse.beat(ImmutableSet.of(ADDRESS));
        assertThat(pulse.isSilent(ADDRESS)).isFalse();
    }
}
