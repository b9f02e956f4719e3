/**
 * The vocabulary: colors, faces, tiles, cells, seats and moves, and immutable sets of cells and of faces.
 *
 * <p>For programs of every kind: all other packages of Uptown use these values.
 *
 * <p>All but the sets are fixed families of canonical instances (5 colors, 28 faces, 140 tiles, 81 cells, 5 seats, 1,620 moves), so
 * naming a thing allocates nothing and {@code ==} compares. Every type's {@code toString} is its canonical notation and
 * its {@code parse} reads exactly that.
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
