/**
 * Colors, faces, tiles, cells and moves, and immutable sets of cells and faces: the vocabulary of all other packages.
 *
 * <p>For programs of every kind.
 *
 * <p>All types but the sets have a fixed number of canonical instances (5 colors, 28 faces, 140 tiles, 81 cells, 1,620
 * moves), so obtaining one allocates nothing, and they can be compared with {@code ==}. {@code toString} returns the
 * canonical notation, and {@code parse} accepts exactly that.
 *
 * <pre>{@code
 * Face five = Face.COLUMN_5;
 * five.fits(Cell.E5);                          // -> true (column 5)
 * five.cells().contains(Cell.E6);              // -> false
 * Move move = Move.of(Tile.of(Color.BLUE, five), Cell.E5);
 * move.toString();                             // -> b5@E5
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.core.value;

import org.jspecify.annotations.NullMarked;
