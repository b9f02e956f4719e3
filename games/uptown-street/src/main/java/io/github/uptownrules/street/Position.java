package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Street;
import java.util.Optional;

/**
 * What everybody may ask of a game: of the whole truth, a {@link StreetState}, as well as of what is seen of it, a
 * {@link StreetView}. Both answer alike, for what is hidden changes nothing (Y4).
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

    /** {@return for how many players the game is} */
    StreetRuleset ruleset();

    /** {@return what the cards are} */
    Deck deck();

    /**
     * Who is to do what.
     *
     * @return a seat and its action, or empty if the game is over
     */
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
     * The street of a seat.
     *
     * @param seat a seat at the table
     * @return its five sites
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    Street street(Seat seat);

    /**
     * The money of a seat.
     *
     * @param seat a seat at the table
     * @return 0 to 999999999 $ (Y20), without what lies on its pile
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    int account(Seat seat);

    /**
     * The money on the personal pile of a seat, which goes to its account when its turn comes (X4).
     *
     * @param seat a seat at the table
     * @return 0 to 9 $; while there is any, no seat may buy there (X8)
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    int moneyOnPile(Seat seat);

    /**
     * The number of cards in the personal pile of a seat.
     *
     * @param seat a seat at the table
     * @return 0 to 21
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    int pileSize(Seat seat);

    /**
     * The top card of the personal pile of a seat.
     *
     * @param seat a seat at the table
     * @return the card, or empty if there is none
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    Optional<Card> top(Seat seat);

    /**
     * The number of cards in the public pile.
     *
     * @return 0 to 28
     */
    int publicPileSize();

    /**
     * The top card of the public pile.
     *
     * @return the card, or empty if there is none (Y19)
     */
    Optional<Card> publicTop();

    /**
     * The project cards that were discarded (Y15).
     *
     * @return the cards in canonical order
     */
    ImmutableList<Card> discards();

    /**
     * The legal moves.
     *
     * @return the moves in canonical order; none exactly when the game is over
     */
    ImmutableList<Move> legalMoves();

    /**
     * Returns whether a move is legal. {@link #faults} gives the reasons why not.
     *
     * @param move any move
     * @return whether it is among {@link #legalMoves()}
     * @throws IllegalArgumentException if it would build in the street of a seat that is not at the table
     */
    default boolean isLegal(Move move) {
        return faults(move).isEmpty();
    }

    /**
     * Why a move is illegal.
     *
     * @param move any move
     * @return every reason that holds, in the order of {@link MoveFault.Kind}; empty exactly when the move is legal
     * @throws IllegalArgumentException if it would build in the street of a seat that is not at the table
     */
    ImmutableSet<MoveFault> faults(Move move);

    /**
     * The score of each seat (X21, X22): at the end the result, before it as the streets stand.
     *
     * @return the standings
     */
    Standings standings();
}
