package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Deck;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes allocated by a playout. A move takes thousands of playouts, which must leave no garbage. */
class PlayoutAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 20;
    private static final int WORLDS = 50;

    /** The time from the start after which no more rounds are added to wait for a busy compiler. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    /** A playout plays dozens of moves; one object per move would exceed this. */
    private static final int MOST = 64;

    /** The last result, kept so that the work cannot be optimized away. */
    @SuppressWarnings("unused")
    private static volatile double kept;

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void aPlayoutAllocatesNothing(int seats) {
        StreetView view = StreetRuleset.of(seats).deal(Deck.sample1(), 1).view();
        Playouts playouts = new Playouts(view, new DeckNumbers(view.deck()));
        SplitMix64 random = new SplitMix64(1);
        double bytes = Double.MAX_VALUE;
        long start = System.nanoTime();
        // The minimum over some rounds is the cost of compiled code, after all projects have been used.
        for (int round = 0; round < ROUNDS || bytes >= MOST && System.nanoTime() - start < PATIENCE; round++) {
            bytes = Math.min(bytes, bytes(view, playouts, random));
        }
        assertThat(bytes).isLessThan(MOST);
    }

    /** Returns the bytes per playout of a round, including the deals. */
    private static double bytes(StreetView view, Playouts playouts, SplitMix64 random) {
        int move = MutableTable.number(view.legalMoves().get(0));
        double sum = 0;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int world = 0; world < WORLDS; world++) {
            playouts.deal(random);
            playouts.play(move);
            sum += playouts.reward() + playouts.winShare() + playouts.score();
        }
        kept = sum;
        return (double) (THREADS.getCurrentThreadAllocatedBytes() - before) / WORLDS;
    }
}
