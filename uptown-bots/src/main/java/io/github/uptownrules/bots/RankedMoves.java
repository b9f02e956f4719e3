package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The legal moves of a view, and how good they look at first sight. */
final class RankedMoves {
    private RankedMoves() {}

    /** A move, and how good it looks. */
    record Prospect(Move move, double value) {
        @Override
        public String toString() {
            return move.toString(); // a double as text takes tables that a browser would have to load
        }
    }

    /** All legal moves, the best first; equals in canonical order. */
    static List<Prospect> of(PlayerView view, ToDoubleFunction<Move> value) {
        return view.legalMoves().stream()
                .map(move -> new Prospect(move, value.applyAsDouble(move)))
                .sorted(Comparator.comparingDouble(Prospect::value).reversed())
                .toList();
    }

    /** The moves that look best, limited in number, the best first. */
    static List<Move> best(PlayerView view, ToDoubleFunction<Move> value, int most) {
        return of(view, value).stream().limit(most).map(Prospect::move).toList();
    }
}
