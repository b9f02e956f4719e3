package io.github.uptownrules.server;

import com.google.common.collect.ImmutableSet;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * Which other servers answer. Their leases say who may have tables; but one that is stopped or cut off from this one is noticed
 * sooner here, and a server without a lease learns whether others have one.
 */
final class Pulse {
    /** A server is asked so often, */
    static final Duration PERIOD = Duration.ofMillis(500);

    /** and is silent when it has not answered for so long. */
    private static final long SILENCE = Duration.ofSeconds(2).toNanos();

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final HttpClient http = PeerLinks.client();
    private final PeerKey key;
    private final LongSupplier nanos;
    private final Map<String, Long> answered = new ConcurrentHashMap<>();
    private final Map<String, Long> up = new ConcurrentHashMap<>();

    /**
     * A pulse.
     *
     * @param key how the other servers know this one
     * @param nanos the clock of this machine
     */
    Pulse(PeerKey key, LongSupplier nanos) {
        this.key = key;
        this.nanos = nanos;
    }

    /** Asks the servers at these addresses, and forgets all others. */
    void beat(ImmutableSet<String> addresses) {
        answered.keySet().retainAll(addresses);
        up.keySet().retainAll(addresses);
        addresses.forEach(this::ask);
    }

    private void ask(String address) {
        answered.putIfAbsent(address, nanos.getAsLong());
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + OperatorDoor.HEALTH))
                .timeout(PATIENCE);
        key.sign(request::header);
        http.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString()).thenAccept(answer -> {
            answered.put(address, nanos.getAsLong());
            if (answer.body().equals(Routes.UP)) {
                up.put(address, nanos.getAsLong());
            }
        });
    }

    /** Whether a server that is asked does not answer. */
    boolean isSilent(String address) {
        Long last = answered.get(address);
        return last != null && nanos.getAsLong() - last > SILENCE;
    }

    /** Whether a server has said since a time that it has all it needs. */
    boolean isAnyUpSince(long nanos) {
        return up.values().stream().anyMatch(last -> last - nanos > 0);
    }
}
