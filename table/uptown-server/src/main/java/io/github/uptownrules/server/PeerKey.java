package io.github.uptownrules.server;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.server.table.Refusal;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * By what the servers of a database know each other. A request with the key is one that another server has let in and hands on, and
 * says whose it is; one with anything else for a key gets nothing.
 */
final class PeerKey {
    private static final String KEY = "Uptown-Peer";
    private static final String CLIENT = "Uptown-Client";

    /** Headers that are about a connection and not about what is asked, or that are not for the next server. */
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

    /** What every library of HTTP lets through. */
    private static final CharMatcher PRINTABLE = CharMatcher.inRange(' ', '~');

    private volatile Optional<String> key = Optional.empty();

    /** The key is known; until then, and where there are no other servers, there is none. */
    void learn(String shared) {
        key = Optional.of(shared);
    }

    /** Makes sure that who claims to be another server of these tables is one. */
    void check(Context context) throws Refusal {
        String given = context.header(KEY);
        if (given != null && key.filter(own -> isSame(own, given)).isEmpty()) {
            throw Refusal.badRequest("the request is not from a server of these tables");
        }
    }

    private static boolean isSame(String own, String given) {
        return MessageDigest.isEqual(own.getBytes(StandardCharsets.US_ASCII), given.getBytes(StandardCharsets.UTF_8));
    }

    /** The address of the client, if another server, which {@linkplain #check was checked}, hands on what it asks. */
    Optional<String> handedOnFor(Context context) {
        return context.header(KEY) == null
                ? Optional.empty()
                : Optional.of(Optional.ofNullable(context.header(CLIENT)).orElse(""));
    }

    /** Adds the key to a request of this server's own. */
    void sign(BiConsumer<String, String> header) {
        key.ifPresent(own -> header.accept(KEY, own));
    }

    /** The headers of what is handed on: those of the client, but nothing of its connection. */
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

    /** The headers of a client, as it sent them itself. */
    static ImmutableMap<String, String> withoutKey(Map<String, String> headers) {
        ImmutableMap.Builder<String, String> own = ImmutableMap.builder();
        headers.forEach((name, value) -> {
            if (!name.equalsIgnoreCase(KEY) && !name.equalsIgnoreCase(CLIENT)) {
                own.put(name, value);
            }
        });
        return own.buildOrThrow();
    }
}
