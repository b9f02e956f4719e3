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
 * Threads for what takes long: the moves of bots, and beside them hints and reviews. Nothing else waits for them. They know
 * what a viewer saw, and games that are over.
 */
public final class BotExecutor implements AutoCloseable {
    private static final int MOST_QUESTIONS = 64;

    /** One asker's questions, so that others have their turn. */
    private static final int MOST_OF_ONE = 8;

    private final SecureRandom seeds = new SecureRandom();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(named("bot-clock"));
    private final ExecutorService botThreads;
    private final RoundRobin bots;
    private final ThreadPoolExecutor advice = new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_QUESTIONS), named("advice"));
    private final Duration delay;
    private final Map<String, Integer> asked = new ConcurrentHashMap<>();

    /**
     * Threads that think.
     *
     * @param threads how many for bots
     * @param delay how long a bot waits before it begins, so that people can follow
     */
    public BotExecutor(int threads, Duration delay) {
        this.botThreads = Executors.newFixedThreadPool(threads, named("bot-%d"));
        this.bots = new RoundRobin(botThreads);
        this.delay = delay;
    }

    private static ThreadFactory named(String name) {
        return new ThreadFactoryBuilder().setNameFormat(name).setDaemon(true).build();
    }

    /**
     * Has a bot choose a move after the delay; it is given all that its seat has seen.
     *
     * @param asker the address that the bot plays for; addresses take turns
     * @return a move, which need not be legal
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

    /** Returns the reason of a bot's failure, for a log without tiles: so not the messages of exceptions, which may name them. */
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

    /** What the moves are worth. */
    CompletableFuture<ImmutableList<MoveEstimate<String>>> estimate(String asker, SeenGame seen) throws Refusal {
        return ask(
                asker,
                () -> CompletableFuture.supplyAsync(
                        () -> seen.estimates(Game.HINT_PLAYOUTS, new SplitMix64(seeds.nextLong())), advice));
    }

    /** What the moves of a game that is over were worth, one after the other, and between them it is the turn of others. */
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
            throw Refusal.of(Refusal.Code.TOO_FAST, "too many requests of yours at once; try again later");
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

    /** {@return how many questions wait} */
    public int waiting() {
        return advice.getQueue().size();
    }

    @Override
    public void close() {
        clock.shutdownNow();
        botThreads.shutdownNow();
        advice.shutdownNow();
    }
}
