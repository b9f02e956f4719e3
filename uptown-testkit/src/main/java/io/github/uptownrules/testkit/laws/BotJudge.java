package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Asks a bot about one position after another, and remembers what it chose. */
public final class BotJudge {
    private final BiFunction<? super PlayerView, ? super RandomGenerator, Move> bot;
    private final long limitMillis;
    private final List<Answer> answers = new ArrayList<>();

    private record Answer(PlayerView view, long seed, Move move) {}

    /** A judge that waits so long for each move. */
    public BotJudge(BiFunction<? super PlayerView, ? super RandomGenerator, Move> bot, long limitMillis) {
        this.bot = bot;
        this.limitMillis = limitMillis;
    }

    /** For equal bits it plays the same, a legal move, wherever the view comes from and whatever is behind it. */
    public void ask(GameState game, long seed) {
        Seat seat = game.turn().orElseThrow();
        PlayerView view = game.viewFor(seat);
        Law law = law(view, seed);
        Move move = chosen(view, seed);
        law.same("the faults of", move, view.faults(move), ImmutableSet.of());
        law.same("the move when asked again", chosen(view, seed), move);
        GameState world = view.sample(new SplitMix64(seed));
        law.same("the move in another world, " + world + ",", chosen(world.viewFor(seat), seed), move);
        law.same("the move in the same view made anew", chosen(PlayerView.of(view.toSetup(), seat), seed), move);
        answers.add(new Answer(view, seed, move));
    }

    /** What it chose, it chooses again, whatever games were in between. */
    public void askAgain() {
        for (Answer answer : Lists.reverse(ImmutableList.copyOf(answers))) {
            law(answer.view, answer.seed)
                    .same("the move when asked again later", chosen(answer.view, answer.seed), answer.move);
        }
    }

    private static Law law(PlayerView view, long seed) {
        return new Law("bot", "what seat " + view.viewer() + " sees, " + view + ", with the bits of seed " + seed);
    }

    /** What the bot chooses, in a thread of its own, for it may never answer. */
    private Move chosen(PlayerView view, long seed) {
        Law law = law(view, seed);
        Call call = new Call(bot, view, new SplitMix64(seed));
        Thread thread = new Thread(call, "bot");
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(limitMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw law.broken("the judge was interrupted");
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
    private static final class Call implements Runnable {
        private final BiFunction<? super PlayerView, ? super RandomGenerator, Move> bot;
        private final PlayerView view;
        private final RandomGenerator random;
        private @Nullable Move move;
        private @Nullable Throwable error;

        Call(
                BiFunction<? super PlayerView, ? super RandomGenerator, Move> bot,
                PlayerView view,
                RandomGenerator random) {
            this.bot = bot;
            this.view = view;
            this.random = random;
        }

        @Override
        public void run() {
            try {
                move = bot.apply(view, random);
            } catch (RuntimeException | Error e) {
                error = e;
            }
        }
    }
}
