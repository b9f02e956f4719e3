package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.trials.MoveTrials;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.Comparator;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * An estimate of each legal move, based on the information that a viewer has. Each move is tried in possible worlds,
 * which are played on as {@code expert} does: for a few rounds, or to the end late in a game and under scorings without
 * a learned evaluation. Every {@link #run} improves the estimates. To cancel an analysis, stop calling it:
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
 * <p>If the viewer is to move, all legal moves are tried in the same worlds and followed by playouts with the same
 * random bits, so that the comparison is between moves, not worlds. Moves that are clearly worse than the best are
 * tried less often. If another seat is to move and its rack is hidden, each move is tried only in worlds in which the
 * seat has the tile. After the end of a game, analyze the positions of its record:
 * {@code record.at(ply).viewFor(seat)}.
 *
 * <p>Not thread-safe; starts no thread. Equal views or memories, bits and numbers of playouts give equal estimates.
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
     * Returns an analysis without playouts yet. All worlds of the view are equally likely.
     *
     * @param random the source of randomness
     * @throws IllegalArgumentException if the game is over
     */
    public static Analysis of(PlayerView view, RandomGenerator random) {
        requireNonNull(view, "view");
        return new Analysis(Memory.of(view), view.legalMoves(), random);
    }

    /**
     * Returns an analysis without playouts yet. Worlds are weighted by the other seats' moves, as in {@link LikelyWorlds}.
     *
     * @param random the source of randomness
     * @throws IllegalArgumentException if the game is over, or as in {@link LikelyWorlds#of}
     */
    public static Analysis of(Memory memory, RandomGenerator random) {
        return new Analysis(memory, memory.view().legalMoves(), random);
    }

    /** Returns an analysis of some of the legal moves only. */
    static Analysis among(Memory memory, Iterable<Move> moves, RandomGenerator random) {
        return new Analysis(memory, moves, random);
    }

    /**
     * Makes more playouts. A playout takes a few hundredths of a millisecond, or a tenth in a game for two.
     *
     * @param more the number of playouts, 1 or more; the current round is always finished, and surplus playouts count towards the
     *     next call
     * @return this analysis
     * @throws IllegalArgumentException if the number is less than 1
     * @throws IllegalStateException if a game has no winner because the ruleset's scoring contradicts itself
     */
    public Analysis run(int more) {
        trials.run(more);
        return this;
    }

    /** {@return the number of playouts so far} */
    public long playouts() {
        return trials.playouts();
    }

    /** {@return the moves tried so far, the best first: by share of wins, then by score, then in canonical order} */
    public ImmutableList<MoveEstimate<Move>> moves() {
        return trials.moves();
    }

    MoveTrials<Move> trials() {
        return trials;
    }

    /** Likely worlds. If the moves of the seat to move are hidden, each world proposes one that is legal in it. */
    private static final class AnalysisWorlds implements MoveTrials.Worlds<Move> {
        private final PlayerView view;
        private final LikelyWorlds likely;
        private final TruncatedPlayouts playouts;
        private final RandomGenerator random;

        AnalysisWorlds(Memory memory, RandomGenerator random) {
            RackEvidence evidence = RackEvidence.of(memory);
            this.view = memory.view();
            this.likely = new LikelyWorlds(evidence, random);
            this.playouts = new TruncatedPlayouts(view, CutOff.SHORTEST, evidence.dealer(random));
            this.random = random;
        }

        @Override
        public Optional<Move> deal() {
            if (!view.legalMoves().isEmpty()) {
                playouts.deal(random);
                return Optional.empty();
            }
            GameState state = likely.sample();
            MoveList moves = state.legalMoves();
            Move move = moves.get(RandomInts.below(random, moves.size()));
            playouts.deal(state, random);
            return Optional.of(move);
        }

        @Override
        public double play(Move move) {
            return playouts.play(move).chance();
        }

        @Override
        public double score() {
            return playouts.score();
        }
    }
}
