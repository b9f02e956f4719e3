package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.google.common.collect.UnmodifiableIterator;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Stream;

/**
 * The legal moves of a position, in canonical order: by tile, then by cell. Immutable.
 *
 * <p>The list is a view of bit sets. It stores no moves, takes a few dozen bytes, and computes each answer in tens of
 * nanoseconds.
 *
 * <pre>{@code
 * MoveList moves = game.legalMoves();
 * Move any = moves.get(random.nextInt(moves.size()));
 * CellSet targets = moves.cellsFor(Tile.parse("bE"));        // where a player may drop the tile
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MoveList implements Iterable<Move> {
    private final Position position;
    private final long openUpper;
    private final long openLower;

    MoveList(Position position, CellSet open) {
        this.position = position;
        this.openUpper = open.upperWord();
        this.openLower = open.lowerWord();
    }

    /** {@return the colors of the seat to move, as bits} */
    private int colors() {
        int bits = 0;
        if (position.turn().isPresent()) {
            ImmutableList<Color> own = position.colors(position.turn().get());
            for (int i = 0; i < own.size(); i++) {
                bits |= 1 << own.get(i).ordinal();
            }
        }
        return bits;
    }

    private CellSet open() {
        return CellSet.ofWords(openUpper, openLower);
    }

    /** {@return the number of moves} */
    public int size() {
        int size = 0;
        for (int own = colors(); own != 0; own &= own - 1) {
            for (int rest = position.playable(firstColor(own)).bits(); rest != 0; rest &= rest - 1) {
                size += cellsFor(firstFace(rest)).size();
            }
        }
        return size;
    }

    /** {@return whether this list has no moves} */
    public boolean isEmpty() {
        return size() == 0;
    }

    /**
     * Returns the move at an index in canonical order.
     *
     * @param index 0 to {@code size() - 1}
     * @throws IndexOutOfBoundsException if the index is out of range
     */
    public Move get(int index) {
        int left = index;
        if (left >= 0) {
            for (int own = colors(); own != 0; own &= own - 1) {
                Color color = firstColor(own);
                for (int rest = position.playable(color).bits(); rest != 0; rest &= rest - 1) {
                    Face face = firstFace(rest);
                    CellSet cells = cellsFor(face);
                    int size = cells.size();
                    if (left < size) {
                        return Move.of(Tile.of(color, face), cells.get(left));
                    }
                    left -= size;
                }
            }
        }
        throw new IndexOutOfBoundsException("index " + index + " of " + Quantity.of(size(), "move"));
    }

    /** {@return whether a move is in this list, that is, legal} */
    public boolean contains(Move move) {
        return isLegal(position, move);
    }

    static boolean isLegal(Position position, Move move) {
        return position.playable(move.tile().color()).contains(move.tile().face())
                && position.board()
                        .isOpen(move.cell(), position.colors(position.turn().orElseThrow()));
    }

    /** {@return the cells of all moves in this list with a tile} */
    public CellSet cellsFor(Tile tile) {
        return position.playable(tile.color()).contains(tile.face()) ? cellsFor(tile.face()) : CellSet.none();
    }

    private CellSet cellsFor(Face face) {
        return face.cells().intersection(open());
    }

    private static Color firstColor(int bits) {
        return Color.all().get(Integer.numberOfTrailingZeros(bits));
    }

    private static Face firstFace(int bits) {
        return Face.all().get(Integer.numberOfTrailingZeros(bits));
    }

    /** {@return a stream of the moves in canonical order} */
    public Stream<Move> stream() {
        return Streams.stream(this);
    }

    /** {@return an iterator over the moves in canonical order} */
    @Override
    public Iterator<Move> iterator() {
        return new UnmodifiableIterator<>() {
            private int nextColors = colors();
            private int nextFaces;
            private Color color = Color.BLUE;
            private Tile tile = Tile.all().get(0);

            // The remaining cells of the tile, inlined because an iterator would be allocated for each tile.
            private long restUpper;
            private long restLower;

            @Override
            public boolean hasNext() {
                while ((restUpper | restLower) == 0) {
                    if (nextFaces != 0) {
                        tile = Tile.of(color, firstFace(nextFaces));
                        restUpper = tile.cells().upperWord() & openUpper;
                        restLower = tile.cells().lowerWord() & openLower;
                        nextFaces &= nextFaces - 1;
                    } else if (nextColors != 0) {
                        color = firstColor(nextColors);
                        nextFaces = position.playable(color).bits();
                        nextColors &= nextColors - 1;
                    } else {
                        return false;
                    }
                }
                return true;
            }

            @Override
            public Move next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                Cell cell = Cell.all().get(Grid.firstCell(restUpper, restLower));
                if (restUpper != 0) {
                    restUpper &= restUpper - 1;
                } else {
                    restLower &= restLower - 1;
                }
                return Move.of(tile, cell);
            }
        };
    }

    /** {@return the moves in canonical order, separated by spaces} */
    @Override
    public String toString() {
        return String.join(" ", stream().map(Move::toString).toList());
    }
}
