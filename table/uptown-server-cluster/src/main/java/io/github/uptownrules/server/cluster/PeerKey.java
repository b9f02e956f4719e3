package io.github.uptownrules.server.cluster;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.server.peer.Arrival;
import io.github.uptownrules.server.peer.Peers.Forwarded;
import io.github.uptownrules.server.table.Refusal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The key by which the servers of a database recognize each other. A request with the key was forwarded by another server and
 * names its client. A request with a wrong key is rejected.
 */
final class PeerKey {
    private static final String KEY = "Uptown-Peer";
    private static final String CLIENT = "Uptown-Client";

    /** Headers that concern only a connection, or are not meant for the next server. */
    private static final ImmutableSet<String> OF_CONNECTION = ImmutableSet.of(
            "accept-encoding",
            "connection",
            "content-length",
            "expect",
            "host",
            "keep-alive",
            "origin",
            "te",
            "trailer",
            "transfer-encoding",
            "upgrade");

    /** The characters that every HTTP library accepts. */
    private static final CharMatcher PRINTABLE = CharMatcher.inRange(' ', '~');

    private volatile Optional<String> key = Optional.empty();

    /** Sets the key. Before that, no request is from another server. */
    void learn(String shared) {
        key = Optional.of(shared);
    }

    /**
     * Checks whether another server of these tables forwarded a request.
     *
     * @throws Refusal if the request has a wrong key
     */
    Optional<Forwarded> forwarded(Map<String, String> headers) throws Refusal {
        Optional<String> given = header(headers, KEY);
        if (given.isEmpty()) {
            return Optional.empty();
        }
        if (key.filter(own -> isSame(own, given.get())).isEmpty()) {
            throw Refusal.badRequest("the request is not from a server of these tables");
        }
        return Optional.of(new Forwarded(header(headers, CLIENT).orElse(""), withoutKey(headers)));
    }

    private static Optional<String> header(Map<String, String> headers, String name) {
        return headers.entrySet().stream()
                .filter(header -> header.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static boolean isSame(String own, String given) {
        return MessageDigest.isEqual(own.getBytes(StandardCharsets.US_ASCII), given.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds the key to one of this server's own requests. */
    void sign(BiConsumer<String, String> header) {
        key.ifPresent(own -> header.accept(KEY, own));
    }

    /** Returns the headers of a forwarded request: those of the client, except for its connection. */
    ImmutableMap<String, String> handOn(Arrival arrival) {
        ImmutableMap.Builder<String, String> headers = ImmutableMap.builder();
        withoutKey(arrival.headers()).forEach((name, value) -> {
            String lower = name.toLowerCase(Locale.ROOT);
            if (!OF_CONNECTION.contains(lower)
                    && !lower.startsWith("sec-websocket-")
                    && !lower.startsWith("proxy-")
                    && PRINTABLE.matchesAllOf(value)) {
                headers.put(name, value);
            }
        });
        key.ifPresent(own -> headers.put(KEY, own));
        return headers.put(CLIENT, arrival.address()).buildOrThrow();
    }

    /** Returns the client's own headers. */
    private static ImmutableMap<String, String> withoutKey(Map<String, String> headers) {
        ImmutableMap.Builder<String, String> own = ImmutableMap.builder();
        headers.forEach((name, value) -> {
            if (!name.equalsIgnoreCase(KEY) && !name.equalsIgnoreCase(CLIENT)) {
                own.put(name, value);
            }
        });
        return own.buildOrThrow();
    }
}
