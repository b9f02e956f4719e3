package io.github.uptownrules.app.uptown.web;

import com.google.common.collect.ImmutableSet;
import com.google.common.net.HostAndPort;
import io.github.uptownrules.app.uptown.web.table.Refusal;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;

/**
 * Who may come in: pages of other sites may not, and neither may a name of somebody else's that was made to mean this machine.
 * A request without an {@code Origin} is not that of a page, and has nobody's rights but its own.
 */
final class Doors {
    private static final ImmutableSet<String> OWN_NAMES = ImmutableSet.of("localhost", "127.0.0.1", "[::1]", "::1");

    private final Optional<String> origin;
    private final boolean isLocal;

    /**
     * Doors.
     *
     * @param origin where the pages of a proxy are, such as {@code https://uptown.example}
     * @param bind the address that the server listens at
     */
    Doors(Optional<String> origin, String bind) {
        this.origin = origin;
        this.isLocal = OWN_NAMES.contains(bind);
    }

    void check(Context context) throws Refusal {
        String host = Optional.ofNullable(context.header("Host")).orElse("").toLowerCase(Locale.ROOT);
        if (isLocal && origin.isEmpty() && !OWN_NAMES.contains(name(host))) {
            throw Fields.bad("this server is for this machine only");
        }
        String given = context.header("Origin");
        if (given != null && !given.toLowerCase(Locale.ROOT).equals(origin.orElse("http://" + host))) {
            throw Fields.bad("pages of other sites may not do that");
        }
    }

    private static String name(String host) {
        try {
            return HostAndPort.fromString(host).getHost();
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /** Who asks. Behind a proxy that is what the proxy says last. */
    String address(Context context) {
        String own = String.valueOf(context.req().getRemoteAddr());
        if (origin.isEmpty()) {
            return own;
        }
        String forwarded = context.header("X-Forwarded-For");
        return forwarded == null
                ? own
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }
}
