package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;

/**
 * A game at one moment, as far as everybody sees it: what the whole truth, an {@link UpTurnState}, and what a viewer may
 * know of it, an {@link UpTurnView}, have in common.
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

    /**
     * The seats at the table.
     *
     * @return two to four seats, seat 1 first
     */
    default ImmutableList<Seat> seats() {
        return ruleset().seats();
    }

    /** {@return the last numbered tile laid, or the start tile, which the next number has to follow (W6)} */
    Tile reference();

    /** {@return which numbers follow the reference; open until the first number is laid (V7, V9)} */
    Direction direction();

    /** {@return which way round turns go (V13); left when the game is over} */
    Rotation rotation();

    /**
     * Whose turn it is.
     *
     * @return the seat to move, or empty if the game is over
     */
    Optional<Seat> turn();

    /** {@return whether the seat to move has drawn in this turn (V11)} */
    boolean hasDrawn();

    /**
     * The tiles that were laid, but for the reference: what a refill takes (V22, W18).
     *
     * @return the tiles, in no particular order
     */
    Tiles played();

    /**
     * How many tiles are in the bag.
     *
     * @return 0 or more
     */
    int bagSize();

    /**
     * How many tiles a seat has on its rack.
     *
     * @param seat a seat at the table
     * @return 0 or more
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    int tilesLeft(Seat seat);

    /** {@return whether a tile can be drawn: one in the bag, or played (W18, W19)} */
    default boolean canDraw() {
        return bagSize() > 0 || !played().isEmpty();
    }

    /** {@return whether a seat has laid all its tiles (V4)} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /**
     * The legal moves of the seat to move, in canonical order.
     *
     * @return the moves; none if the game is over, or this is the view of a seat that is not to move
     */
    MoveList legalMoves();

    /**
     * Returns whether a move is legal. {@link #faults} gives the reasons why not.
     *
     * @param move any move
     * @return whether it is among {@link #legalMoves()}
     */
    default boolean isLegal(Move move) {
        return faults(move).isEmpty();
    }

    /**
     * Why a move is illegal.
     *
     * @param move any move
     * @return every reason that holds, in the order of their kinds; empty exactly when the move is legal
     */
    ImmutableSet<MoveFault> faults(Move move);

    /** {@return who is ahead; at the end, the results (V4, W20)} */
    default Standings standings() {
        return Standings.forSeat(this);
    }
}
