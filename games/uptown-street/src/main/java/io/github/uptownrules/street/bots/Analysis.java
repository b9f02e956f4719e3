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
 * An analysis of the moves of the seat to move, from its view. It tries each move in possible worlds and plays them to the end as
 * {@code expert} does. Each call of {@link #run} improves the estimates; to cancel, stop calling it:
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
 * <p>All legal moves are tried in the same worlds with the same random choices after them, so differences between worlds cancel
 * out. Moves that are clearly worse than the best are tried less often. To analyze a finished game, use the positions of its
 * record: {@code record.at(ply).view()}.
 *
 * <p>Not thread-safe; starts no threads. The same view, bits and number of playouts give the same estimates.
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
     * Returns an analysis without playouts.
     *
     * @param view a view of a game that is not over
     * @param random the source of randomness
     * @throws IllegalArgumentException if the game is over
     */
    public static Analysis of(StreetView view, RandomGenerator random) {
        return new Analysis(view, view.legalMoves(), random);
    }

    static Analysis among(StreetView view, Iterable<Move> moves, RandomGenerator random) {
        return new Analysis(view, moves, random);
    }

    /**
     * Makes more playouts. A playout takes a few hundredths of a millisecond.
     *
     * @param more the number of playouts, 1 or more; the current round is finished, and any extra playouts count for the next
     *     call
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

    /** {@return the moves tried so far, best first: by share of wins, then by score, then in canonical order} */
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
