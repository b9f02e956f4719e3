package io.github.uptownrules.cli.arena;

import java.util.concurrent.CompletableFuture;

/**
 * Ctrl-C, as something to wait for. From the moment it is pressed until this is closed, the program is kept from ending,
 * so that there is time to say what is known so far. The exit code is then the one that belongs to the signal.
 */
public final class Interruption implements AutoCloseable {
    /** The exit code that shells expect after Ctrl-C. */
    public static final int EXIT_CODE = 130;

    private final CompletableFuture<Void> signal = new CompletableFuture<>();
    private final CompletableFuture<Void> closed = new CompletableFuture<>();
    private final Thread hook = new Thread(() -> {
        signal.complete(null);
        closed.join();
    });

    public Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Completed when the program is asked to end. */
    public CompletableFuture<Void> signal() {
        return signal;
    }

    @Override
    public void close() {
        closed.complete(null);
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is ending already, and the hook no longer keeps it from that.
            signal.complete(null);
        }
    }
}
