/**
 * The board: the tiles on its cells, the groups of each color, and the tiles protected from capture.
 *
 * <p>For programs that draw or analyze boards.
 *
 * <p>A {@link io.github.uptownrules.core.board.Board} can be used without a game.
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
