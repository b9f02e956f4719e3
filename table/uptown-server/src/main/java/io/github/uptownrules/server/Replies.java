package io.github.uptownrules.server;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.peer.Reply;
import io.github.uptownrules.server.table.JsonMembers;
import io.github.uptownrules.server.table.Refusal;
import io.javalin.http.Context;
import java.util.Optional;
import org.eclipse.jetty.server.HttpConfiguration;

/** HTTP responses and their common headers. */
final class Replies {
    /** Allows only files of this server, and no inline scripts. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** The headers of every response. */
    static final ImmutableMap<String, String> HEADERS = ImmutableMap.<String, String>builder()
            .put("Content-Security-Policy", POLICY)
            .put("Referrer-Policy", "no-referrer")
            .put("X-Content-Type-Options", "nosniff")
            .put("X-Frame-Options", "DENY")
            .put("Cross-Origin-Opener-Policy", "same-origin")
            .put("Cross-Origin-Resource-Policy", "same-origin")
            .put("Cross-Origin-Embedder-Policy", "require-corp")
            .put("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
            .buildOrThrow();

    /** The headers of the page's files. Other headers have no effect on a file, and could be as large as the file itself. */
    static final ImmutableMap<String, String> FILE_HEADERS = ImmutableMap.of(
            "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options", "nosniff",
            "Cross-Origin-Resource-Policy", "same-origin");

    /** The seconds after which a client may retry, if no better estimate exists. */
    private static final String SOON = "10";

    private Replies() {}

    /**
     * Sets the headers first, because Jetty answers some requests itself.
     *
     * @param path the path that public addresses begin with; a proxy may have removed it
     */
    static HttpConfiguration.Customizer guard(String path) {
        return (request, headers) -> {
            String asked = Strings.nullToEmpty(request.getHttpURI().getPath());
            boolean isFile = asked.startsWith(Page.VERSIONED) || asked.startsWith(path + Page.VERSIONED);
            (isFile ? FILE_HEADERS : HEADERS).forEach(headers::put);
            return request;
        };
    }

    /** Sets the headers of a response that is not a file, at any address. */
    static void guardPage(Context context) {
        HEADERS.forEach(context::header);
    }

    /** Extends the policy for the practice page, which runs the library in the browser. */
    static void guardPractice(Context context) {
        context.header(
                "Content-Security-Policy",
                POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"));
    }

    static void json(Context context, int status, JsonMembers members) {
        send(context, new Reply(status, Optional.empty(), JsonMembers.object(members)));
    }

    static void send(Context context, Reply reply) {
        reply.retryAfter().ifPresent(seconds -> context.header("Retry-After", seconds));
        context.status(reply.status())
                .header("Cache-Control", "no-store")
                .contentType("application/json")
                .result(reply.body());
    }

    static void error(Context context, int status, String code, String message) {
        json(
                context,
                status,
                out -> out.name("code").value(code).name("message").value(message));
    }

    static void error(Context context, Refusal refusal) {
        int status = switch (refusal.code()) {
            case NOT_A_SEAT, BANNED -> 403;
            case TAKEN, NAME_TAKEN -> 409;
            case UNKNOWN_TABLE -> 404;
            case TOO_FAST -> 429;
            case TOO_MANY, UNAVAILABLE, BUSY, CLOSED -> 503;
            default -> 400;
        };
        if (status == 503) {
            context.header("Retry-After", SOON);
        }
        error(context, status, refusal.code().toString(), refusal.message());
    }
}
