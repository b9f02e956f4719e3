package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.upturn.tile.Tile;

/**
 * What a player may do: lay numbers, lay an action, draw, or pass (V8, V11). All that a player decides is in it: to whom
 * tiles are handed out, which way the game goes on, and whether "Upturn" is called (W17). Immutable; its text says it all:
 *
 * <table>
 * <caption>moves in notation</caption>
 * <tr><td>{@code 40}<td>lays a number
 * <tr><td>{@code 51*>2}<td>lays a marked number and makes seat 2 draw a tile; {@code 51*} lays it and does not
 * <tr><td>{@code 25,30,33>223}<td>lays a double with what goes along, and hands out three tiles
 * <tr><td>{@code UL} {@code DR} {@code B+L}<td>lays an arrow; {@code +} or {@code -} for rising or falling, {@code L} or
 *     {@code R} for the neighbor who is next
 * <tr><td>{@code S} {@code T} {@code J+}<td>lays a skip, or a joker
 * <tr><td>{@code draw} {@code pass}<td>lays nothing
 * <tr><td>{@code 40!} {@code UL!} {@code pass!}<td>calls "Upturn" too
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
     * Reads a move, exactly as it is written. Whether it may be played is another question.
     *
     * @param text the move
     * @return the move
     * @throws NotationException if the text is no move in any position
     */
    static Move parse(String text) {
        return new MoveReader(text).read();
    }

    /**
     * The tiles this move lays.
     *
     * @return the tiles in the order in which they are laid; none for {@code draw} and {@code pass}
     */
    ImmutableList<Tile> laid();

    /** {@return whether the mover calls "Upturn" (V20, W17)} */
    boolean isCalled();

    /** {@return this move with a call (W17)} */
    Move calling();
}
