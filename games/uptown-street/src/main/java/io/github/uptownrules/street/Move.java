package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;

/**
 * A move: to build a project on a site ({@code b12a@1.3}), or to discard a card ({@code b12x}). Where the card lies says whom
 * to pay, so a move names only project and site.
 *
 * <p>There are 5,712, and every one is a canonical instance: naming a move allocates nothing, and {@code ==} compares. Whether
 * one is legal is a matter of the position. Canonical order is by card, project, seat and site; the discard is the last of
 * its card.
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

    /**
     * The move that builds a project on a site.
     *
     * @param project any project
     * @param site any site
     * @return the canonical instance
     */
    public static Move build(ProjectId project, Site site) {
        // Before it are the discards of all cards before its own.
        return ALL.get(project.index() * Site.all().size()
                + site.index()
                + project.card().index());
    }

    /**
     * The move that discards a card.
     *
     * @param card any card
     * @return the canonical instance
     */
    public static Move discard(Card card) {
        ProjectId last = card.projects().get(card.projects().size() - 1);
        return ALL.get((last.index() + 1) * Site.all().size() + card.index());
    }

    /**
     * All 5,712 moves in canonical order.
     *
     * @return the same list each time
     */
    public static ImmutableList<Move> all() {
        return ALL;
    }

    /**
     * Reads a move as {@link #toString()} writes it. {@link #parse(String, Position)} also reads the short
     * form that players write.
     *
     * @param text such as {@code b12a@1.3} or {@code b12x}
     * @return the canonical instance
     * @throws NotationException if it is anything else
     */
    public static Move parse(String text) {
        return new MoveReader(StreetRuleset.MOST_SEATS, Optional.empty()).read(text);
    }

    /**
     * Reads a move as a player writes it. {@link Position#faults} says whether it is legal.
     *
     * @param text such as {@code b12a@1.3}, or {@code b12a@3} in the street of the seat to move, or {@code b12x}
     * @param position the position before the move
     * @return the canonical instance
     * @throws NotationException if it is no move at this table; it lists everything that is wrong
     */
    public static Move parse(String text, Position position) {
        requireNonNull(position, "position");
        return new MoveReader(position.seats().size(), position.turn().map(Turn::seat)).read(text);
    }

    /** {@return the card that is played} */
    public Card card() {
        return card;
    }

    /** {@return what is built, or empty for a discard} */
    public Optional<ProjectId> project() {
        return project;
    }

    /** {@return where it is built, or empty for a discard} */
    public Optional<Site> site() {
        return site;
    }

    /** {@return whether the card is discarded, not built} */
    public boolean isDiscard() {
        return project.isEmpty();
    }

    /**
     * The place of this move among {@link #all()}: a number for tables and networks. It stays the same in every release.
     *
     * @return 0 to 5,711
     */
    public int index() {
        return index;
    }

    /**
     * Compares in canonical order.
     *
     * @param other any move
     * @return negative, zero or positive, as this one comes before, is, or comes after the other
     */
    @Override
    public int compareTo(Move other) {
        return Integer.compare(index, other.index);
    }

    /** {@return the move in notation} */
    @Override
    public String toString() {
        return project.isPresent() ? project.get() + "@" + site.orElseThrow() : card + "x";
    }
}
