package io.github.uptownrules.cli.arena;

import java.util.concurrent.CompletableFuture;

/**
 * Ctrl-C as a future. After Ctrl-C the program does not end before this is closed, so that it can print its results so far. It
 * then exits with the code for the signal.
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

    /** Completes when the program is asked to end. */
    public CompletableFuture<Void> signal() {
        return signal;
    }

    @Override
    public void close() {
        closed.complete(null);
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is already ending, and the hook no longer blocks it.
            signal.complete(null);
        }
    }
}
