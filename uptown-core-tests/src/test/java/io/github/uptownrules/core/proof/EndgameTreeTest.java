package io.github.uptownrules.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.EngineComparison;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.naive.NaiveGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The end of the game, enumerated: every line of play from late positions is followed to its end. At every node the
 * fast engine and the naive one agree on the seat to move, the skipped seats, the end, and the standings.
 */
class EndgameTreeTest {
    /** The maximum size of a tree. Some shapes have no tree of fewer than 400 nodes. */
    private static final int MOST_NODES = Math.max(400, Effort.of(2_000));

    private static final int TREES = Effort.of(8, 3);

    private long nodes;
    private long ends;
    private long skips;

    @Test
    void q1_q2_r31_everyLineOfPlayEndsWhenItShould() {
        for (JudgedRuleset judged : JudgedRuleset.shapes()) {
            for (GameState root : roots(judged)) {
                walk(root, NaiveGame.parse(root.toString(), judged.naive()));
            }
        }
        System.out.printf(
                "endgame trees: %,d nodes compared, %,d ends, %,d moves after which a seat was skipped%n",
                nodes, ends, skips);
        assertThat(ends).isGreaterThan(Effort.isFull() ? 1_000 : 200);
        assertThat(skips).isGreaterThan(Effort.isFull() ? 1_000 : 100);
    }

    /**
     * Returns the earliest positions of some games whose trees are small enough, from play and from crowded setups.
     * They are searched for from the end, because the tree of a position contains the trees of all later positions.
     */
    private static List<GameState> roots(JudgedRuleset judged) {
        List<GameState> roots = new ArrayList<>();
        for (long seed = 0; roots.size() < TREES; seed++) {
            GameState start = seed % 2 == 0
                    ? RandomPlay.deal(judged.ruleset(), seed)
                    : GameState.of(RandomSetup.late(judged.ruleset(), seed));
            RandomPlay.steps(start, seed).reverse().stream()
                    .map(Step::before)
                    .takeWhile(game -> size(game, MOST_NODES) < MOST_NODES)
                    .reduce((later, earlier) -> earlier)
                    .ifPresent(roots::add);
        }
        return roots;
    }

    /** Returns the number of nodes, at most {@code most}. */
    private static int size(GameState game, int most) {
        int size = 1;
        for (Move move : game.legalMoves()) {
            if (size >= most) {
                return most;
            }
            size += size(game.play(move), most - size);
        }
        return Math.min(size, most);
    }

    private void walk(GameState game, NaiveGame naive) {
        nodes++;
        ends += game.isOver() ? 1 : 0;
        EngineComparison.compareTurn(game, naive);
        for (Move move : game.legalMoves()) {
            skips += game.outcome(move).skipped().isEmpty() ? 0 : 1;
            walk(game.play(move), EngineComparison.compareMove(game, naive, move));
        }
    }
}
