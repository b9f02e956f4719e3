package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;

/**
 * A game at one moment: the public part that a complete {@link UpTurnState} and the {@link UpTurnView} of one viewer have in
 * common.
 *
 * <pre>{@code
 * Position position = game.viewFor(Seat.ONE);
 * position.turn();                          // -> Optional[1]
 * position.tilesLeft(Seat.TWO);             // -> 7
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Position permits UpTurnState, UpTurnView {

    /** {@return the ruleset} */
    UpTurnRuleset ruleset();

    /** {@return the two to four seats at the table, seat 1 first} */
    default ImmutableList<Seat> seats() {
        return ruleset().seats();
    }

    /** {@return the reference: the last numbered tile laid, or the start tile (W6)} */
    Tile reference();

    /** {@return the direction, which is open until the first number is laid (V7, V9)} */
    Direction direction();

    /** {@return the rotation (V13); left when the game is over} */
    Rotation rotation();

    /** {@return the seat to move, or empty if the game is over} */
    Optional<Seat> turn();

    /** {@return whether the seat to move has drawn in this turn (V11)} */
    boolean hasDrawn();

    /** {@return the tiles laid, except the reference; a refill puts them into the bag (V22, W18)} */
    Tiles played();

    /** {@return the number of tiles in the bag} */
    int bagSize();

    /**
     * Returns the number of tiles on the rack of a seat.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    int tilesLeft(Seat seat);

    /** {@return whether a tile can be drawn, because the bag or the played tiles are not empty (W18, W19)} */
    default boolean canDraw() {
        return bagSize() > 0 || !played().isEmpty();
    }

    /** {@return whether a seat has laid all its tiles (V4)} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /**
     * {@return the legal moves of the seat to move, in canonical order; none if the game is over, or if this is the view of
     * another viewer}
     */
    MoveList legalMoves();

    /** Returns whether a move is legal. {@link #faults} returns the reasons why not. */
    default boolean isLegal(Move move) {
        return faults(move).isEmpty();
    }

    /**
     * Returns every reason why a move is illegal, in the order of their kinds. The set is empty if and only if the move is
     * legal.
     */
    ImmutableSet<MoveFault> faults(Move move);

    /** {@return the standings (V4, W20): final if the game is over} */
    default Standings standings() {
        return Standings.forSeat(this);
    }
}
