package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.random.SplitMix64;
import io.github.uptownrules.core.value.Move;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many bytes the main calls allocate; unlike time, bytes do not depend on the load of the machine. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WARM_UP_GAMES = 20_000;
    private static final int GAMES = 1_000;

    /** What the last measurement came to, so that the work is not optimized away. */
    private long sink;

    @Test
    void aPlacementCopiesNoMoreThanItMust() {
        playGames(WARM_UP_GAMES);
        List<GameState> starts = starts(GAMES);
        List<List<Move>> games = starts.stream().map(AllocationTest::randomGame).toList();
        long placements = games.stream().mapToLong(List::size).sum();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < GAMES; i++) {
            GameState game = starts.get(i);
            List<Move> moves = games.get(i);
            for (int ply = 0; ply < moves.size(); ply++) {
                game = game.play(moves.get(ply));
            }
            sink += game.groupCount(game.seats().get(0));
        }
        double bytes = (double) (THREADS.getCurrentThreadAllocatedBytes() - before) / placements;
        System.out.printf("play: %.0f bytes a placement%n", bytes);
        assertThat(bytes).isLessThanOrEqualTo(256);
    }

    @Test
    void theMoveListIsAView() {
        playGames(WARM_UP_GAMES);
        GameState game = starts(1).get(0);
        MoveList[] kept = new MoveList[10_000];
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < kept.length; i++) {
            kept[i] = game.legalMoves();
        }
        double bytes = (double) (THREADS.getCurrentThreadAllocatedBytes() - before) / kept.length;
        System.out.printf("legalMoves: %.0f bytes%n", bytes);
        assertThat(bytes).isLessThanOrEqualTo(64);
    }

    private void playGames(int count) {
        for (GameState start : starts(count)) {
            sink += randomGame(start).size();
        }
    }

    private static List<GameState> starts(int count) {
        List<GameState> starts = new ArrayList<>();
        for (int seed = 0; seed < count; seed++) {
            starts.add(Rulesets.standard(4).deal(seed));
        }
        return starts;
    }

    private static List<Move> randomGame(GameState start) {
        SplitMix64 random = new SplitMix64(1);
        List<Move> moves = new ArrayList<>();
        for (GameState game = start; !game.isOver(); game = game.play(moves.get(moves.size() - 1))) {
            MoveList legal = game.legalMoves();
            moves.add(legal.get(random.nextInt(legal.size())));
        }
        return moves;
    }
}
