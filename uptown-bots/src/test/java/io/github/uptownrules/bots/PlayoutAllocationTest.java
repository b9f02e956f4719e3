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

/** Measures the allocation of playouts. A move takes thousands of them, so they must not create garbage. */
class PlayoutAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 20;
    private static final int WORLDS = 12;

    /** The maximum time to wait for a busy compiler. */
    private static final long TIMEOUT = TimeUnit.SECONDS.toNanos(60);

    /**
     * The maximum number of bytes per playout. A playout has dozens of moves, and a single object per move would
     * exceed it.
     */
    private static final int MOST = 64;

    /** The last result, kept so that the computation is not optimized away. */
    @SuppressWarnings("unused")
    private static volatile double kept;

    /** Early in a game, playouts are cut off and evaluated; near the end, they are played out. */
    @ParameterizedTest
    @ValueSource(ints = {30, 80})
    void playoutsAllocateNothing(int plies) {
        for (Ruleset ruleset : ImmutableList.of(Rulesets.standard(4), Rulesets.bloqueurs(4), Rulesets.twoPlayer())) {
            GameState game = RandomPlay.steps(ruleset, 1).get(plies).before();
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            double bytes = Double.MAX_VALUE;
            long start = System.nanoTime();
            // The minimum of several rounds is the cost of compiled code; a busy compiler needs more rounds.
            for (int round = 0; round < ROUNDS || bytes >= MOST && System.nanoTime() - start < TIMEOUT; round++) {
                bytes = Math.min(bytes, bytes(view));
            }
            assertThat(bytes).isLessThan(MOST);
        }
    }

    /** Returns the bytes per playout in a round that plays each legal move once in each world. */
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
