package io.github.uptownrules.server.storage;

import com.google.common.base.Throwables;
import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;

/** Explains why a database cannot be opened. The message names the database and the cause, but never a password. */
public final class OpeningFailure {
    /** The space that a database without tables needs. */
    private static final long FEWEST_BYTES = 1_000_000;

    private OpeningFailure() {}

    /**
     * Returns the reason on one line.
     *
     * @param data the folder, or the JDBC URL of PostgreSQL
     */
    public static String reason(String data, SQLException exception) {
        String message = PlainText.onOneLine(String.valueOf(exception.getMessage()));
        return DatabaseUrl.isShared(data)
                ? "the data cannot be opened: " + ofPostgres(data, exception, message)
                : "the data in " + data + " cannot be opened: " + message
                        + (isFull(Path.of(data)) ? "; the disk is full" : "");
    }

    private static String ofPostgres(String data, SQLException exception, String message) {
        if (exception.getSQLState() == null) {
            return withoutUrl(data, message); // not from the database
        }
        return "PostgreSQL at " + DatabaseUrl.servers(data) + ": "
                + causes(exception).orElseGet(() -> withoutUrl(data, message.replaceFirst("^FATAL: ", "")));
    }

    /** Removes the URL, which may contain a password. */
    private static String withoutUrl(String data, String message) {
        return message.replace(data, "this URL");
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

    private static boolean isFull(Path folder) {
        try {
            return Files.isDirectory(folder) && Files.getFileStore(folder).getUsableSpace() < FEWEST_BYTES;
        } catch (IOException e) {
            return false;
        }
    }
}
