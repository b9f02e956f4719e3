package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;

/**
 * A move: a tile goes on a cell it fits (R13 to R17).
 *
 * <p>There are 1,620 of them, 324 to a color, and every one is a canonical instance: naming a move allocates nothing, and
 * {@code ==} compares. A tile on a cell it does not fit is no move. Whether a move is legal, and whether it captures, is
 * a matter of the position. Canonical order is by tile, then by cell.
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
     * The move that puts a tile on a cell.
     *
     * @param tile any tile
     * @param cell a cell that it fits
     * @return the canonical instance
     * @throws IllegalArgumentException if the tile does not fit the cell
     */
    public static Move of(Tile tile, Cell cell) {
        if (!tile.fits(cell)) {
            throw new IllegalArgumentException("tile " + tile + " does not fit cell " + cell);
        }
        // Money comes last in canonical order, so every face before it takes nine places.
        return ALL.get(tile.color().ordinal() * PER_COLOR
                + tile.face().ordinal() * PER_LINE
                + tile.cells().rank(cell));
    }

    /**
     * All 1,620 moves in canonical order.
     *
     * @return the same list each time
     */
    public static ImmutableList<Move> all() {
        return ALL;
    }

    /**
     * Reads a move: a tile, {@code @} or {@code x}, a cell. Whether {@code x} is right is a matter of the position, and not
     * asked here.
     *
     * @param text such as {@code b5@E5} or {@code b5xE5}
     * @return the move
     * @throws IllegalArgumentException if the text is anything else, or the tile does not fit the cell
     */
    public static Move parse(String text) {
        if (text.length() != 5 || text.charAt(2) != '@' && text.charAt(2) != 'x') {
            throw new IllegalArgumentException("not a move (such as b5@E5): " + Quote.of(text));
        }
        return of(Tile.parse(text.substring(0, 2)), Cell.parse(text.substring(3)));
    }

    /** {@return the tile that is placed} */
    public Tile tile() {
        return tile;
    }

    /** {@return the cell it is placed on} */
    public Cell cell() {
        return cell;
    }

    /**
     * The place of this move among {@link #all()}: a number for tables and networks. It stays the same in every release.
     *
     * @return 0 to 1,619
     */
    public int index() {
        return index;
    }

    /**
     * Compares by tile, then by cell.
     *
     * @param other any move
     * @return negative, zero or positive, as this one comes before, is, or comes after the other
     */
    @Override
    public int compareTo(Move other) {
        return Integer.compare(index, other.index);
    }

    /** {@return the move with {@code @}, such as {@code b5@E5}, whether or not it captures in some position} */
    @Override
    public String toString() {
        return tile + "@" + cell;
    }
}
