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

/** The legal moves of a view with their estimated values. */
final class RankedMoves {
    private RankedMoves() {}

    record Prospect(Move move, double value) {
        @Override
        public String toString() {
            return move.toString(); // converting a double to text would add large tables to a browser build
        }
    }

    /**
     * Returns the legal moves, at least one, best first; equal moves in canonical order. The empty sites of a street are
     * equivalent, so only the first of them is used.
     */
    static List<Prospect> of(StreetView view, DeckNumbers deck) {
        Appraisal appraisal = new Appraisal(new MutableTable(view, deck, Piles.closed(view))).look();
        return choices(view).stream()
                .filter(move -> move.site().stream().noneMatch(site -> isLikeAnother(view, site)))
                .map(move -> new Prospect(move, appraisal.of(MutableTable.number(move))))
                .sorted(Comparator.comparingDouble(Prospect::value).reversed())
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns whether both the site and an earlier site are empty. */
    private static boolean isLikeAnother(StreetView view, Site site) {
        Street street = view.street(site.seat());
        return street.building(site.number()).height() == 0
                && IntStream.range(1, site.number())
                        .anyMatch(number -> street.building(number).height() == 0);
    }

    static ImmutableList<Move> choices(StreetView view) {
        TurnCheck.checkNotOver(view.turn());
        return view.legalMoves();
    }
}
