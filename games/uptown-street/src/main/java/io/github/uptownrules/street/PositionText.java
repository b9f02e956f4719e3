package io.github.uptownrules.street;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;

/**
 * The text of a position taken apart, each part with its place.
 *
 * @param fields the eight fields as they are written
 * @param ruleset the ruleset
 * @param deck the deck, if it is at hand
 * @param turn the turn, or empty if the game is over
 * @param streets by seat and site, from the ground up
 * @param money by seat
 * @param piles by seat, and behind these the public pile
 * @param discards the discards
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

        /** {@return how the field is called} */
        @Override
        public String toString() {
            return Ascii.toLowerCase(name());
        }
    }

    /** Something and where it is written. */
    record Placed<T>(T value, Piece place) {}

    /** The money of a seat: in its account, and on its pile. */
    record Money(int account, int onPile) {}

    /**
     * A pile.
     *
     * @param cards those that are shown, the top first
     * @param hidden how many more there are
     * @param place where it is written
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
