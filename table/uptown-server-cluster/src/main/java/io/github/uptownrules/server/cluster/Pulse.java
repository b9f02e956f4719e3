package io.github.uptownrules.server.cluster;

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
 * Tracks which other servers respond. Leases decide which server owns a table; this check notices sooner that a server is
 * stopped or unreachable, and shows a server without a lease whether others have one.
 */
final class Pulse {
    /** The address of a server's health, and its response while the server has a lease. */
    private static final String HEALTH = "/health";

    private static final String UP = "{\"status\":\"up\"}";

    static final Duration PERIOD = Duration.ofMillis(500);

    /** The time without a response after which a server counts as silent. */
    private static final long SILENCE = Duration.ofSeconds(2).toNanos();

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final HttpClient http = PeerLinks.client();
    private final PeerKey key;
    private final LongSupplier nanos;
    private final Map<String, Long> answered = new ConcurrentHashMap<>();
    private final Map<String, Long> up = new ConcurrentHashMap<>();

    Pulse(PeerKey key, LongSupplier nanos) {
        this.key = key;
        this.nanos = nanos;
    }

    /** Checks the servers at these addresses, and forgets all others. */
    void beat(ImmutableSet<String> addresses) {
        answered.keySet().retainAll(addresses);
        up.keySet().retainAll(addresses);
        addresses.forEach(this::ask);
    }

    private void ask(String address) {
        answered.putIfAbsent(address, nanos.getAsLong());
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + HEALTH)).timeout(PATIENCE);
        key.sign(request::header);
        http.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString()).thenAccept(answer -> {
            answered.put(address, nanos.getAsLong());
            if (answer.body().equals(UP)) {
                up.put(address, nanos.getAsLong());
            }
        });
    }

    boolean isSilent(String address) {
        Long last = answered.get(address);
        return last != null && nanos.getAsLong() - last > SILENCE;
    }

    /** {@return whether any server has reported since a time that it is up} */
    boolean isAnyUpSince(long nanos) {
        return up.values().stream().anyMatch(last -> last - nanos > 0);
    }
}
