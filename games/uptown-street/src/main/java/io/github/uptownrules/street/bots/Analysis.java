package io.github.uptownrules.street.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.trials.MoveTrials;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import java.util.Comparator;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * How good the moves of the seat to move are, as far as the view shows: each is tried in possible worlds that are played on to
 * their end as {@code expert} does. What is known grows with every {@link #run}; to cancel is to call it no more:
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
 * <p>All legal moves are tried in the same worlds with the same chance after them, so that moves are compared and not worlds;
 * those that are surely worse than the best are tried less often. For a game that is over, ask about the positions of its
 * record: {@code record.at(ply).view()}.
 *
 * <p>Not thread-safe, and it starts no thread. The same view, bits and number of playouts give the same estimates.
 *
 * @since 0.1.0
 */
public final class Analysis {
    private final MoveTrials<Move> trials;

    private Analysis(StreetView view, Iterable<Move> moves, RandomGenerator random) {
        requireNonNull(random, "random");
        if (view.turn().isEmpty()) {
            throw new IllegalArgumentException("the game is over: there are no moves");
        }
        this.trials = new MoveTrials<>(
                ImmutableSet.copyOf(ImmutableList.sortedCopyOf(moves)),
                new AnalysisWorlds(new Playouts(view, new DeckNumbers(view.deck())), random),
                Comparator.<MoveEstimate<Move>>comparingDouble(MoveEstimate::score)
                        .reversed()
                        .thenComparing(MoveEstimate::move));
    }

    /**
     * An analysis that has not begun.
     *
     * @param view a view of a game that is not over
     * @param random where all chance comes from
     * @return the analysis
     * @throws IllegalArgumentException if the game is over
     */
    public static Analysis of(StreetView view, RandomGenerator random) {
        return new Analysis(view, view.legalMoves(), random);
    }

    /** An analysis of some of the legal moves, for who wants to compare these and no others. */
    static Analysis among(StreetView view, Iterable<Move> moves, RandomGenerator random) {
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
     * @return the moves that have been tried, the best first: by their share of wins, then by score, then in canonical order
     */
    public ImmutableList<MoveEstimate<Move>> moves() {
        return trials.moves();
    }

    MoveTrials<Move> trials() {
        return trials;
    }

    private record AnalysisWorlds(Playouts playouts, RandomGenerator random) implements MoveTrials.Worlds<Move> {
        @Override
        public Optional<Move> deal() {
            playouts.deal(random);
            return Optional.empty();
        }

        @Override
        public double play(Move move) {
            return playouts.play(MutableTable.number(move)).winShare();
        }

        @Override
        public double score() {
            return playouts.score();
        }
    }
}
