/**
 * The board: which tile of which color lies where, which groups the colors form, which tiles no one may capture.
 *
 * <p>For programs that draw or analyze boards.
 *
 * <p>A {@link io.github.uptownrules.core.board.Board} is useful with no game around it.
 *
 * <pre>{@code
 * Board board = Board.empty()
 *         .place(Seat.ONE, Move.parse("bE@E4"))
 *         .place(Seat.TWO, Move.parse("ge@E5"));
 * board.groups(Color.BLUE);          // -> [E4]
 * board.groupAt(Cell.E5).size();     // -> 1
 * board.protectedCells();            // -> - (single tiles may be captured)
 * board.toString();                  // -> 9/9/9/9/3bEge4/9/9/9/9
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.core.board;

import org.jspecify.annotations.NullMarked;
