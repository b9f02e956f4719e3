package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;

/**
 * What the cards are: a name, the money each seat begins with, and all 280 projects of the 84 project cards and the 28
 * public cards (X2, Y3). Immutable.
 *
 * <p>The rule sheets explain every symbol but list no cards, so a deck is data. The one that comes with the library,
 * {@link #sample1()}, has the right size and every symbol, and is <em>invented</em>; who owns the box can type in the real
 * one.
 *
 * <pre>{@code
 * Deck deck = Deck.sample1();
 * deck.project(ProjectId.parse("b80a")).name();        // -> Gabled Loft
 * deck.label().equals("sample-1 (invented)");           // -> true
 * Deck.parse(deck.toString()).equals(deck);            // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Deck {
    private final String name;
    private final int money;
    private final ImmutableList<Project> projects;

    Deck(String name, int money, ImmutableList<Project> projects) {
        this.name = name;
        this.money = money;
        this.projects = projects;
    }

    /** Made when first asked for. */
    private static final class Sample {
        static final Deck ONE = parse(Sample1.TEXT);
    }

    /**
     * The deck that comes with the library. It is invented: these are not the cards of the published game. Where it is
     * shown, show its {@link #label()}.
     *
     * @return the deck {@code sample-1}, the same each time
     */
    public static Deck sample1() {
        return Sample.ONE;
    }

    /**
     * Reads a deck: {@code deck <name>}, {@code money <number>}, then a line for each card in canonical order, such as
     * {@code b1 4 oo 1/f* 2 u Glass Wing | 3 f 1 1/d - Loft}. Empty lines and lines that begin with {@code #} may stand
     * anywhere.
     *
     * @param text the lines, each ended by a line feed, before which a carriage return may stand; the last need not be ended
     * @return the deck
     * @throws NotationException if it is no deck; it lists everything that is wrong, with line and column
     */
    public static Deck parse(String text) {
        return new DeckReader().read(text);
    }

    /**
     * The name.
     *
     * @return 1 to 24 lower-case letters, digits and {@code -}
     */
    public String name() {
        return name;
    }

    /** {@return the name as it should be shown to people: with {@code (invented)} behind it for {@link #sample1()}} */
    public String label() {
        return equals(sample1()) ? name + " (invented)" : name;
    }

    /**
     * What each seat has in its account at the start (Y3).
     *
     * @return 0 to 99 $
     */
    public int money() {
        return money;
    }

    /**
     * The projects of all cards in canonical order.
     *
     * @return 280 projects
     */
    public ImmutableList<Project> projects() {
        return projects;
    }

    /**
     * A project.
     *
     * @param id which of which card
     * @return what it is in this deck
     */
    public Project project(ProjectId id) {
        return projects.get(id.index());
    }

    /**
     * Whether the other object is a deck with the same text.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Deck that
                        && name.equals(that.name)
                        && money == that.money
                        && projects.equals(that.projects);
    }

    /** {@return a hash of the name} */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** {@return the deck in its canonical text, 114 lines, each ended by a line feed} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append("deck ").append(name).append("\nmoney ").append(money).append('\n');
        for (Card card : Card.all()) {
            text.append(card);
            for (ProjectId id : card.projects()) {
                text.append(id.place() == 0 ? " " : " | ").append(project(id));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
