package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;

/**
 * A move: build a project on a site ({@code b12a@1.3}) or discard a card ({@code b12x}). A position shows which pile the card
 * comes from, so a move holds only project and site.
 *
 * <p>All 5,712 moves are canonical instances: creating one allocates nothing, and {@code ==} compares them. The position
 * decides whether a move is legal. Canonical order is by card, project, seat and site; the discard is the last move of its
 * card.
 *
 * <pre>{@code
 * Move move = Move.build(ProjectId.parse("b12a"), Site.of(Seat.ONE, 3));
 * move.toString();                           // -> b12a@1.3
 * Move.parse("b12x").card();                 // -> b12
 * Move.all().get(move.index()) == move;      // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Move implements Comparable<Move> {
    private static final ImmutableList<Move> ALL = enumerate();

    private final Card card;
    private final Optional<ProjectId> project;
    private final Optional<Site> site;
    private final int index;

    private Move(Card card, Optional<ProjectId> project, Optional<Site> site, int index) {
        this.card = card;
        this.project = project;
        this.site = site;
        this.index = index;
    }

    private static ImmutableList<Move> enumerate() {
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        int index = 0;
        for (Card card : Card.all()) {
            for (ProjectId project : card.projects()) {
                for (Site site : Site.all()) {
                    moves.add(new Move(card, Optional.of(project), Optional.of(site), index++));
                }
            }
            moves.add(new Move(card, Optional.empty(), Optional.empty(), index++));
        }
        return moves.build();
    }

    /** {@return the move that builds a project on a site} */
    public static Move build(ProjectId project, Site site) {
        // Each earlier card has one discard before this move.
        return ALL.get(project.index() * Site.all().size()
                + site.index()
                + project.card().index());
    }

    /** {@return the move that discards a card} */
    public static Move discard(Card card) {
        ProjectId last = card.projects().get(card.projects().size() - 1);
        return ALL.get((last.index() + 1) * Site.all().size() + card.index());
    }

    /** {@return all 5,712 moves in canonical order} */
    public static ImmutableList<Move> all() {
        return ALL;
    }

    /**
     * Reads a move in the form of {@link #toString()}. {@link #parse(String, Position)} also reads the short form.
     *
     * @param text such as {@code b12a@1.3} or {@code b12x}
     * @throws NotationException if the text is not a move
     */
    public static Move parse(String text) {
        return new MoveReader(StreetRuleset.MOST_SEATS, Optional.empty()).read(text);
    }

    /**
     * Reads a move typed by a player. {@link Position#faults} checks whether it is legal.
     *
     * @param text such as {@code b12a@1.3}, or {@code b12a@3} in the street of the seat to move, or {@code b12x}
     * @param position the position before the move
     * @throws NotationException if the text is not a move at this table; it lists every fault
     */
    public static Move parse(String text, Position position) {
        requireNonNull(position, "position");
        return new MoveReader(position.seats().size(), position.turn().map(Turn::seat)).read(text);
    }

    /** {@return the card that is played} */
    public Card card() {
        return card;
    }

    /** {@return the project to build, or empty for a discard} */
    public Optional<ProjectId> project() {
        return project;
    }

    /** {@return the site to build on, or empty for a discard} */
    public Optional<Site> site() {
        return site;
    }

    /** {@return whether the move discards its card} */
    public boolean isDiscard() {
        return project.isEmpty();
    }

    /** {@return the position of this move in {@link #all()}, 0 to 5,711; it stays the same in every release} */
    public int index() {
        return index;
    }

    @Override
    public int compareTo(Move other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return project.isPresent() ? project.get() + "@" + site.orElseThrow() : card + "x";
    }
}
