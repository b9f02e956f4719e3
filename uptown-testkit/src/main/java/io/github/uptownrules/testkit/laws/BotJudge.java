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
 * Checks a bot in one position after another, and remembers its choices.
 *
 * @param <S> the bot's input: a view or a memory
 */
public final class BotJudge<S> {
    private final BiFunction<? super S, ? super RandomGenerator, Move> bot;
    private final Function<S, PlayerView> views;
    private final long limitMillis;
    private final List<Answer<S>> answers = new ArrayList<>();

    private record Answer<S>(S seen, long seed, Move move) {}

    /**
     * Creates a judge of a bot.
     *
     * @param views returns the view in a bot's input
     * @param limitMillis the time limit for each move
     */
    public BotJudge(
            BiFunction<? super S, ? super RandomGenerator, Move> bot, Function<S, PlayerView> views, long limitMillis) {
        this.bot = bot;
        this.views = views;
        this.limitMillis = limitMillis;
    }

    /**
     * Checks that the move is legal, and that equal bits give the same move for equal inputs of any origin.
     *
     * @param world a game that only differs in hidden information
     * @param inAnotherWorld the equal input from that game
     * @param madeAnew an equal input that was built in another way
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

    /** Checks that the bot repeats its choices, regardless of games in between. */
    public void askAgain() {
        for (Answer<S> answer : Lists.reverse(ImmutableList.copyOf(answers))) {
            law(answer.seen, answer.seed)
                    .same("the move when asked again later", chosen(answer.seen, answer.seed), answer.move);
        }
    }

    private Law law(S seen, long seed) {
        return new Law(
                "bot",
                "the view of seat " + views.apply(seen).viewer() + ", " + seen + ", with the bits of seed " + seed);
    }

    /** Returns the bot's choice. It runs in a separate thread, because it may never end. */
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

    /** One call of a bot. The results are read after its thread has ended. */
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
