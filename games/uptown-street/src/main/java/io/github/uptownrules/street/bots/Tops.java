package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.town.Card;
import java.util.Optional;

/**
 * The visible part of the piles of a {@link MutableTable}: top card, number of cards below, and money. The public pile is the
 * last one and never has money.
 */
final class Tops {
    private static final int NONE = -1;
    private static final int PROJECT_CARDS = Card.projectCards().size();

    private final Piles piles;
    private final int[] cards;
    private final int[] below;
    private final int[] money;

    Tops(Position position, Piles piles) {
        int seats = position.seats().size();
        this.piles = piles;
        this.cards = new int[seats + 1];
        this.below = new int[seats + 1];
        this.money = new int[seats + 1];
        for (Seat owner : position.seats()) {
            set(owner.ordinal(), position.top(owner), position.pileSize(owner));
            money[owner.ordinal()] = position.moneyOnPile(owner);
        }
        set(seats, position.publicTop(), position.publicPileSize());
    }

    private void set(int pile, Optional<Card> top, int size) {
        cards[pile] = top.map(Card::index).orElse(NONE);
        below[pile] = Math.max(0, size - 1);
    }

    void set(Tops other) {
        System.arraycopy(other.cards, 0, cards, 0, cards.length);
        System.arraycopy(other.below, 0, below, 0, below.length);
        System.arraycopy(other.money, 0, money, 0, money.length);
    }

    /** Takes the top card of a pile and reveals the next one. */
    void take(int pile) {
        cards[pile] = below[pile] == 0 ? NONE : piles.next(pile, below[pile]);
        below[pile] = Math.max(0, below[pile] - 1);
    }

    /** Returns the pile with a card on top, which must exist. */
    int pileBelow(int card) {
        int pile = 0;
        while (cards[pile] != card) {
            pile++;
        }
        return pile;
    }

    int card(int pile) {
        return cards[pile];
    }

    boolean isEmpty(int pile) {
        return cards[pile] == NONE;
    }

    int size(int pile) {
        return isEmpty(pile) ? 0 : 1 + below[pile];
    }

    int money(int pile) {
        return money[pile];
    }

    void setMoney(int pile, int amount) {
        money[pile] = amount;
    }

    int publicPile() {
        return cards.length - 1;
    }

    /** Returns the first project on the top card of a nonempty pile. */
    int firstProject(int pile) {
        int card = cards[pile];
        return card < PROJECT_CARDS ? 2 * card : 4 * card - 2 * PROJECT_CARDS;
    }

    /** Returns the number of projects on the top card, 0 for an empty pile. */
    int projectCount(int pile) {
        if (isEmpty(pile)) {
            return 0;
        }
        return pile == publicPile() ? 4 : 2;
    }
}
