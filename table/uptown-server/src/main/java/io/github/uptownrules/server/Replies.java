package io.github.uptownrules.server;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.table.JsonMembers;
import io.github.uptownrules.server.table.Refusal;
import io.javalin.http.Context;
import java.net.http.HttpResponse;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Request;

/** Answers over HTTP, and what every one of them has. */
final class Replies {
    /** Nothing but what this server serves, and no text that runs. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** Headers of every answer. */
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

    /**
     * Headers of the files that a page names, of which there are dozens: the others mean nothing for them, and would weigh as
     * much as the files.
     */
    static final ImmutableMap<String, String> FILE_HEADERS = ImmutableMap.of(
            "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options", "nosniff",
            "Cross-Origin-Resource-Policy", "same-origin");

    /** When to come again, where nobody knows better, in seconds. */
    private static final String SOON = "10";

    private Replies() {}

    /** Gives its headers to an answer before anything else is done, for some are given by Jetty alone. */
    static Request guard(Request request, HttpFields.Mutable headers) {
        boolean isFile = Strings.nullToEmpty(request.getHttpURI().getPath()).startsWith(Page.VERSIONED);
        (isFile ? FILE_HEADERS : HEADERS).forEach(headers::put);
        return request;
    }

    /** The headers of what is no file, at whatever address. */
    static void guardPage(Context context) {
        HEADERS.forEach(context::header);
    }

    /** What the page may do besides where the library runs in it. */
    static void guardPractice(Context context) {
        context.header(
                "Content-Security-Policy",
                POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"));
    }

    static void json(Context context, int status, JsonMembers members) {
        context.status(status)
                .header("Cache-Control", "no-store")
                .contentType("application/json")
                .result(JsonMembers.object(members));
    }

    /** Answers what another server has answered. */
    static void handOn(Context context, HttpResponse<String> reply) {
        reply.headers().firstValue("Retry-After").ifPresent(seconds -> context.header("Retry-After", seconds));
        context.status(reply.statusCode())
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
            case NOT_A_SEAT -> 403;
            case TAKEN, NAME_TAKEN -> 409;
            case UNKNOWN_TABLE -> 404;
            case TOO_FAST -> 429;
            case TOO_MANY, UNAVAILABLE, BUSY -> 503;
            default -> 400;
        };
        if (status == 503) {
            context.header("Retry-After", SOON);
        }
        error(context, status, refusal.code().toString(), refusal.message());
    }
}
