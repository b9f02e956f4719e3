package io.github.uptownrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;

class BotLawsTest {
    private static final Ruleset FOUR = JudgedRuleset.shape("four").ruleset();
    private static final long AMPLE = 60_000;

    private static Move any(PlayerView view, RandomGenerator random) {
        return view.legalMoves().get(RandomInts.below(random, view.legalMoves().size()));
    }

    private static Move first(PlayerView view) {
        return view.legalMoves().get(0);
    }

    private static Move last(PlayerView view) {
        return Iterables.getLast(view.legalMoves());
    }

    @Test
    void acceptsCorrectBots() {
        BotLaws.check(BotLawsTest::any, AMPLE);
        BotLaws.check((view, random) -> first(view), AMPLE, FOUR);
        BotLaws.check((view, random) -> any(view.sample(random).viewFor(view.viewer()), random), AMPLE, FOUR);
    }

    private static ThrowableAssertAlternative<AssertionError> assertBroken(
            BiFunction<PlayerView, RandomGenerator, Move> bot) {
        return assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> BotLaws.check(bot, AMPLE, FOUR));
    }

    @Test
    void r13_aMoveIsLegal() {
        assertBroken((view, random) -> Move.all().get(1_619))
                .withMessageMatching("bot: the faults of y\\$@I9 should be \\[], not \\[.*]; "
                        + "in the view of seat [1-4], four .*, with the bits of seed -?\\d+");
        assertBroken((view, random) -> null).withMessageContaining("the bot chooses nothing");
        assertBroken((view, random) -> {
                    throw new IllegalStateException("lost");
                })
                .withMessageContaining("the bot throws java.lang.IllegalStateException: lost; in the view of seat ")
                .withCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void detectsDifferentMovesForEqualBits() {
        SplitMix64 own = new SplitMix64(1);
        assertBroken((view, random) -> any(view, own)).withMessageContaining("the move when asked again should be ");
    }

    /** The bot distinguishes equal views. */
    @Test
    @SuppressWarnings("ReferenceEquality") // The bot distinguishes equal views.
    void q13_detectsDifferentMovesForEqualViews() {
        List<PlayerView> asked = new ArrayList<>();
        assertBroken((view, random) -> {
                    if (asked.isEmpty()) {
                        asked.add(view);
                    }
                    return asked.get(0) == view ? first(view) : last(view);
                })
                .withMessageContaining("the move in another world, four ");
    }

    @Test
    void detectsDependenceOnEarlierGames() {
        Set<PlayerView> known = new HashSet<>();
        assertBroken((view, random) -> {
                    known.add(view);
                    return known.size() < 10 ? first(view) : last(view);
                })
                .withMessageContaining("the move when asked again later should be ");
    }

    /** A bot that is too late is interrupted, so that it does not slow down the following tests. */
    @Test
    void detectsALateMove() throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> BotLaws.check(
                        (view, random) -> {
                            while (!Thread.currentThread().isInterrupted()) {
                                Thread.onSpinWait();
                            }
                            stopped.countDown();
                            return first(view);
                        },
                        20,
                        FOUR))
                .withMessageStartingWith("bot: no move within 20 ms; in the view of seat ");
        assertThat(stopped.await(AMPLE, TimeUnit.MILLISECONDS)).isTrue();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BotLaws.check(BotLawsTest::any, 0))
                .withMessage("the time limit is at least 1 ms, not 0");
    }

    private static Move byMemory(Memory memory, RandomGenerator random) {
        return memory.outcomes().size() % 2 == 0 ? first(memory.view()) : any(memory.view(), random);
    }

    @Test
    void acceptsCorrectRememberingBots() {
        BotLaws.checkRemembering(BotLawsTest::byMemory, AMPLE);
        BotLaws.checkRemembering((memory, random) -> first(memory.view()), AMPLE, FOUR);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BotLaws.checkRemembering(BotLawsTest::byMemory, 0, FOUR))
                .withMessage("the time limit is at least 1 ms, not 0");
    }

    private static ThrowableAssertAlternative<AssertionError> assertForgetful(
            BiFunction<Memory, RandomGenerator, Move> bot) {
        return assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> BotLaws.checkRemembering(bot, AMPLE, FOUR));
    }

    @Test
    @SuppressWarnings("ReferenceEquality") // The bot distinguishes equal memories.
    void q13_detectsDifferentMovesForEqualMemories() {
        List<Memory> asked = new ArrayList<>();
        assertForgetful((memory, random) -> {
                    if (asked.isEmpty()) {
                        asked.add(memory);
                    }
                    return asked.get(0) == memory ? first(memory.view()) : last(memory.view());
                })
                .withMessageContaining("bot: the move in another world, four ");
        SplitMix64 own = new SplitMix64(1);
        assertForgetful((memory, random) -> any(memory.view(), own))
                .withMessageContaining("the move when asked again should be ");
        assertForgetful((memory, random) -> Move.all().get(1_619)).withMessageContaining("bot: the faults of y$@I9");
    }

    /** Chooses a move by looking at a rack that the seat cannot see. */
    private static <S> Move peeking(BotLaws.Sight<S> sight, PlayerView view) {
        Seat other = Seat.of(view.turn().orElseThrow().number() % 4 + 1);
        Color color = view.colors(other).get(0);
        return sight.game().rack(color).contains(view.unseen(color).get(0)) ? first(view) : last(view);
    }

    @Test
    void q13_detectsABotThatPeeks() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> BotLaws.checkSights((sight, random) -> peeking(sight, sight.seen()), AMPLE, FOUR))
                .withMessageContaining("bot: the move in another world, four ");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> BotLaws.checkRememberedSights(
                        (sight, random) -> peeking(sight, sight.seen().view()), AMPLE, FOUR))
                .withMessageContaining("bot: the move in another world, four ");
    }
}
