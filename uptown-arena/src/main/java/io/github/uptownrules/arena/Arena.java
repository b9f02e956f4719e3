package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.arena.program.ProgramCall;
import io.github.uptownrules.arena.program.Programs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Plays the games of a {@link Tournament} in parallel. Immutable.
 *
 * <p>A bot loses the game if it throws, returns null or an illegal move, or is a program that does not answer in time. The
 * other games continue; see {@link FinishedGame#failure()}. A bot in this JVM has no time limit.
 *
 * <p>To save results in a file, so that an interrupted tournament can be continued:
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(4);
 * try (ResultFile file = ResultFile.open(path, match)) {
 *   Arena.of(match).withThreads(2).play(file.results().size(), new CompletableFuture<>(), file::append);
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Arena {
    /** A listener for finished games. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Called when a game is over: for one game at a time, in the order of their numbers, on the thread that called {@link
         * #play}.
         *
         * @throws IOException if the game cannot be saved; no more games are played
         */
        void finished(FinishedGame game) throws IOException;
    }

    /** The number of failures kept, which limits the memory used for a bot that always fails. */
    private static final int FAILURES_KEPT = 3;

    /** Large enough to keep all threads busy while the oldest game takes a long time. */
    private static final int GAMES_AHEAD = 8;

    private static final int MOST_THREADS = 1_000;

    /** Longer than any program takes to start. */
    private static final Duration START_TIME = Duration.ofSeconds(30);

    private static final Duration MOVE_TIME = Duration.ofSeconds(60);

    private final Tournament tournament;
    private final int threads;
    private final Duration moveTime;

    private Arena(Tournament tournament, int threads, Duration moveTime) {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new IllegalArgumentException("the number of threads is 1 to " + MOST_THREADS + ", not " + threads);
        }
        this.tournament = tournament;
        this.threads = threads;
        this.moveTime = Programs.checkedMoveTime(moveTime);
    }

    /** Returns an arena with a thread for each processor and a limit of one minute for each move of an external program. */
    public static Arena of(Tournament tournament) {
        requireNonNull(tournament, "tournament");
        return new Arena(tournament, Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors()), MOVE_TIME);
    }

    /**
     * Returns a copy that plays on another number of threads. The number of threads does not affect the games, except those of
     * bots with a time budget.
     *
     * @param count the number of games played at a time, 1 to 1,000
     * @throws IllegalArgumentException if the number is out of range
     */
    public Arena withThreads(int count) {
        return new Arena(tournament, count, moveTime);
    }

    /**
     * Returns a copy with another time limit for external programs. Bots in this JVM have no limit.
     *
     * @param time the limit for each move, 1 ms to 24 hours
     * @throws IllegalArgumentException if the time is out of range
     */
    public Arena withMoveTime(Duration time) {
        return new Arena(tournament, threads, time);
    }

    /**
     * Plays all games.
     *
     * @throws IllegalArgumentException if an external program cannot be started or does not speak the protocol
     */
    public Results play() {
        List<GameResult> results = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        try {
            play(0, new CompletableFuture<>(), game -> {
                results.add(game.result());
                if (!game.failure().isEmpty() && failures.size() < FAILURES_KEPT) {
                    failures.add(game.failure());
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Results.of(tournament, results, failures);
    }

    /**
     * Plays the games from a given one to the last, or until stopped. All external programs have ended when this returns.
     *
     * @param first the number of the first game, from 0
     * @param stop stops the arena when it completes; unfinished games are lost
     * @param listener receives each game
     * @throws IllegalArgumentException if an external program cannot be started or does not speak the protocol; no game was
     * played
     * @throws IOException if the listener throws it
     */
    public void play(long first, CompletableFuture<?> stop, Listener listener) throws IOException {
        if (first < 0) {
            throw new IllegalArgumentException("games are numbered from 0, not " + first);
        }
        try (Programs programs = new Programs(START_TIME, moveTime)) {
            stop.thenRun(programs::close);
            if (first < tournament.gameCount()) {
                tournament.names().stream()
                        .filter(ProgramCall::isOne)
                        .map(ProgramCall::parse)
                        .forEach(programs::check);
            }
            play(first, stop, programs, listener);
        }
    }

    private void play(long first, CompletableFuture<?> stop, Programs programs, Listener listener) throws IOException {
        ExecutorService executor = Executors.newFixedThreadPool(threads, Arena::daemon);
        try {
            Deque<CompletableFuture<FinishedGame>> games = new ArrayDeque<>();
            long next = first;
            while (!stop.isDone() && (next < tournament.gameCount() || !games.isEmpty())) {
                while (next < tournament.gameCount() && games.size() < GAMES_AHEAD * threads) {
                    long number = next++;
                    games.add(CompletableFuture.supplyAsync(() -> tournament.play(number, programs), executor));
                }
                CompletableFuture.anyOf(games.element(), stop).join();
                // Ctrl-C also ends the external programs. A game that is lost for that reason does not count.
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
