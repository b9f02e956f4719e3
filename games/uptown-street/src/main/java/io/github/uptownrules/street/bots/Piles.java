package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Card;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The cards below the tops of all piles, in a world that is redealt in place. Cards leave a pile only at its top, so the cards
 * below are always its last ones.
 */
final class Piles {
    private static final int[] NO_CARDS = {};

    private final int[] projectCards;
    private final int[] publicCards;

    /** The number of cards below the top of each pile at the start, and the offset of the first of them. */
    private final int[] sizes;

    private final int[] starts;

    private Piles(int[] projectCards, int[] publicCards, int[] sizes) {
        this.projectCards = projectCards;
        this.publicCards = publicCards;
        this.sizes = sizes;
        this.starts = new int[sizes.length];
        for (int pile = 1; pile < sizes.length - 1; pile++) {
            starts[pile] = starts[pile - 1] + sizes[pile - 1];
        }
    }

    private static int[] indices(List<Card> cards) {
        return cards.stream().mapToInt(Card::index).toArray();
    }

    /** Returns piles in canonical order, not yet dealt. */
    static Piles of(StreetView view) {
        return new Piles(indices(view.unseenProjectCards()), indices(view.unseenPublicCards()), sizes(view));
    }

    /** Returns piles without cards, for callers that use only the tops; finding the unseen cards takes time. */
    static Piles closed(StreetView view) {
        return new Piles(NO_CARDS, NO_CARDS, sizes(view));
    }

    private static int[] sizes(StreetView view) {
        int seats = view.seats().size();
        int[] sizes = new int[seats + 1];
        for (Seat seat : view.seats()) {
            sizes[seat.ordinal()] = Math.max(0, view.pileSize(seat) - 1);
        }
        sizes[seats] = Math.max(0, view.publicPileSize() - 1);
        return sizes;
    }

    static Piles of(StreetState state) {
        Piles piles = of(state.view());
        for (Seat seat : state.seats()) {
            piles.set(piles.projectCards, piles.starts[seat.ordinal()], state.pile(seat));
        }
        piles.set(piles.publicCards, 0, state.publicPile());
        return piles;
    }

    private void set(int[] cards, int start, List<Card> pile) {
        for (int place = 1; place < pile.size(); place++) {
            cards[start + place - 1] = pile.get(place).index();
        }
    }

    /** Deals a possible world. All worlds are equally likely, regardless of the previous one. */
    void deal(RandomGenerator random) {
        int hidden = starts[sizes.length - 2] + sizes[sizes.length - 2];
        shuffle(projectCards, hidden, random);
        shuffle(publicCards, publicCards.length, random);
    }

    /** Shuffles random cards into the first places. */
    private static void shuffle(int[] cards, int places, RandomGenerator random) {
        for (int place = 0; place < Math.min(places, cards.length - 1); place++) {
            int chosen = place + RandomInts.below(random, cards.length - place);
            int card = cards[chosen];
            cards[chosen] = cards[place];
            cards[place] = card;
        }
    }

    /** Returns the next card of a pile with 1 or more cards below its top. */
    int next(int pile, int below) {
        int[] cards = pile == sizes.length - 1 ? publicCards : projectCards;
        return cards[starts[pile] + sizes[pile] - below];
    }
}
