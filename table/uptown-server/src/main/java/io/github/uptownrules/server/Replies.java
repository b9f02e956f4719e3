package io.github.uptownrules.server;

import io.github.uptownrules.server.table.JsonText;
import io.github.uptownrules.server.table.Refusal;
import io.javalin.http.Context;

/** Answers over HTTP, and what every one of them has. */
final class Replies {
    /** Nothing but what this server serves, and no text that runs. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private Replies() {}

    static void guard(Context context) {
        context.header("Content-Security-Policy", POLICY)
                .header("Referrer-Policy", "no-referrer")
                .header("X-Content-Type-Options", "nosniff")
                .header("X-Frame-Options", "DENY")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cross-Origin-Embedder-Policy", "require-corp")
                .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    }

    static void json(Context context, int status, JsonText.Members members) {
        context.status(status)
                .header("Cache-Control", "no-store")
                .contentType("application/json")
                .result(JsonText.of(members));
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
            case TAKEN -> 409;
            case UNKNOWN_TABLE -> 404;
            case TOO_FAST -> 429;
            case TOO_MANY, UNAVAILABLE, BUSY -> 503;
            default -> 400;
        };
        error(context, status, refusal.code().toString(), refusal.message());
    }
}
