package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Asks a bot about one position after another, and remembers what it chose.
 *
 * @param <S> the view or the memory that a bot is given
 */
public final class BotJudge<S> {
    private final BiFunction<? super S, ? super RandomGenerator, Move> bot;
    private final Function<S, PlayerView> views;
    private final long limitMillis;
    private final List<Answer<S>> answers = new ArrayList<>();

    private record Answer<S>(S seen, long seed, Move move) {}

    /**
     * A judge of a bot.
     *
     * @param views the view that is in what the bot is given
     * @param limitMillis how long it waits for each move
     */
    public BotJudge(
            BiFunction<? super S, ? super RandomGenerator, Move> bot, Function<S, PlayerView> views, long limitMillis) {
        this.bot = bot;
        this.views = views;
        this.limitMillis = limitMillis;
    }

    /**
     * For equal bits it plays the same, a legal move, wherever what it sees comes from and whatever is behind it.
     *
     * @param world a game that differs in what is hidden
     * @param inAnotherWorld what is equal to it, seen of that game
     * @param madeAnew what is equal to it, put together in another way
     */
    public void ask(S seen, Object world, S inAnotherWorld, S madeAnew, long seed) {
        Law law = law(seen, seed);
        Move move = chosen(seen, seed);
        law.same("the faults of", move, views.apply(seen).faults(move), ImmutableSet.of());
        law.same("the move when asked again", chosen(seen, seed), move);
        law.same("the move in another world,", world + ",", chosen(inAnotherWorld, seed), move);
        law.same("the move in the same view made anew", chosen(madeAnew, seed), move);
        answers.add(new Answer<>(seen, seed, move));
    }

    /** What it chose, it chooses again, whatever games were in between. */
    public void askAgain() {
        for (Answer<S> answer : Lists.reverse(ImmutableList.copyOf(answers))) {
            law(answer.seen, answer.seed)
                    .same("the move when asked again later", chosen(answer.seen, answer.seed), answer.move);
        }
    }

    private Law law(S seen, long seed) {
        return new Law(
                "bot",
                "what seat " + views.apply(seen).viewer() + " sees, " + seen + ", with the bits of seed " + seed);
    }

    /** What the bot chooses, in a thread of its own, for it may never answer. */
    private Move chosen(S seen, long seed) {
        Law law = law(seen, seed);
        Call<S> call = new Call<>(bot, seen, new SplitMix64(seed));
        Thread thread = new Thread(call, "bot");
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(limitMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("the judge of bots was interrupted", e);
        }
        if (thread.isAlive()) {
            thread.interrupt();
            throw law.broken("no move within " + limitMillis + " ms");
        }
        if (call.error != null) {
            throw new AssertionError(law.broken("the bot throws " + call.error).getMessage(), call.error);
        }
        if (call.move == null) {
            throw law.broken("the bot chooses nothing");
        }
        return call.move;
    }

    /** One question; the answer is read when the thread has ended. */
    private static final class Call<S> implements Runnable {
        private final BiFunction<? super S, ? super RandomGenerator, Move> bot;
        private final S seen;
        private final RandomGenerator random;
        private @Nullable Move move;
        private @Nullable Throwable error;

        Call(BiFunction<? super S, ? super RandomGenerator, Move> bot, S seen, RandomGenerator random) {
            this.bot = bot;
            this.seen = seen;
            this.random = random;
        }

        @Override
        public void run() {
            try {
                move = bot.apply(seen, random);
            } catch (RuntimeException | Error e) {
                error = e;
            }
        }
    }
}
