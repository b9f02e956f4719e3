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

/** How many bytes a playout takes: thousands of them are made for a move, and shall leave nothing to collect. */
class PlayoutAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 20;
    private static final int WORLDS = 50;

    /** So long a busy compiler is waited for, whatever the number of rounds. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    /** A playout plays dozens of moves, and each would take as much as this if it made an object. */
    private static final int MOST = 64;

    /** What the last round found, so that it cannot be optimized away. */
    @SuppressWarnings("unused")
    private static volatile double kept;

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void aPlayoutTakesNothing(int seats) {
        StreetView view = StreetRuleset.of(seats).deal(Deck.sample1(), 1).view();
        Playouts playouts = new Playouts(view, new DeckNumbers(view.deck()));
        SplitMix64 random = new SplitMix64(1);
        double bytes = Double.MAX_VALUE;
        long start = System.nanoTime();
        // The least of some rounds is what compiled code takes, when all projects were met.
        for (int round = 0; round < ROUNDS || bytes >= MOST && System.nanoTime() - start < PATIENCE; round++) {
            bytes = Math.min(bytes, bytes(view, playouts, random));
        }
        assertThat(bytes).isLessThan(MOST);
    }

    /** How many bytes each playout of a round takes, with dealing. */
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
