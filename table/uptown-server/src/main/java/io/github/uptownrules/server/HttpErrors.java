package io.github.uptownrules.server;

import io.github.uptownrules.server.table.JsonMembers;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Responses to requests that do not reach the routes, because they are not HTTP or are too large. They look like all other
 * errors and never echo any part of the request.
 */
final class HttpErrors extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        Replies.HEADERS.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        String text = JsonMembers.object(
                out -> out.name("code").value("bad-request").name("message").value("the request cannot be served"));
        Content.Sink.write(response, true, text, callback);
    }
}
