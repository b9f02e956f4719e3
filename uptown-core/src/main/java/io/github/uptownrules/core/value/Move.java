package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.text.Quote;

/**
 * A move: a tile of a color goes on a cell it fits (R13 to R17).
 *
 * <p>There are 1,620 of them, 324 to a color, and every one is a canonical instance: naming a move allocates nothing, and
 * {@code ==} compares. A tile on a cell it does not fit is no move. Whether a move is legal, and whether it captures, is
 * a matter of the position. Canonical order is by color, then tile, then cell.
 *
 * <pre>{@code
 * Move move = Move.of(Color.BLUE, Tile.COLUMN_5, Cell.E5);
 * Move.parse("b5@E5") == move;            // -> true
 * Move.all().get(move.index()) == move;   // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Move implements Comparable<Move> {
    private static final ImmutableList<Move> ALL = enumerate();
    private static final int PER_COLOR = ALL.size() / Color.all().size();

    private final Color color;
    private final Tile tile;
    private final Cell cell;
    private final int index;

    private Move(Color color, Tile tile, Cell cell, int index) {
        this.color = color;
        this.tile = tile;
        this.cell = cell;
        this.index = index;
    }

    private static ImmutableList<Move> enumerate() {
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        int index = 0;
        for (Color color : Color.all()) {
            for (Tile tile : Tile.all()) {
                for (Cell cell : tile.cells()) {
                    moves.add(new Move(color, tile, cell, index++));
                }
            }
        }
        return moves.build();
    }

    /**
     * The move that puts a tile of a color on a cell.
     *
     * @param color any color
     * @param tile any tile
     * @param cell a cell the tile fits
     * @return the canonical instance
     * @throws IllegalArgumentException if the tile does not fit the cell
     */
    public static Move of(Color color, Tile tile, Cell cell) {
        if (!tile.fits(cell)) {
            throw new IllegalArgumentException("tile " + tile + " does not fit cell " + cell);
        }
        // Money comes last in canonical order, so every tile before it takes nine places.
        return ALL.get(
                color.ordinal() * PER_COLOR + tile.ordinal() * 9 + tile.cells().indexOf(cell));
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
     * Reads a move as {@link #toString()} writes it. For moves as people write them, captures included, see the notation
     * package.
     *
     * @param text color, tile, {@code @}, cell: five characters such as {@code b5@E5}
     * @return the move
     * @throws IllegalArgumentException if the text is anything else, or the tile does not fit the cell
     */
    public static Move parse(String text) {
        if (text.length() != 5 || text.charAt(2) != '@') {
            throw new IllegalArgumentException("not a move (such as b5@E5): " + Quote.of(text));
        }
        Color color = Color.ofLetter(text.charAt(0))
                .orElseThrow(() -> new IllegalArgumentException("no such color in move " + Quote.of(text)));
        Tile tile = Tile.ofLetter(text.charAt(1))
                .orElseThrow(() -> new IllegalArgumentException("no such tile in move " + Quote.of(text)));
        return of(color, tile, Cell.parse(text.substring(3)));
    }

    /** {@return the color of the tile played} */
    public Color color() {
        return color;
    }

    /** {@return the tile played} */
    public Tile tile() {
        return tile;
    }

    /** {@return the cell it goes to} */
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
     * Compares by color, then tile, then cell.
     *
     * @param other any move
     * @return negative, zero or positive, as this one comes before, is, or comes after the other
     */
    @Override
    public int compareTo(Move other) {
        return Integer.compare(index, other.index);
    }

    /** {@return color, tile, {@code @} and cell, such as {@code b5@E5}, whether or not it captures} */
    @Override
    public String toString() {
        return color.toString() + tile + "@" + cell;
    }
}
