package io.github.uptownrules.upturn.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.trials.MoveTrials;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.Comparator;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Estimates the value of each move of the seat to move, from one view. The moves are tried in possible worlds, which are
 * played to the end as {@code expert} does. Each {@link #run} refines the estimates; to cancel, stop calling it:
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
 * <p>If the viewer is to move, all moves are tried in the same worlds with the same later random numbers, so that
 * differences come from the moves. Clearly worse moves are tried less often. If another seat with a hidden rack is to move,
 * each move is tried only in worlds in which that seat can make it. For a game that is over, analyze the positions of its
 * record: {@code record.at(ply).viewFor(seat)}.
 *
 * <p>The analysis skips moves that miss the call. A double may have thousands of hand-outs, so the analysis tries only two
 * kinds: all tiles to one seat, or each tile to the seat with the fewest tiles.
 *
 * <p>This class is not thread-safe and starts no threads. The same view, bits and number of playouts give the same
 * estimates.
 *
 * @since 0.1.0
 */
public final class Analysis {
    private final MoveTrials<Move> trials;

    private Analysis(UpTurnView view, Iterable<Move> moves, RandomGenerator random) {
        requireNonNull(random, "random");
        if (view.turn().isEmpty()) {
            throw new IllegalArgumentException("the game is over: there are no moves");
        }
        this.trials = new MoveTrials<>(
                moves,
                new AnalysisWorlds(view, random),
                Comparator.<MoveEstimate<Move>>comparingDouble(MoveEstimate::score)
                        .thenComparing(estimate -> estimate.move().toString()));
    }

    /**
     * Returns an analysis without playouts.
     *
     * @param random the source of randomness
     * @throws IllegalArgumentException if the game is over
     */
    public static Analysis of(UpTurnView view, RandomGenerator random) {
        return new Analysis(view, isOwn(view) ? Candidates.of(view) : ImmutableList.of(), random);
    }

    private static boolean isOwn(UpTurnView view) {
        return view.turn().equals(view.viewer().asSeat());
    }

    /** Returns an analysis of some of the legal moves of the viewer. */
    static Analysis among(UpTurnView view, Iterable<Move> moves, RandomGenerator random) {
        return new Analysis(view, moves, random);
    }

    /**
     * Runs more playouts. Each takes a few hundredths of a millisecond.
     *
     * @param more the number of playouts, 1 or more; rounds are completed, and surplus playouts count for the next call
     * @return this analysis
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Analysis run(int more) {
        trials.run(more);
        return this;
    }

    /** {@return the number of playouts so far} */
    public long playouts() {
        return trials.playouts();
    }

    /** {@return the moves tried so far, best first: by share of wins, then by fewest tiles left, then by text} */
    public ImmutableList<MoveEstimate<Move>> moves() {
        return trials.moves();
    }

    MoveTrials<Move> trials() {
        return trials;
    }

    /** The possible worlds; if the viewer is not the seat to move, each world has its own move. */
    private static final class AnalysisWorlds implements MoveTrials.Worlds<Move> {
        private final UpTurnView view;
        private final Playouts playedOut;
        private final RandomGenerator random;

        AnalysisWorlds(UpTurnView view, RandomGenerator random) {
            this.view = view;
            this.playedOut = new Playouts(view);
            this.random = random;
        }

        @Override
        public Optional<Move> deal() {
            if (isOwn(view)) {
                playedOut.deal(random);
                return Optional.empty();
            }
            UpTurnState world = view.sample(random);
            ImmutableList<Move> moves = Candidates.of(world.viewFor(world.turn().orElseThrow()));
            playedOut.deal(world);
            return Optional.of(moves.get(RandomInts.below(random, moves.size())));
        }

        @Override
        public double play(Move move) {
            return playedOut.wins(move) ? 1 : 0;
        }

        @Override
        public double score() {
            return playedOut.tilesLeft();
        }
    }
}
