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
 * How good the moves of the seat to move are, as far as this view shows: each is tried in possible worlds that are played to the
 * end as {@code expert} does. What is known grows with every {@link #run}; to cancel is to call it no more:
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
 * <p>Where the viewer is to move, all moves are tried in the same worlds with the same chance after them, so that moves are
 * compared and not worlds; those that are surely worse than the best are tried less often. Where another seat is to move whose
 * rack the viewer does not see, a move is tried in the worlds that have it, and then one is as good as the viewer can tell. For a
 * game that is over, ask about the positions of its record: {@code record.at(ply).viewFor(seat)}.
 *
 * <p>Moves that forget the call are left out, and so are hand-outs that go neither all to one seat nor each to the seat with the
 * fewest tiles: with a double there may be thousands.
 *
 * <p>Not thread-safe, and it starts no thread. The same view, bits and number of playouts give the same estimates.
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
     * An analysis that has not begun.
     *
     * @param view a view of a game that is not over
     * @param random where all chance comes from
     * @return the analysis
     * @throws IllegalArgumentException if the game is over
     */
    public static Analysis of(UpTurnView view, RandomGenerator random) {
        return new Analysis(view, isOwn(view) ? Candidates.of(view) : ImmutableList.of(), random);
    }

    private static boolean isOwn(UpTurnView view) {
        return view.turn().equals(view.viewer().asSeat());
    }

    /** An analysis of some of the legal moves, of the seat that sees this, for who wants to compare these and no others. */
    static Analysis among(UpTurnView view, Iterable<Move> moves, RandomGenerator random) {
        return new Analysis(view, moves, random);
    }

    /**
     * Goes on for a while: a playout takes some hundredths of a millisecond.
     *
     * @param more how many playouts more, 1 or more; a round that has begun is finished, so a few more may be made, which
     *     then count for the next call
     * @return this analysis
     * @throws IllegalArgumentException if the number is less than 1
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
     * @return the moves that have been tried, the best first: by their share of wins, then by the tiles left, fewest first, then by text
     */
    public ImmutableList<MoveEstimate<Move>> moves() {
        return trials.moves();
    }

    MoveTrials<Move> trials() {
        return trials;
    }

    /** Possible worlds; if another seat is to move than the viewer, each has one move of its own. */
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
