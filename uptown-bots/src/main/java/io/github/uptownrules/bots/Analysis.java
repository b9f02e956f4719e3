package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveTrials;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.Comparator;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * How good the moves of the seat to move are, as far as this view shows: each is tried in possible worlds
 * that are played on as {@code expert} does, some rounds or, late in a game or under a scoring that nothing was learned for, to
 * the end. What is known grows with every {@link #run}; to cancel is to call it no more:
 *
 * <pre>{@code
 * Analysis analysis = Analysis.of(view, random);
 * long end = System.nanoTime() + 20_000_000;    // or until a button is pressed
 * while (System.nanoTime() < end) {
 *     analysis.run(100);
 * }
 * MoveEstimate<Move> best = analysis.moves().get(0);
 * view.faults(best.move());                     // -> []
 * }</pre>
 *
 * <p>Where the viewer is to move, all legal moves are tried in the same worlds with the same chance after them, so that moves
 * are compared and not worlds; those that are surely worse than the best are tried less often. Where another seat is to move
 * whose rack the viewer does not see, a move is tried in the worlds that have it, and then one is as good as the viewer can
 * tell. For a game that is over, ask about the positions of its record: {@code record.at(ply).viewFor(seat)}.
 *
 * <p>Not thread-safe, and it starts no thread. The same view or memory, bits and number of playouts give the same estimates.
 *
 * @since 0.1.0
 */
public final class Analysis {
    private final MoveTrials<Move> trials;

    private Analysis(Memory memory, Iterable<Move> moves, RandomGenerator random) {
        requireNonNull(random, "random");
        if (memory.view().turn().isEmpty()) {
            throw new IllegalArgumentException("the game is over: there are no moves");
        }
        this.trials = new MoveTrials<>(
                ImmutableSortedSet.copyOf(moves),
                new AnalysisWorlds(memory, random),
                Comparator.<MoveEstimate<Move>>comparingDouble(MoveEstimate::score)
                        .reversed()
                        .thenComparing(MoveEstimate::move));
    }

    /**
     * An analysis that has not begun. All worlds of the view are equally likely.
     *
     * @param view a view of a game that is not over
     * @param random where all chance comes from
     * @return the analysis
     * @throws IllegalArgumentException if the game is over
     */
    public static Analysis of(PlayerView view, RandomGenerator random) {
        requireNonNull(view, "view");
        return new Analysis(Memory.of(view), view.legalMoves(), random);
    }

    /**
     * An analysis that has not begun. Worlds are as likely as the moves of the others make them: see {@link LikelyWorlds}.
     *
     * @param memory what a viewer has seen of a game that is not over
     * @param random where all chance comes from
     * @return the analysis
     * @throws IllegalArgumentException if the game is over, or as {@link LikelyWorlds#of} throws it
     */
    public static Analysis of(Memory memory, RandomGenerator random) {
        return new Analysis(memory, memory.view().legalMoves(), random);
    }

    /** An analysis of some of the legal moves, for who wants to compare these and no others. */
    static Analysis among(Memory memory, Iterable<Move> moves, RandomGenerator random) {
        return new Analysis(memory, moves, random);
    }

    /**
     * Goes on for a while: a playout takes some hundredths of a millisecond, in a game for two a tenth.
     *
     * @param more how many playouts more, 1 or more; a round that has begun is finished, so a few more may be made, which
     *     then count for the next call
     * @return this analysis
     * @throws IllegalArgumentException if the number is less than 1
     * @throws IllegalStateException if a game has no winner, for the ruleset's scoring contradicts itself
     */
    public Analysis run(int more) {
        trials.run(more);
        return this;
    }

    /**
     * How many playouts were made so far.
     *
     * @return 0 or more
     */
    public long playouts() {
        return trials.playouts();
    }

    /**
     * What is known so far.
     *
     * @return the moves that have been tried, the best first: by their share of wins, then by score, then in canonical order
     */
    public ImmutableList<MoveEstimate<Move>> moves() {
        return trials.moves();
    }

    MoveTrials<Move> trials() {
        return trials;
    }

    /** Worlds as likely as what was seen; if the viewer does not see the moves of the seat to move, each has one of its own. */
    private static final class AnalysisWorlds implements MoveTrials.Worlds<Move> {
        private final PlayerView view;
        private final LikelyWorlds likely;
        private final TruncatedPlayouts foresight;
        private final RandomGenerator random;

        AnalysisWorlds(Memory memory, RandomGenerator random) {
            RackEvidence evidence = RackEvidence.of(memory);
            this.view = memory.view();
            this.likely = new LikelyWorlds(evidence, random);
            this.foresight = new TruncatedPlayouts(view, CutOff.SHORTEST, evidence.dealer(random));
            this.random = random;
        }

        @Override
        public Optional<Move> deal() {
            if (!view.legalMoves().isEmpty()) {
                foresight.deal(random);
                return Optional.empty();
            }
            GameState state = likely.sample();
            MoveList moves = state.legalMoves();
            Move move = moves.get(RandomInts.below(random, moves.size()));
            foresight.deal(state, random);
            return Optional.of(move);
        }

        @Override
        public double play(Move move) {
            return foresight.play(move).chance();
        }

        @Override
        public double score() {
            return foresight.score();
        }
    }
}
