package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Street;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

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

    /**
     * The legal moves, of which there is one at least, the best first; equals in canonical order. The empty sites of a street are
     * all the same, so of moves there only those on the first one are given.
     */
    static List<Prospect> of(StreetView view, DeckNumbers deck) {
        Appraisal appraisal = new Appraisal(new MutableTable(view, deck, Piles.closed(view))).look();
        return choices(view).stream()
                .filter(move -> move.site().stream().noneMatch(site -> isLikeAnother(view, site)))
                .map(move -> new Prospect(move, appraisal.of(MutableTable.number(move))))
                .sorted(Comparator.comparingDouble(Prospect::value).reversed())
                .collect(ImmutableList.toImmutableList());
    }

    /** Whether a site is empty, and so is one before it. */
    private static boolean isLikeAnother(StreetView view, Site site) {
        Street street = view.street(site.seat());
        return street.building(site.number()).height() == 0
                && IntStream.range(1, site.number())
                        .anyMatch(number -> street.building(number).height() == 0);
    }

    /** The legal moves, of which there is one at least. */
    static ImmutableList<Move> choices(StreetView view) {
        TurnCheck.checkNotOver(view.turn());
        return view.legalMoves();
    }
}
