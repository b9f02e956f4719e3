package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Threads for long computations: bots, hints and reviews. Nothing else waits for them. They receive only what a viewer has
 * seen, or games that are over.
 */
public final class BotExecutor implements AutoCloseable {
    private static final int MOST_QUESTIONS = 64;

    /** The limit of pending requests per address, so that others get their turn. */
    private static final int MOST_OF_ONE = 8;

    private final SecureRandom seeds = new SecureRandom();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(named("bot-clock"));
    private final ExecutorService botThreads;
    private final RoundRobin bots;
    private final ThreadPoolExecutor advice = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_QUESTIONS), named("advice"));
    private final Duration delay;
    private final Map<String, Integer> asked = new ConcurrentHashMap<>();

    public BotExecutor(int threads, Duration delay) {
        this.botThreads = Executors.newFixedThreadPool(threads, named("bot-%d"));
        this.bots = new RoundRobin(botThreads);
        this.delay = delay;
    }

    private static ThreadFactory named(String name) {
        return new ThreadFactoryBuilder().setNameFormat(name).setDaemon(true).build();
    }

    /**
     * Lets a bot choose a move after the delay, from everything its seat has seen.
     *
     * @param asker the address that the bot plays for; addresses take turns
     * @return a move, possibly illegal
     */
    CompletableFuture<String> choose(String asker, String level, SeenGame seen, TableListener listener) {
        return CompletableFuture.supplyAsync(
                () -> {
                    long begin = System.nanoTime();
                    String move = seen.choose(level, new SplitMix64(seeds.nextLong()));
                    listener.thought(level, Duration.ofNanos(System.nanoTime() - begin));
                    return move;
                },
                task -> later(asker, task));
    }

    /** Returns the reason of a bot's failure for the log. It omits messages of exceptions, which may contain tiles. */
    static String reason(Throwable failure) {
        Throwable thrown = failure.getCause() == null ? failure : failure.getCause();
        Throwable cause = thrown instanceof BotFailure && thrown.getCause() != null ? thrown.getCause() : thrown;
        if (cause instanceof BotFailure) {
            return "it returned no move";
        }
        StackTraceElement[] trace = cause.getStackTrace();
        return cause.getClass().getName() + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    private void later(String asker, Runnable task) {
        if (delay.isZero()) {
            bots.execute(asker, task);
        } else {
            clock.schedule(() -> bots.execute(asker, task), delay.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    CompletableFuture<ImmutableList<MoveEstimate<String>>> estimate(String asker, SeenGame seen) throws Refusal {
        return ask(
                asker,
                () -> CompletableFuture.supplyAsync(
                        () -> seen.estimates(Game.HINT_PLAYOUTS, new SplitMix64(seeds.nextLong())), advice));
    }

    /** Reviews the moves of a finished game one by one, so that other requests can run in between. */
    CompletableFuture<ImmutableList<MoveReview<String>>> review(String asker, GameReview<String> review)
            throws Refusal {
        return ask(asker, () -> {
            CompletableFuture<ImmutableList.Builder<MoveReview<String>>> moves =
                    CompletableFuture.supplyAsync(ImmutableList::builder, advice);
            for (int ply : review.plies()) {
                moves = moves.thenApplyAsync(reviewed -> reviewed.add(review.move(ply)), advice);
            }
            return moves.thenApply(ImmutableList.Builder::build);
        });
    }

    private <T> CompletableFuture<T> ask(String asker, Supplier<CompletableFuture<T>> question) throws Refusal {
        if (asked.merge(asker, 1, Integer::sum) > MOST_OF_ONE) {
            answered(asker);
            throw Refusal.of(Refusal.Code.TOO_FAST, "too many requests from you at once; try again later");
        }
        try {
            return question.get().whenComplete((done, failure) -> answered(asker));
        } catch (RejectedExecutionException e) {
            answered(asker);
            throw Refusal.of(Refusal.Code.BUSY, "too many requests at once; try again later");
        }
    }

    private void answered(String asker) {
        asked.merge(asker, -1, Integer::sum);
        asked.remove(asker, 0);
    }

    public int waitingMoves() {
        return bots.waiting();
    }

    public int waitingQuestions() {
        return advice.getQueue().size();
    }

    @Override
    public void close() {
        clock.shutdownNow();
        botThreads.shutdownNow();
        advice.shutdownNow();
    }
}
