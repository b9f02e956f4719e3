package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Street;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The complete state of a street game, including the order of the cards below the tops of the piles. Immutable and thread-safe.
 *
 * <pre>{@code
 * StreetState game = rules.deal(Deck.sample1(), 42);
 * while (!game.isOver()) {
 *     ImmutableList<Move> moves = game.legalMoves();
 *     game = game.play(moves.get(random.nextInt(moves.size())));
 * }
 * System.out.println(game.standings());
 * }</pre>
 *
 * <p>Money is collected without a move, when a seat's turn comes (Y6). An action without a legal move is skipped. So the seat
 * to {@link #turn() move} always has a legal move, and only a finished game has none.
 *
 * @since 0.1.0
 */
public final class StreetState implements Position {
    private final StreetView view;
    private final Order order;

    StreetState(StreetView view, Order order) {
        this.view = view;
        this.order = order;
    }

    static StreetState deal(StreetRuleset ruleset, Deck deck, long seed) {
        return deal(ruleset, deck, new SplitMix64(seed));
    }

    /** Shuffles the project cards, then the public cards (Y2). */
    static StreetState deal(StreetRuleset ruleset, Deck deck, RandomGenerator random) {
        List<Card> projectCards = new ArrayList<>(Card.projectCards());
        List<Card> publicCards = new ArrayList<>(Card.publicCards());
        RandomInts.shuffle(random, projectCards);
        RandomInts.shuffle(random, publicCards);
        int seats = ruleset.seats().size();
        List<List<Card>> piles = new ArrayList<>();
        Estate[] estates = new Estate[seats];
        for (int seat = 0; seat < seats; seat++) {
            piles.add(projectCards.subList(seat * StreetRuleset.PILE, (seat + 1) * StreetRuleset.PILE));
            estates[seat] = new Estate(Street.empty(), deck.money(), pile(piles.get(seat)), 0);
        }
        piles.add(publicCards);
        StreetView view =
                new StreetView(ruleset, deck, Turn.optional(0, 1), estates, pile(publicCards), CardSet.none());
        return new StreetState(view, Order.of(piles));
    }

    static Pile pile(List<Card> cards) {
        return cards.isEmpty() ? new Pile(Pile.NONE, 0) : new Pile(cards.get(0).index(), cards.size() - 1);
    }

    /** Returns the view of this state, the same for every player (Y4). It contains nothing hidden. Costs nothing. */
    public StreetView view() {
        return view;
    }

    @Override
    public StreetRuleset ruleset() {
        return view.ruleset();
    }

    @Override
    public Deck deck() {
        return view.deck();
    }

    @Override
    public Optional<Turn> turn() {
        return view.turn();
    }

    @Override
    public Street street(Seat seat) {
        return view.street(seat);
    }

    @Override
    public int account(Seat seat) {
        return view.account(seat);
    }

    @Override
    public int moneyOnPile(Seat seat) {
        return view.moneyOnPile(seat);
    }

    @Override
    public int pileSize(Seat seat) {
        return view.pileSize(seat);
    }

    @Override
    public Optional<Card> top(Seat seat) {
        return view.top(seat);
    }

    @Override
    public int publicPileSize() {
        return view.publicPileSize();
    }

    @Override
    public Optional<Card> publicTop() {
        return view.publicTop();
    }

    @Override
    public ImmutableList<Card> discards() {
        return view.discards();
    }

    /**
     * Returns the personal pile of a seat, top card first. Players may see only its {@link #top}.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    public ImmutableList<Card> pile(Seat seat) {
        return pile(seat.ordinal(), view.top(seat));
    }

    /** {@return the public pile, top card first; players may see only its {@link #publicTop}} */
    public ImmutableList<Card> publicPile() {
        return pile(view.seatCount(), view.publicTop());
    }

    private ImmutableList<Card> pile(int number, Optional<Card> top) {
        return ImmutableList.<Card>builder()
                .addAll(top.stream().iterator())
                .addAll(order.lowest(number, view.pile(number).below()))
                .build();
    }

    /** {@return the project cards in the box (Y2) in canonical order; they are hidden and never come into play} */
    public ImmutableList<Card> box() {
        CardSet elsewhere = view.visible();
        for (Seat seat : seats()) {
            for (Card card : pile(seat)) {
                elsewhere = elsewhere.with(card);
            }
        }
        return elsewhere.otherProjectCards();
    }

    @Override
    public ImmutableList<Move> legalMoves() {
        return view.legalMoves();
    }

    @Override
    public ImmutableSet<MoveFault> faults(Move move) {
        return view.faults(move);
    }

    @Override
    public Standings standings() {
        return view.standings();
    }

    /**
     * Plays a move. The price is paid, the card leaves its pile and is built or discarded, and a roof pays the owner of its
     * site. Then the next seat to move collects the money on its pile.
     *
     * @param move a legal move
     * @return the game after it; this one is unchanged
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     */
    public StreetState play(Move move) {
        return new StreetState(view.play(move, shown(move)).after(), order);
    }

    /**
     * Returns all effects of a move without playing it. They include the card that the move reveals, so players must not see
     * them before the move is played.
     *
     * @param move a legal move
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     */
    public Outcome outcome(Move move) {
        return view.play(move, shown(move)).outcome();
    }

    private int shown(Move move) {
        int pile = view.pileBelow(move.card());
        return pile < 0 ? Pile.NONE : order.next(pile, view.pile(pile).below());
    }

    /** Compares positions: the views and the order of all piles must be equal. The moves that led to them do not matter. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof StreetState that && view.equals(that.view) && hidden().equals(that.hidden());
    }

    private ImmutableList<ImmutableList<Card>> hidden() {
        ImmutableList.Builder<ImmutableList<Card>> hidden = ImmutableList.builder();
        for (int pile = 0; pile <= view.seatCount(); pile++) {
            hidden.add(order.lowest(pile, view.pile(pile).below()));
        }
        return hidden.build();
    }

    @Override
    public int hashCode() {
        return view.hashCode();
    }

    /** {@return this position in notation} */
    @Override
    public String toString() {
        return PositionWriter.write(this);
    }
}
