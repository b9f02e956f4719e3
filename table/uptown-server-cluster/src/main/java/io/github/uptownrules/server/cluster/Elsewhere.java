package io.github.uptownrules.server.cluster;

import io.github.uptownrules.server.table.Storage;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** Thrown if a table's home is another server. */
final class Elsewhere extends Exception implements Storage.AtAnotherServer {
    private static final long serialVersionUID = 1;

    private final String address;
    private final Duration left;

    /**
     * Creates an exception.
     *
     * @param address the address of the home for other servers
     * @param left the time until its lease expires unless renewed
     */
    public Elsewhere(String address, Duration left) {
        super("the table is at home at another server", null, false, false);
        this.address = address;
        this.left = left;
    }

    /** Returns this exception as the cause of a failure; {@code CompletableFuture} may wrap it. */
    public static Optional<Elsewhere> causeOf(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof Elsewhere elsewhere ? Optional.of(elsewhere) : Optional.empty();
    }

    public String address() {
        return address;
    }

    /** {@return the time after which a new search is worthwhile if the home does not respond} */
    public Duration left() {
        return left;
    }
}
