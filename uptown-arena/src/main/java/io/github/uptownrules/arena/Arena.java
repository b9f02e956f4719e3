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
 * Plays the games of a {@link Tournament}, several at a time. A bot that fails, returns null or an illegal move, or is a program that
 * does not answer in time loses that game and nothing else; see {@link FinishedGame#failure()}. A bot of this JVM that never returns is
 * waited for. Immutable.
 *
 * <p>Results that go on after an interruption, in a file:
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
    /** Notified of each game when it is over. */
    @FunctionalInterface
    public interface Listener {
        /**
         * A game is over.
         *
         * @param game the game; they come one by one, in the order of their numbers, on the thread that waits for them
         * @throws IOException if it cannot be kept; then no more are played
         */
        void finished(FinishedGame game) throws IOException;
    }

    /** A bot that always fails would fill the memory. */
    private static final int FAILURES_KEPT = 3;

    /** Enough for no thread to wait while the oldest game takes long. */
    private static final int GAMES_AHEAD = 8;

    private static final int MOST_THREADS = 1_000;

    /** More than any program takes to begin. */
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

    /**
     * An arena with as many threads as there are processors, in which another program may take a minute for a move.
     *
     * @param tournament which games are played
     * @return the arena
     */
    public static Arena of(Tournament tournament) {
        requireNonNull(tournament, "tournament");
        return new Arena(tournament, Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors()), MOVE_TIME);
    }

    /**
     * The same with another number of threads; the games are the same with any, but for bots that are given time.
     *
     * @param count how many games are played at a time, 1 to 1,000
     * @return the arena
     * @throws IllegalArgumentException if the number is out of range
     */
    public Arena withThreads(int count) {
        return new Arena(tournament, count, moveTime);
    }

    /**
     * The same with another time for programs.
     *
     * @param time how long another program may take for a move, 1 ms to 24 hours; bots of this JVM are not stopped
     * @return the arena
     * @throws IllegalArgumentException if the time is out of range
     */
    public Arena withMoveTime(Duration time) {
        return new Arena(tournament, threads, time);
    }

    /**
     * Plays all games.
     *
     * @return the results
     * @throws IllegalArgumentException if another program cannot be started, or does not speak the protocol
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
     * Plays from a game on to the last one, or until stopped. All programs have ended when this returns.
     *
     * @param first the number of the first game, from 0
     * @param stop completed when no game is wanted any more; games that are not over by then are lost
     * @param listener is called with each game
     * @throws IllegalArgumentException if another program cannot be started, or does not speak the protocol; then no game was played
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
                // Ctrl-C ends programs too; a game lost because of it does not count.
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
