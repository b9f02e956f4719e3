package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.management.ThreadMXBean;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How many bytes a play-out takes: thousands of them are made for a move, and shall leave nothing to collect. */
class PlayoutAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 20;
    private static final int WORLDS = 12;

    /** So long a busy compiler is waited for, whatever the number of rounds. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);

    /** A play-out plays dozens of moves, and each would take as much as this if it made an object. */
    private static final int MOST = 64;

    /** What the last round found, so that it cannot be optimized away. */
    @SuppressWarnings("unused")
    private static volatile double kept;

    /** With an evaluation where it is cut off, early in a game, and without one near the end. */
    @ParameterizedTest
    @ValueSource(ints = {30, 80})
    void aPlayoutTakesNothing(int plies) {
        for (Ruleset ruleset : ImmutableList.of(Rulesets.standard(4), Rulesets.bloqueurs(4), Rulesets.twoPlayer())) {
            GameState game = RandomPlay.steps(ruleset, 1).get(plies).before();
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            double bytes = Double.MAX_VALUE;
            long start = System.nanoTime();
            // The least of some rounds is what compiled code takes; a busy compiler needs more of them.
            for (int round = 0; round < ROUNDS || bytes >= MOST && System.nanoTime() - start < PATIENCE; round++) {
                bytes = Math.min(bytes, bytes(view));
            }
            assertThat(bytes).isLessThan(MOST);
        }
    }

    /** How many bytes each play-out of a round takes, once in each world, of all legal moves. */
    private static double bytes(PlayerView view) {
        TruncatedPlayouts playouts = new TruncatedPlayouts(
                view, CutOff.SHORTEST, RackEvidence.of(Memory.of(view)).dealer(new SplitMix64(1)));
        SplitMix64 random = new SplitMix64(1);
        ImmutableList<Move> moves = ImmutableList.copyOf(view.legalMoves());
        long bytes = 0;
        double sum = 0;
        for (int world = 0; world < WORLDS; world++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            playouts.deal(random);
            for (int i = 0; i < moves.size(); i++) {
                playouts.play(moves.get(i));
                sum += playouts.reward() + playouts.chance() + playouts.score();
            }
            bytes += THREADS.getCurrentThreadAllocatedBytes() - before;
        }
        kept = sum;
        return (double) bytes / (WORLDS * moves.size());
    }
}
