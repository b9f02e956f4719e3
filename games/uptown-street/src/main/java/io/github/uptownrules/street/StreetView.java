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
 * The visible part of a game: streets, money, discards, the top of each pile, and the number of cards below (Y4). All players
 * and spectators share this view. Immutable.
 *
 * <p>A view determines the legal moves, their effects and the next turn; only the card that a move reveals must be supplied.
 * The <em>possible worlds</em> are the states that have this view. They can be counted, enumerated and sampled. Sampling a
 * world and searching in it is called determinization.
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
     * Returns the effects of a move and the view after it. Clients call this for each move they receive.
     *
     * <pre>{@code
     * StreetView view = game.view();
     * view.follow(SeenMove.of(game.outcome(move))).after().equals(game.play(move).view());     // -> true
     * }</pre>
     *
     * @param seen a legal move and the card it revealed
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     * @throws IllegalArgumentException if the move cannot have revealed that card, or if a card is missing or superfluous
     */
    public Outcome follow(SeenMove seen) {
        return play(seen.move(), shownIndex(seen.move(), seen.shown())).outcome();
    }

    private int shownIndex(Move move, Optional<Card> shown) {
        requireLegal(move);
        boolean isMore = pile(pileBelow(move.card())).below() > 0;
        if (shown.isPresent() != isMore) {
            throw new IllegalArgumentException(
                    isMore ? move + " reveals a card, but none was given" : move + " reveals no card");
        }
        if (shown.isPresent()
                && (shown.get().isPublic() != move.card().isPublic()
                        || visible().contains(shown.get()))) {
            throw new IllegalArgumentException(move + " cannot reveal " + shown.get());
        }
        return shown.map(Card::index).orElse(Pile.NONE);
    }

    /** Plays a move; {@code shown} is the index of the card that it reveals, or {@link Pile#NONE}. */
    Play play(Move move, int shown) {
        requireLegal(move);
        return new Play(this, move, shown);
    }

    private void requireLegal(Move move) {
        if (Legality.obstacles(this, move) != 0) {
            throw new IllegalMoveException(faults(move));
        }
    }

    /** {@return the unseen project cards in canonical order: those below the tops of personal piles and in the box} */
    public ImmutableList<Card> unseenProjectCards() {
        return visible().otherProjectCards();
    }

    /** {@return the unseen public cards in canonical order: those below the top} */
    public ImmutableList<Card> unseenPublicCards() {
        return visible().otherPublicCards();
    }

    /** {@return the number of possible worlds, 1 or more} */
    public BigInteger worldCount() {
        return new Worlds(this).count();
    }

    /**
     * Returns all possible worlds as a lazy stream that keeps one world at a time.
     *
     * @return {@link #worldCount()} different states, in the same order on every machine
     */
    public Stream<StreetState> worlds() {
        return new Worlds(this).all();
    }

    /**
     * Draws a possible world, each with equal probability. The unseen project cards are shuffled from canonical order. They
     * fill the piles below the top cards, from seat 1 on; the rest is the box. Then the unseen public cards are shuffled the
     * same way.
     *
     * @param random the source of bits; only its {@code nextLong} is called. The same view and bits give the same world on
     *     every machine and in every release
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

    /** Returns a copy of the estates for {@link Play} to change. */
    Estate[] copyOfEstates() {
        return estates.clone();
    }

    CardSet discardSet() {
        return discards;
    }

    /** Returns the pile with a number: the seat counted from 0, or the number of seats for the public pile. */
    Pile pile(int number) {
        return number == estates.length ? publicPile : estates[number].pile();
    }

    int top(int pile) {
        return pile(pile).top();
    }

    /** Returns the money on a pile, always 0 for the public pile. */
    int moneyOnPile(int pile) {
        return pile == estates.length ? 0 : estates[pile].money();
    }

    /** Returns the pile that has a card on top, or -1. */
    int pileBelow(Card card) {
        for (int pile = 0; pile <= estates.length; pile++) {
            if (top(pile) == card.index()) {
                return pile;
            }
        }
        return -1;
    }

    /** Returns the pile whose top card is the first after a card in canonical order, or -1. */
    int pileAfter(int card) {
        int next = -1;
        for (int pile = 0; pile <= estates.length; pile++) {
            if (top(pile) > card && (next < 0 || top(pile) < top(next))) {
                next = pile;
            }
        }
        return next;
    }

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

    /** Compares views: every visible part must be equal. */
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

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(estates) + discards.hashCode();
    }

    /** {@return this view in notation, with {@code ?} and a number for unseen cards} */
    @Override
    public String toString() {
        return PositionWriter.write(this);
    }
}
