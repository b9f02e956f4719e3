package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;

/**
 * A name, each seat's money at the start, and the 280 projects on the 84 project cards and 28 public cards (X2, Y3).
 * Immutable.
 *
 * <p>The rule sheets explain every symbol but list no cards, so a deck is data. The library's deck, {@link #sample1()}, has
 * the right size and uses every symbol, but is <em>invented</em>. Owners of the box can type in the real deck.
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

    /** Initialized on first use. */
    private static final class Sample {
        static final Deck ONE = parse(Sample1.TEXT);
    }

    /**
     * {@return the library's deck {@code sample-1}, which is invented: these are not the cards of the published game. Programs
     * should show its {@link #label()}}
     */
    public static Deck sample1() {
        return Sample.ONE;
    }

    /**
     * Reads a deck: {@code deck <name>}, {@code money <number>}, then a line for each card in canonical order, such as
     * {@code b1 4 oo 1/f* 2 u Glass Wing | 3 f 1 1/d - Loft}. Empty lines and lines that begin with {@code #} are skipped.
     *
     * @param text lines ended by a line feed, with or without a carriage return; the last line may lack it
     * @throws NotationException if the text is not a deck; it lists every fault with line and column
     */
    public static Deck parse(String text) {
        return new DeckReader().read(text);
    }

    /** {@return the name, 1 to 24 lower-case letters, digits and {@code -}} */
    public String name() {
        return name;
    }

    /** {@return the name to show to people, followed by {@code (invented)} for {@link #sample1()}} */
    public String label() {
        return equals(sample1()) ? name + " (invented)" : name;
    }

    /** {@return the money of each seat at the start, 0 to 99 $ (Y3)} */
    public int money() {
        return money;
    }

    /** {@return the 280 projects of all cards in canonical order} */
    public ImmutableList<Project> projects() {
        return projects;
    }

    /** {@return the project with an id} */
    public Project project(ProjectId id) {
        return projects.get(id.index());
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Deck that
                        && name.equals(that.name)
                        && money == that.money
                        && projects.equals(that.projects);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** {@return the canonical text of the deck, 114 lines, each ended by a line feed} */
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
