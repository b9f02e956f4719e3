package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The legal moves of a view, ranked by a first estimate of their value. */
final class RankedMoves {
    private RankedMoves() {}

    /** A move with its estimated value. */
    record Prospect(Move move, double value) {
        @Override
        public String toString() {
            return move.toString(); // without the value, because formatting a double needs large tables in a browser
        }
    }

    /** Returns all legal moves, the best first; moves of equal value are in canonical order. */
    static List<Prospect> of(PlayerView view, ToDoubleFunction<Move> value) {
        return view.legalMoves().stream()
                .map(move -> new Prospect(move, value.applyAsDouble(move)))
                .sorted(Comparator.comparingDouble(Prospect::value).reversed())
                .toList();
    }

    /** Returns the moves that look best, at most {@code most}, the best first. */
    static List<Move> best(PlayerView view, ToDoubleFunction<Move> value, int most) {
        return of(view, value).stream().limit(most).map(Prospect::move).toList();
    }
}
