package io.github.uptownrules.base.trials;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.Budget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the number and duration of trials. In tests of time budgets, a world takes at least a millisecond, so that
 * the number of worlds does not depend on the load of the machine.
 */
class SequentialHalvingTest {
    private static final ImmutableList<String> MOVES = ImmutableList.of("a", "b", "c", "d", "e", "f");

    /** The minimum duration of a world, in milliseconds. */
    private static final long WORLD = 1;

    /** The maximum time until an interrupted bot returns, in milliseconds. */
    private static final int MOST_DELAY = 50;

    private final AtomicLong worlds = new AtomicLong();
    private final List<ImmutableList<String>> begun = Collections.synchronizedList(new ArrayList<>());

    /** Clears the interrupt status, so that tests do not affect each other. */
    @AfterEach
    void restore() {
        Thread.interrupted();
    }

    private static String best(String budget, SequentialHalving.Trying<String> trying) {
        return SequentialHalving.best(MOVES, Budget.parse(budget), new SplitMix64(1), trying);
    }

    /** Counts worlds that take at least a millisecond each. */
    private SequentialHalving.Trying<String> slow(Runnable before) {
        return (moves, random) -> sums -> {
            before.run();
            worlds.incrementAndGet();
            Uninterruptibles.sleepUninterruptibly(WORLD, TimeUnit.MILLISECONDS);
            sums[0]++;
        };
    }

    /** The reward per round, by move. */
    private SequentialHalving.Trying<String> rewards(List<double[]> byRound) {
        return (moves, random) -> {
            begun.add(moves);
            double[] rewards = byRound.get(begun.size() - 1);
            return sums -> {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] += rewards[MOVES.indexOf(moves.get(i))];
                }
            };
        };
    }

    @Test
    void retriesTheBetterHalfAndComparesTheSumsOfAllRounds() {
        String best = best(
                "18", rewards(List.of(new double[] {1, 9, 2, 8, 7, 3}, new double[] {0, 1, 0, 1, 4, 0}, new double[] {
                    0, 6, 0, 0, 5, 0
                })));
        assertThat(begun)
                .containsExactly(
                        MOVES,
                        ImmutableList.of(MOVES.get(1), MOVES.get(3), MOVES.get(4)),
                        ImmutableList.of(MOVES.get(4), MOVES.get(1)));
        // After one, two and three worlds: 9 + 2 * 1 + 3 * 6 = 29 is less than 7 + 2 * 4 + 3 * 5 = 30, although it is
        // more in the last round.
        assertThat(best).isEqualTo(MOVES.get(4));
    }

    @Test
    void prefersTheMostPromisingOfEquals() {
        assertThat(best("18", (moves, random) -> sums -> {})).isEqualTo(MOVES.get(0));
        assertThat(SequentialHalving.best(
                        MOVES.subList(4, 5), Budget.parse("5"), new SplitMix64(1), (moves, random) -> {
                            throw new AssertionError("there is nothing to compare");
                        }))
                .isEqualTo(MOVES.get(4));
    }

    /** A round tries 6, 3 or 2 moves per world, so it may exceed its share by a few playouts. */
    @ParameterizedTest
    @CsvSource({"18, 1", "600, 1", "600, 2", "601, 3", "2000, 7", "1, 1", "5, 4"})
    void threadsShareTheBudgetOfPlayouts(int amount, int threads) {
        AtomicLong playouts = new AtomicLong();
        best(amount + "/" + threads, (moves, random) -> sums -> playouts.addAndGet(moves.size()));
        assertThat(playouts.get()).isBetween((long) amount - 3L * threads, amount + 11L * threads);
    }

    @Test
    void addsTheSumsOfThreadsWithIndependentRandomness() {
        List<Long> chances = Collections.synchronizedList(new ArrayList<>());
        String best = best("30/5", (moves, random) -> {
            chances.add(random.nextLong());
            int thread = chances.size() - 1;
            // The last move is best on one thread, the first slightly better on the others.
            return sums -> sums[thread == 2 ? sums.length - 1 : 0] += thread == 2 ? 3 : 1;
        });
        assertThat(chances).hasSize(15).doesNotHaveDuplicates();
        assertThat(best).isEqualTo(MOVES.get(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8, 99})
    void threadsShareOneClock(int threads) {
        best("200ms/" + threads, slow(() -> {}));
        long atOnce =
                threads == 1 ? 1 : Math.min(threads, ForkJoinPool.commonPool().getParallelism() + 1);
        // Each thread may have begun a last world in each slice of ten milliseconds.
        assertThat(worlds.get()).isBetween(1L, atOnce * (200 + 20 + 3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"20000ms", "20000ms/2", "20000ms/99", "100000", "100000/2", "100000/99"})
    void stopsSoonWhenInterruptedAndStaysInterrupted(String budget) {
        Thread caller = Thread.currentThread();
        int before = 30;
        String best = best(budget, slow(() -> {
            if (worlds.get() >= before) {
                caller.interrupt();
            }
        }));
        assertThat(best).isEqualTo(MOVES.get(0));
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
        int atOnce = ForkJoinPool.commonPool().getParallelism() + 1;
        assertThat(worlds.get()).isBetween((long) before, before + (long) MOST_DELAY * atOnce);
    }

    @Test
    void takesTheMostPromisingMoveIfInterruptedBefore() {
        Thread.currentThread().interrupt();
        assertThat(best("20000ms/3", slow(() -> {}))).isEqualTo(MOVES.get(0));
        assertThat(worlds.get()).isZero();
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    /** The first round has ranked the moves when the second one is interrupted. */
    @Test
    void takesTheBestMoveSoFarWhenInterrupted() {
        assertThat(best("100000", (moves, random) -> sums -> {
                    if (moves.size() < MOVES.size()) {
                        Thread.currentThread().interrupt();
                    } else {
                        sums[5]++;
                    }
                }))
                .isEqualTo(MOVES.get(5));
    }
}
