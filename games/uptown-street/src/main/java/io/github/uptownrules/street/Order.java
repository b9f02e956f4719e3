package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.street.town.Card;
import java.util.List;

/**
 * The hidden order of the piles of a game. Cards leave a pile only at its top, so all states of a game share one order: the
 * cards below the top are always its last ones.
 */
final class Order {
    /** The card indices of each pile, the lowest card last. */
    private final int[][] piles;

    private Order(int[][] piles) {
        this.piles = piles;
    }

    static Order of(List<? extends List<Card>> piles) {
        return new Order(piles.stream()
                .map(pile -> pile.stream().mapToInt(Card::index).toArray())
                .toArray(int[][]::new));
    }

    /** Returns the index of the next card of a pile with a number of cards below its top. */
    int next(int pile, int below) {
        return below == 0 ? Pile.NONE : piles[pile][piles[pile].length - below];
    }

    /** Returns the lowest cards of a pile, uppermost first. */
    ImmutableList<Card> lowest(int pile, int below) {
        ImmutableList.Builder<Card> cards = ImmutableList.builderWithExpectedSize(below);
        for (int left = below; left > 0; left--) {
            cards.add(Card.all().get(next(pile, left)));
        }
        return cards.build();
    }
}
