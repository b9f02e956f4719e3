package io.github.uptownrules.cli.arena;

import io.github.uptownrules.cli.program.Programs;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Plays the games of a tournament, several at a time. */
public final class Arena {
    /** Somebody who is told of a game when it is over. */
    public interface Listener {
        void finished(PlayedGame game) throws IOException;
    }

    /** Enough for no thread to wait while the oldest game takes long. */
    private static final int GAMES_AHEAD = 8;

    private static final int MOST_THREADS = 1_000;

    private final Tournament tournament;
    private final int threads;

    public Arena(Tournament tournament, int threads) {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("the number of threads is 1 to " + MOST_THREADS + ", not " + threads);
        }
        this.tournament = tournament;
        this.threads = threads;
    }

    /**
     * Plays from a game on to the last one, or until told to stop.
     *
     * @param first the number of the first game
     * @param stop completed when no game is wanted any more; games that are not over by then are lost
     * @param programs those that play, if some of the bots are programs
     * @param listener is told of the games one by one, in the order of their numbers
     */
    public void play(long first, CompletableFuture<?> stop, Programs programs, Listener listener) throws IOException {
        ExecutorService executor = Executors.newFixedThreadPool(threads, Arena::daemon);
        try {
            Deque<CompletableFuture<PlayedGame>> games = new ArrayDeque<>();
            long next = first;
            while (!stop.isDone() && (next < tournament.gameCount() || !games.isEmpty())) {
                while (next < tournament.gameCount() && games.size() < GAMES_AHEAD * threads) {
                    long number = next++;
                    games.add(CompletableFuture.supplyAsync(() -> tournament.play(number, programs), executor));
                }
                CompletableFuture.anyOf(games.element(), stop).join();
                // Ctrl-C ends programs too, and a game that was lost by it is none.
                if (!stop.isDone() && games.element().isDone()) {
                    listener.finished(games.remove().join());
                }
            }
        } finally {
            executor.shutdownNow();
        }
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "arena");
        thread.setDaemon(true);
        return thread;
    }
}
