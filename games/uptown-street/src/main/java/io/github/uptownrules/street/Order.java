package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.street.town.Card;
import java.util.List;

/**
 * The hidden order of the piles of a game. Cards leave a pile at its top only, so one order serves all states of a game: the
 * cards below the top are always the last ones of it.
 */
final class Order {
    /** By pile, the index of each card, the lowest card last. */
    private final int[][] piles;

    private Order(int[][] piles) {
        this.piles = piles;
    }

    /** The order of the personal piles and, behind these, of the public pile. */
    static Order of(List<? extends List<Card>> piles) {
        return new Order(piles.stream()
                .map(pile -> pile.stream().mapToInt(Card::index).toArray())
                .toArray(int[][]::new));
    }

    /** The card that comes to light, by how many cards are below the top of a pile. */
    int next(int pile, int below) {
        return below == 0 ? Pile.NONE : piles[pile][piles[pile].length - below];
    }

    /** The lowest cards of a pile, the uppermost of them first. */
    ImmutableList<Card> lowest(int pile, int below) {
        ImmutableList.Builder<Card> cards = ImmutableList.builderWithExpectedSize(below);
        for (int left = below; left > 0; left--) {
            cards.add(Card.all().get(next(pile, left)));
        }
        return cards.build();
    }
}
