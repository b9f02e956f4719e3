package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.upturn.tile.Tile;

/**
 * A move: lays numbers, lays an action, draws, or passes (V8, V11). It contains all decisions of the player: the seats that
 * are handed tiles, the new direction and rotation, and whether "Upturn" is called (W17). Immutable. The text of a move is
 * complete:
 *
 * <table>
 * <caption>moves in notation</caption>
 * <tr><td>{@code 40}<td>lays a number
 * <tr><td>{@code 51*>2}<td>lays a marked number and makes seat 2 draw a tile; {@code 51*} does not use the mark
 * <tr><td>{@code 25,30,33>223}<td>lays a double with the numbers that go along, and hands out three tiles
 * <tr><td>{@code UL} {@code DR} {@code B+L}<td>lays an arrow; {@code +} rising, {@code -} falling; the {@code L} left or
 *     {@code R} right neighbor is next
 * <tr><td>{@code S} {@code T} {@code J+}<td>lays a skip, or a joker
 * <tr><td>{@code draw} {@code pass}<td>lays nothing
 * <tr><td>{@code 40!} {@code UL!} {@code pass!}<td>also calls "Upturn"
 * </table>
 *
 * <pre>{@code
 * Move first = game.legalMoves().get(0);
 * Move.parse(first.toString()).equals(first);      // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Move permits NumberMove, ActionMove, IdleMove {
    /** Draws a tile and keeps the turn (V11). */
    Move DRAW = IdleMove.DRAW;

    /** Ends the turn without laying a tile (V11). */
    Move PASS = IdleMove.PASS;

    /**
     * Reads a move. The text must be exact; legality is not checked.
     *
     * @throws NotationException if the text is not a move in any position
     */
    static Move parse(String text) {
        return new MoveReader(text).read();
    }

    /** {@return the tiles in the order in which they are laid; none for {@code draw} and {@code pass}} */
    ImmutableList<Tile> laid();

    /** {@return whether the mover calls "Upturn" (V20, W17)} */
    boolean isCalled();

    /** {@return this move with a call (W17)} */
    Move calling();
}
