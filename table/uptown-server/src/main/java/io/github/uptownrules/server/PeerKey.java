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

    /** Sets the key. A server without peers has no key. */
    void learn(String shared) {
        key = Optional.of(shared);
    }

    /** Checks that a request with a key comes from another server of these tables. */
    void check(Context context) throws Refusal {
        String given = context.header(KEY);
        if (given != null && key.filter(own -> isSame(own, given)).isEmpty()) {
            throw Refusal.badRequest("the request is not from a server of these tables");
        }
    }

    private static boolean isSame(String own, String given) {
        return MessageDigest.isEqual(own.getBytes(StandardCharsets.US_ASCII), given.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the client's address if another server, which {@linkplain #check was checked}, forwarded the request. */
    Optional<String> handedOnFor(Context context) {
        return context.header(KEY) == null
                ? Optional.empty()
                : Optional.of(Optional.ofNullable(context.header(CLIENT)).orElse(""));
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
