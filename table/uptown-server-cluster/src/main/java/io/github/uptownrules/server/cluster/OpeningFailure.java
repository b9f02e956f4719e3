package io.github.uptownrules.server.cluster;

import com.google.common.base.Throwables;
import io.github.uptownrules.base.text.PlainText;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.util.Optional;

/** Explains why a PostgreSQL database cannot be opened. The message names the servers and the cause, but never a password. */
final class OpeningFailure {
    private OpeningFailure() {}

    /** Returns the reason on one line. */
    static String reason(PostgresUrl url, SQLException exception) {
        String message = PlainText.onOneLine(String.valueOf(exception.getMessage()));
        return "the data cannot be opened: "
                + (exception.getSQLState() == null
                        ? withoutUrl(url, message) // not from the database
                        : "PostgreSQL at " + url.servers() + ": "
                                + causes(exception)
                                        .orElseGet(() -> withoutUrl(url, message.replaceFirst("^FATAL: ", ""))));
    }

    /** Removes the URL, which may contain a password. */
    private static String withoutUrl(PostgresUrl url, String message) {
        return message.replace(url.url(), "this URL");
    }

    /** Returns the network failure, which the driver's message omits. */
    private static Optional<String> causes(SQLException exception) {
        for (Throwable cause : Throwables.getCausalChain(exception)) {
            if (cause instanceof UnknownHostException) {
                return Optional.of("the host is unknown");
            }
            if (cause instanceof NoRouteToHostException) {
                return Optional.of("no route to the host");
            }
            if (cause instanceof ConnectException) {
                return Optional.of("connection refused; no PostgreSQL listens there");
            }
            if (cause instanceof SocketTimeoutException) {
                return Optional.of("the connection timed out");
            }
        }
        return Optional.empty();
    }
}
