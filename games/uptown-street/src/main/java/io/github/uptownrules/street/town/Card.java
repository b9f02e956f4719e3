package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Optional;

/**
 * A card (X2): one of the 84 project cards {@code b1} to {@code b84} with two projects each, or one of the 28 public cards
 * {@code p1} to {@code p28} with four. The {@link Deck} defines the projects.
 *
 * <p>Every card is a canonical instance; {@code ==} compares them. Canonical order is project cards before public ones, then by
 * number.
 *
 * <pre>{@code
 * Card card = Card.parse("b12");
 * card.projects();                  // -> [b12a, b12b]
 * Card.publicCards().get(4);        // -> p5
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Card implements Comparable<Card> {
    static final int PROJECT_CARDS = 84;

    static final int PUBLIC_CARDS = 28;

    private static final ImmutableList<Card> ALL = enumerate();

    private final int index;
    private final ImmutableList<ProjectId> projects;

    private Card(int index) {
        this.index = index;
        this.projects = ProjectId.of(this, index < PROJECT_CARDS ? 2 : 4);
    }

    private static ImmutableList<Card> enumerate() {
        ImmutableList.Builder<Card> cards = ImmutableList.builder();
        for (int index = 0; index < PROJECT_CARDS + PUBLIC_CARDS; index++) {
            cards.add(new Card(index));
        }
        return cards.build();
    }

    /** {@return all 112 cards in canonical order} */
    public static ImmutableList<Card> all() {
        return ALL;
    }

    /** {@return the 84 project cards in order} */
    public static ImmutableList<Card> projectCards() {
        return ALL.subList(0, PROJECT_CARDS);
    }

    /** {@return the 28 public cards in order} */
    public static ImmutableList<Card> publicCards() {
        return ALL.subList(PROJECT_CARDS, ALL.size());
    }

    /**
     * Reads a card.
     *
     * @param text {@code b1} to {@code b84} or {@code p1} to {@code p28}
     * @throws NotationException if the text is not a card
     */
    public static Card parse(String text) {
        Faults faults = new Faults();
        return faults.orThrow(read(Piece.of(text), faults));
    }

    static Optional<Card> read(Piece text, Faults faults) {
        Optional<Card> card = find(text.text());
        if (card.isEmpty()) {
            faults.add(text, "a card is b1 to b84 or p1 to p28, not " + text.quoted());
        }
        return card;
    }

    /** Returns the card with this notation, if it exists. */
    static Optional<Card> find(String text) {
        if (text.length() < 2 || text.length() > 3 || text.charAt(1) == '0') {
            return Optional.empty();
        }
        int number = 0;
        for (int i = 1; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                return Optional.empty();
            }
            number = 10 * number + digit - '0';
        }
        return switch (text.charAt(0)) {
            case 'b' -> number <= PROJECT_CARDS ? Optional.of(ALL.get(number - 1)) : Optional.empty();
            case 'p' -> number <= PUBLIC_CARDS ? Optional.of(ALL.get(PROJECT_CARDS + number - 1)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** {@return whether this is a public card} */
    public boolean isPublic() {
        return index >= PROJECT_CARDS;
    }

    /** {@return the number on this card, 1 to 84, or 1 to 28 on a public card} */
    public int number() {
        return 1 + (isPublic() ? index - PROJECT_CARDS : index);
    }

    /** {@return the position of this card in {@link #all()}, 0 to 111; it stays the same in every release} */
    public int index() {
        return index;
    }

    /** {@return the two projects, or the four of a public card, whose last two are on the other side} */
    public ImmutableList<ProjectId> projects() {
        return projects;
    }

    @Override
    public int compareTo(Card other) {
        return Integer.compare(index, other.index);
    }

    /** {@return the card in notation, such as {@code b12}} */
    @Override
    public String toString() {
        return (isPublic() ? "p" : "b") + number();
    }
}
