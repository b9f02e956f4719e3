package io.github.uptownrules.street;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;

/**
 * A parsed position; each part has its place in the text.
 *
 * @param deck the deck, if it is known
 * @param turn the turn, or empty if the game is over
 * @param streets the projects by seat and site, from the ground up
 * @param piles the piles by seat, followed by the public pile
 */
record PositionText(
        ImmutableList<Piece> fields,
        StreetRuleset ruleset,
        Optional<Deck> deck,
        Optional<Turn> turn,
        ImmutableList<ImmutableList<ImmutableList<Placed<ProjectId>>>> streets,
        ImmutableList<Money> money,
        ImmutableList<PileText> piles,
        ImmutableList<Placed<Card>> discards) {

    /** The fields of a position, in order. */
    enum Field {
        RULESET,
        DECK,
        TURN,
        STREETS,
        MONEY,
        PILES,
        PUBLIC,
        DISCARDS;

        @Override
        public String toString() {
            return Ascii.toLowerCase(name());
        }
    }

    /** A value and its place in the text. */
    record Placed<T>(T value, Piece place) {}

    /** The money of a seat in its account and on its pile. */
    record Money(int account, int onPile) {}

    /**
     * A pile.
     *
     * @param cards the shown cards, top first
     * @param hidden the number of other cards
     */
    record PileText(ImmutableList<Placed<Card>> cards, int hidden, Piece place) {
        int size() {
            return cards.size() + hidden;
        }

        ImmutableList<Card> shown() {
            return cards.stream().map(Placed::value).collect(ImmutableList.toImmutableList());
        }
    }

    Piece place(Field field) {
        return fields.get(field.ordinal());
    }

    PileText publicPile() {
        return piles.get(piles.size() - 1);
    }

    ImmutableList<PileText> personalPiles() {
        return piles.subList(0, piles.size() - 1);
    }
}
