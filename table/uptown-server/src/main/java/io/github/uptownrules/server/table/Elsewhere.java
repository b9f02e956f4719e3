package io.github.uptownrules.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** A table is at home at another server, which is to be asked. */
public final class Elsewhere extends Exception {
    private static final long serialVersionUID = 1;

    private final String address;
    private final Duration left;

    /**
     * At home elsewhere.
     *
     * @param address where the servers of these tables reach the one that has it
     * @param left for how long at least that has it
     */
    public Elsewhere(String address, Duration left) {
        super("the table is at home at another server", null, false, false);
        this.address = address;
        this.left = left;
    }

    /** What made something fail, if it was this; {@code CompletableFuture} wraps it on the way. */
    public static Optional<Elsewhere> causeOf(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof Elsewhere elsewhere ? Optional.of(elsewhere) : Optional.empty();
    }

    /** {@return where to ask} */
    public String address() {
        return address;
    }

    /** {@return after how long it is worth looking again, if that does not answer} */
    public Duration left() {
        return left;
    }
}
