package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.Street;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * What everybody sees of a game: streets, money, discards, the top of each pile, and how many cards are below (Y4). All
 * players and spectators have this one view. Immutable.
 *
 * <p>A view decides everything: what is legal, what a move brings about, and whose turn it is then. Only which card comes to
 * light has to be given. The states that look like this, the <em>possible worlds</em>, can be counted, enumerated and drawn
 * from; to draw one and search in it is called determinization.
 *
 * <pre>{@code
 * StreetView view = game.view();
 * view.top(Seat.ONE);                              // -> Optional[b81]
 * StreetState world = view.sample(random);
 * world.view().equals(view);                       // -> true (for every world)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class StreetView implements Position {
    private final StreetRuleset ruleset;
    private final Deck deck;
    private final Optional<Turn> turn;
    private final Estate[] estates;
    private final Pile publicPile;
    private final CardSet discards;

    StreetView(
            StreetRuleset ruleset,
            Deck deck,
            Optional<Turn> turn,
            Estate[] estates,
            Pile publicPile,
            CardSet discards) {
        this.ruleset = ruleset;
        this.deck = deck;
        this.turn = turn;
        this.estates = estates;
        this.publicPile = publicPile;
        this.discards = discards;
    }

    @Override
    public StreetRuleset ruleset() {
        return ruleset;
    }

    @Override
    public Deck deck() {
        return deck;
    }

    @Override
    public Optional<Turn> turn() {
        return turn;
    }

    @Override
    public Street street(Seat seat) {
        return estate(seat).street();
    }

    @Override
    public int account(Seat seat) {
        return estate(seat).account();
    }

    @Override
    public int moneyOnPile(Seat seat) {
        return estate(seat).money();
    }

    @Override
    public int pileSize(Seat seat) {
        return estate(seat).pile().size();
    }

    @Override
    public Optional<Card> top(Seat seat) {
        return estate(seat).pile().card();
    }

    @Override
    public int publicPileSize() {
        return publicPile.size();
    }

    @Override
    public Optional<Card> publicTop() {
        return publicPile.card();
    }

    @Override
    public ImmutableList<Card> discards() {
        return discards.list();
    }

    @Override
    public ImmutableList<Move> legalMoves() {
        return Legality.legalMoves(this);
    }

    @Override
    public ImmutableSet<MoveFault> faults(Move move) {
        return Legality.faults(this, move);
    }

    @Override
    public Standings standings() {
        return Standings.forSeat(this);
    }

    /**
     * What a move brings about, and the view after it: for a client that is sent each move.
     *
     * <pre>{@code
     * StreetView view = game.view();
     * view.follow(SeenMove.of(game.outcome(move))).after().equals(game.play(move).view());     // -> true
     * }</pre>
     *
     * @param seen a legal move, and the card that came to light by it
     * @return what happened
     * @throws IllegalMoveException if the move is illegal, with every reason
     * @throws IllegalArgumentException if that card cannot have come to light, none is given where one must have, or one where none can
     */
    public Outcome follow(SeenMove seen) {
        return play(seen.move(), shownIndex(seen.move(), seen.shown())).outcome();
    }

    private int shownIndex(Move move, Optional<Card> shown) {
        requireLegal(move);
        boolean isMore = pile(pileBelow(move.card())).below() > 0;
        if (shown.isPresent() != isMore) {
            throw new IllegalArgumentException(
                    isMore ? "a card comes to light after " + move : "no card comes to light after " + move);
        }
        if (shown.isPresent()
                && (shown.get().isPublic() != move.card().isPublic()
                        || visible().contains(shown.get()))) {
            throw new IllegalArgumentException(shown.get() + " cannot come to light after " + move);
        }
        return shown.map(Card::index).orElse(Pile.NONE);
    }

    /** Plays a move, when the card with an index comes to light, or {@link Pile#NONE}. */
    Play play(Move move, int shown) {
        requireLegal(move);
        return new Play(this, move, shown);
    }

    private void requireLegal(Move move) {
        if (Legality.obstacles(this, move) != 0) {
            throw new IllegalMoveException(faults(move));
        }
    }

    /**
     * The project cards that no seat sees: those below the tops of personal piles, and those in the box.
     *
     * @return the cards in canonical order
     */
    public ImmutableList<Card> unseenProjectCards() {
        return visible().otherProjectCards();
    }

    /**
     * The public cards that no seat sees: those below the top.
     *
     * @return the cards in canonical order
     */
    public ImmutableList<Card> unseenPublicCards() {
        return visible().otherPublicCards();
    }

    /**
     * The number of possible worlds: of states that have this view.
     *
     * @return 1 or more
     */
    public BigInteger worldCount() {
        return new Worlds(this).count();
    }

    /**
     * All possible worlds, one after the other as they are asked for; only one at a time is kept.
     *
     * @return {@link #worldCount()} different states, in an order that is the same on every machine
     */
    public Stream<StreetState> worlds() {
        return new Worlds(this).all();
    }

    /**
     * Draws a possible world, each equally likely. The unseen project cards are shuffled from canonical order; the first go
     * below the top of seat 1, the next below that of seat 2, and so on, and the rest is the box. Then the unseen public
     * cards are shuffled likewise.
     *
     * @param random where the bits come from; only its {@code nextLong} is called, so the same view and the same bits give
     *     the same world on every machine and in every release
     * @return a state with this view
     */
    public StreetState sample(RandomGenerator random) {
        return new Worlds(this).sample(random);
    }

    int seatCount() {
        return estates.length;
    }

    Estate estate(int seat) {
        return estates[seat];
    }

    private Estate estate(Seat seat) {
        requireSeat(seat);
        return estates[seat.ordinal()];
    }

    void requireSeat(Seat seat) {
        if (seat.ordinal() >= estates.length) {
            throw new IllegalArgumentException("there is no seat " + seat + " in ruleset " + ruleset);
        }
    }

    /** The estates, for a move to be played on them. */
    Estate[] copyOfEstates() {
        return estates.clone();
    }

    CardSet discardSet() {
        return discards;
    }

    /** A pile: that of a seat counted from 0, or, behind these, the public pile. */
    Pile pile(int number) {
        return number == estates.length ? publicPile : estates[number].pile();
    }

    int top(int pile) {
        return pile(pile).top();
    }

    /** The money on a pile; there is none on the public pile. */
    int moneyOnPile(int pile) {
        return pile == estates.length ? 0 : estates[pile].money();
    }

    /** The pile that a card is on top of, or -1. */
    int pileBelow(Card card) {
        for (int pile = 0; pile <= estates.length; pile++) {
            if (top(pile) == card.index()) {
                return pile;
            }
        }
        return -1;
    }

    /** The pile whose top comes next in canonical order after the card with an index, or -1. */
    int pileAfter(int card) {
        int next = -1;
        for (int pile = 0; pile <= estates.length; pile++) {
            if (top(pile) > card && (next < 0 || top(pile) < top(next))) {
                next = pile;
            }
        }
        return next;
    }

    /** All cards that everybody sees. */
    CardSet visible() {
        CardSet visible = discards;
        for (Estate estate : estates) {
            for (Building building : estate.street().buildings()) {
                for (Project project : building.projects()) {
                    visible = visible.with(project.id().card());
                }
            }
        }
        for (int pile = 0; pile <= estates.length; pile++) {
            if (top(pile) != Pile.NONE) {
                visible = visible.with(Card.all().get(top(pile)));
            }
        }
        return visible;
    }

    /**
     * Whether the other object is the same view: all that is seen is equal.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof StreetView that
                        && ruleset == that.ruleset
                        && turn.equals(that.turn)
                        && publicPile.equals(that.publicPile)
                        && discards.equals(that.discards)
                        && Arrays.equals(estates, that.estates)
                        && deck.equals(that.deck);
    }

    /** {@return a hash of what is seen} */
    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(estates) + discards.hashCode();
    }

    /** {@return this view in notation, with {@code ?} and a number for what is unseen} */
    @Override
    public String toString() {
        return PositionWriter.write(this);
    }
}
