package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.street.town.Card;

/**
 * An immutable set of cards as bits.
 *
 * @param first the cards with indices below 64
 * @param second the other cards
 */
record CardSet(long first, long second) {
    private static final CardSet NONE = new CardSet(0, 0);

    static CardSet none() {
        return NONE;
    }

    boolean contains(Card card) {
        return ((isFirst(card) ? first : second) & bit(card)) != 0;
    }

    CardSet with(Card card) {
        return isFirst(card) ? new CardSet(first | bit(card), second) : new CardSet(first, second | bit(card));
    }

    private static boolean isFirst(Card card) {
        return card.index() < Long.SIZE;
    }

    private static long bit(Card card) {
        // A long shift uses its distance modulo 64.
        return 1L << card.index();
    }

    ImmutableList<Card> list() {
        return Card.all().stream().filter(this::contains).collect(ImmutableList.toImmutableList());
    }

    ImmutableList<Card> otherProjectCards() {
        return others(Card.projectCards());
    }

    ImmutableList<Card> otherPublicCards() {
        return others(Card.publicCards());
    }

    private ImmutableList<Card> others(ImmutableList<Card> cards) {
        return cards.stream().filter(card -> !contains(card)).collect(ImmutableList.toImmutableList());
    }
}
