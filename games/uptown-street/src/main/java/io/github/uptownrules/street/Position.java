package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Street;
import java.util.Optional;

/**
 * The queries shared by a {@link StreetState} and its {@link StreetView}. Both give the same answers, as hidden cards never
 * affect them (Y4).
 *
 * <pre>{@code
 * Position[] positions = {game, game.view()};
 * for (Position position : positions) {
 *     position.turn();                         // -> Optional[1.1]
 *     position.account(Seat.ONE);              // -> 6
 *     position.legalMoves().size();            // -> 11
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Position permits StreetState, StreetView {

    /** {@return the ruleset, which sets the number of players} */
    StreetRuleset ruleset();

    /** {@return the deck} */
    Deck deck();

    /** {@return the seat to move and its action, or empty if the game is over} */
    Optional<Turn> turn();

    /** {@return whether the game is over (X20)} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /** {@return the seats in clockwise order} */
    default ImmutableList<Seat> seats() {
        return ruleset().seats();
    }

    /**
     * Returns the street of a seat.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    Street street(Seat seat);

    /**
     * Returns the money in the account of a seat, 0 to 999999999 $ (Y20), without the money on its pile.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    int account(Seat seat);

    /**
     * Returns the money on the personal pile of a seat, 0 to 9 $. The seat collects it when its turn comes (X4). Until then
     * no seat may buy from the pile (X8).
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    int moneyOnPile(Seat seat);

    /**
     * Returns the number of cards in the personal pile of a seat, 0 to 21.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    int pileSize(Seat seat);

    /**
     * Returns the top card of the personal pile of a seat, or empty if the pile is empty.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    Optional<Card> top(Seat seat);

    /** {@return the number of cards in the public pile, 0 to 28} */
    int publicPileSize();

    /** {@return the top card of the public pile, or empty if the pile is empty (Y19)} */
    Optional<Card> publicTop();

    /** {@return the discarded project cards (Y15) in canonical order} */
    ImmutableList<Card> discards();

    /** {@return the legal moves in canonical order; the list is empty only if the game is over} */
    ImmutableList<Move> legalMoves();

    /**
     * Returns whether a move is legal. {@link #faults} gives the reasons if it is not.
     *
     * @throws IllegalArgumentException if the move builds in the street of a seat that is not at the table
     */
    default boolean isLegal(Move move) {
        return faults(move).isEmpty();
    }

    /**
     * Returns every reason why a move is illegal, in the order of {@link MoveFault.Kind}. The set is empty if the move is
     * legal.
     *
     * @throws IllegalArgumentException if the move builds in the street of a seat that is not at the table
     */
    ImmutableSet<MoveFault> faults(Move move);

    /** {@return the score and rank of each seat (X21, X22): the result of a finished game, else the current standings} */
    Standings standings();
}
