package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;

/**
 * The placement of a tile on a cell that it fits (R13 to R17).
 *
 * <p>There are 1,620 moves, 324 for each color. All instances are canonical: {@link #of} allocates nothing, and moves
 * can be compared with {@code ==}. The position decides whether a move is legal and whether it captures. Canonical
 * order is by tile, then by cell.
 *
 * <pre>{@code
 * Move move = Move.of(Tile.of(Color.BLUE, Face.COLUMN_5), Cell.E5);
 * Move.parse("b5@E5") == move;            // -> true
 * Move.all().get(move.index()) == move;   // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Move implements Comparable<Move> {
    private static final ImmutableList<Move> ALL = enumerate();
    private static final int PER_COLOR = ALL.size() / Color.all().size();
    private static final int PER_LINE = 9;

    private final Tile tile;
    private final Cell cell;
    private final int index;

    private Move(Tile tile, Cell cell, int index) {
        this.tile = tile;
        this.cell = cell;
        this.index = index;
    }

    private static ImmutableList<Move> enumerate() {
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        int index = 0;
        for (Tile tile : Tile.all()) {
            for (Cell cell : tile.cells()) {
                moves.add(new Move(tile, cell, index++));
            }
        }
        return moves.build();
    }

    /**
     * Returns the move that places a tile on a cell.
     *
     * @throws IllegalArgumentException if the tile does not fit the cell
     */
    public static Move of(Tile tile, Cell cell) {
        if (!tile.fits(cell)) {
            throw new IllegalArgumentException("tile " + tile + " does not fit cell " + cell);
        }
        // Money is last in canonical order, and every other face has nine cells.
        return ALL.get(tile.color().ordinal() * PER_COLOR
                + tile.face().ordinal() * PER_LINE
                + tile.cells().rank(cell));
    }

    /** {@return all 1,620 moves in canonical order; the same list each time} */
    public static ImmutableList<Move> all() {
        return ALL;
    }

    /**
     * Parses a move: a tile, {@code @} or {@code x}, and a cell, such as {@code b5@E5} or {@code b5xE5}. The two
     * separators are equivalent here, because only the position decides whether the move captures.
     *
     * @throws IllegalArgumentException if the text is not a move, or the tile does not fit the cell
     */
    public static Move parse(String text) {
        if (text.length() != 5 || text.charAt(2) != '@' && text.charAt(2) != 'x') {
            throw new IllegalArgumentException("not a move (such as b5@E5): " + Quote.of(text));
        }
        return of(Tile.parse(text.substring(0, 2)), Cell.parse(text.substring(3)));
    }

    /** {@return the placed tile} */
    public Tile tile() {
        return tile;
    }

    /** {@return the cell that the tile is placed on} */
    public Cell cell() {
        return cell;
    }

    /**
     * Returns the index of this move in {@link #all()}, 0 to 1,619, for lookup tables and neural networks. It never
     * changes between releases.
     */
    public int index() {
        return index;
    }

    /** Compares moves by tile, then by cell. */
    @Override
    public int compareTo(Move other) {
        return Integer.compare(index, other.index);
    }

    /** {@return the move written with {@code @}, such as {@code b5@E5}, even if it captures} */
    @Override
    public String toString() {
        return tile + "@" + cell;
    }
}
