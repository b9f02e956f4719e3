package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.street.Decks;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Scene;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Deck;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bot {@code expert} and its budgets. */
class ExpertBotTest {
    private static final StreetView VIEW =
            StreetRuleset.of(4).deal(Deck.sample1(), 3).view();

    /** Clears the interrupt flag after each test. */
    @AfterEach
    void restore() {
        Thread.interrupted();
    }

    @Test
    void onlyExpertTakesBudgets() {
        assertThat(Bots.parse("expert:100ms/2")).isInstanceOf(ExpertBot.class);
        assertThat(Bots.expert(Budget.parse("30"))).isInstanceOf(ExpertBot.class);
        assertThat(Bots.isKnown("expert:now")).isTrue();
        assertThat(Bots.isKnown("greedy:5")).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> Bots.parse("club:5"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.parse("expert:0"))
                .withMessageStartingWith("a budget is a number of playouts such as 2000");
    }

    @Test
    void aBudgetOfPlayoutsGivesTheSameMoveOnAnyNumberOfCores() {
        Bot bot = Bots.parse("expert:900/3");
        Move move = bot.choose(VIEW, new SplitMix64(1));
        for (int i = 0; i < 5; i++) {
            assertThat(bot.choose(VIEW, new SplitMix64(1))).isEqualTo(move);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"expert:20ms", "expert:20ms/3", "expert:1", "expert:1ms"})
    void choosesALegalMoveWithAnyBudget(String name) {
        assertThat(VIEW.faults(Bots.parse(name).choose(VIEW, new SplitMix64(1))))
                .isEmpty();
    }

    /** The last turn of a game: one more point wins it, and nine points fewer lose it. */
    @Test
    void findsTheWinningMove() {
        Deck deck = Decks.of("b10a 0 - 0 1 - One", "b10b 0 - 0 -9 - Less");
        StreetState game = Scene.of(deck, 2)
                .turn("2.1")
                .emptyPile(1)
                .pile(2, "b10", 5)
                .publicTop("")
                .state();
        for (long seed = 0; seed < 5; seed++) {
            assertThat(Bots.parse("expert:60").choose(game.view(), new SplitMix64(seed)))
                    .hasToString("b10a@2.1");
        }
    }

    /** {@link Bot} promises 50 milliseconds; the test allows more for a busy machine, out of a budget of a minute. */
    @ParameterizedTest
    @ValueSource(strings = {"expert:60000ms", "expert:60000ms/2", "expert:1000000", "expert:1000000/2"})
    void returnsSoonAfterAnInterruptAndKeepsTheFlag(String name) throws InterruptedException {
        Thread caller = Thread.currentThread();
        Thread other = new Thread(() -> {
            try {
                TimeUnit.MILLISECONDS.sleep(30);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            caller.interrupt();
        });
        other.start();
        long start = System.nanoTime();
        Move move = Bots.parse(name).choose(VIEW, new SplitMix64(1));
        long took = System.nanoTime() - start;
        assertThat(Thread.interrupted()).isTrue();
        other.join();
        assertThat(VIEW.faults(move)).isEmpty();
        assertThat(took).isLessThan(TimeUnit.SECONDS.toNanos(2));
    }
}
