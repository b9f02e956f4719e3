package io.github.uptownrules.street.town;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Optional;

/**
 * The card and letter of a project: {@code b12a}, {@code p5d}. {@link Deck#project} returns the project.
 *
 * <p>All 280 are canonical instances; {@code ==} compares them. Canonical order is by card, then by letter.
 *
 * <pre>{@code
 * ProjectId id = ProjectId.parse("p5d");
 * id.card();           // -> p5
 * id.letter();         // -> d
 * }</pre>
 *
 * @since 0.1.0
 */
public final class ProjectId implements Comparable<ProjectId> {
    private final Card card;
    private final int place;

    /** Initialized after {@link Card}, which creates the ids. */
    private static final class All {
        static final ImmutableList<ProjectId> PROJECTS =
                Card.all().stream().flatMap(card -> card.projects().stream()).collect(ImmutableList.toImmutableList());
    }

    private ProjectId(Card card, int place) {
        this.card = card;
        this.place = place;
    }

    /** Creates the ids of a card. Only {@link Card} may call this. */
    static ImmutableList<ProjectId> of(Card card, int count) {
        ImmutableList.Builder<ProjectId> projects = ImmutableList.builder();
        for (int place = 0; place < count; place++) {
            projects.add(new ProjectId(card, place));
        }
        return projects.build();
    }

    /** {@return all 280 ids in canonical order} */
    public static ImmutableList<ProjectId> all() {
        return All.PROJECTS;
    }

    /**
     * Reads a project id.
     *
     * @param text a card and a letter: {@code a} or {@code b}, on public cards also {@code c} or {@code d}
     * @throws NotationException if the text is not a project id
     */
    public static ProjectId parse(String text) {
        Faults faults = new Faults();
        return faults.orThrow(read(Piece.of(text), faults));
    }

    static Optional<ProjectId> read(Piece text, Faults faults) {
        int last = text.length() - 1;
        Optional<Card> card =
                last < 0 ? Optional.empty() : Card.find(text.text().substring(0, last));
        if (card.isEmpty()) {
            faults.add(text, "a project is a card (b1 to b84, p1 to p28) and a letter, not " + text.quoted());
            return Optional.empty();
        }
        int place = text.charAt(last) - 'a';
        ImmutableList<ProjectId> projects = card.get().projects();
        if (place < 0 || place >= projects.size()) {
            faults.add(
                    text,
                    "card " + card.get() + " has projects a to "
                            + projects.get(projects.size() - 1).letter() + ", not " + text.quoted());
            return Optional.empty();
        }
        return Optional.of(projects.get(place));
    }

    /** {@return the card that has this project} */
    public Card card() {
        return card;
    }

    /** {@return the letter: a or b, on a public card a to d} */
    public char letter() {
        return (char) ('a' + place);
    }

    int place() {
        return place;
    }

    /** {@return the position of this id in {@link #all()}, 0 to 279; it stays the same in every release} */
    public int index() {
        int publicBefore = Math.max(0, card.index() - Card.PROJECT_CARDS);
        return 2 * (card.index() + publicBefore) + place;
    }

    @Override
    public int compareTo(ProjectId other) {
        return Integer.compare(index(), other.index());
    }

    /** {@return the id in notation, such as {@code b12a}} */
    @Override
    public String toString() {
        return card.toString() + letter();
    }
}
