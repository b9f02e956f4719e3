package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.stream.Collectors;

/**
 * A move that lays a number, or a double with the numbers that go along (V9, V17, V18). It may be illegal, and the tiles need
 * not go together.
 *
 * <pre>{@code
 * NumberMove.of(Tile.marked(51)).handingOut(HandOuts.to(Seat.TWO));    // -> 51*>2
 * NumberMove.of(Tile.of(25), Tile.of(33)).calling();                   // -> 25,33!
 * }</pre>
 *
 * @since 0.1.0
 */
public final class NumberMove implements Move {
    /** By the index of the tile: single tiles without hand-outs, which most moves lay. Actions have none. */
    private static final ImmutableList<NumberMove> SINGLE = single(false);

    private static final ImmutableList<NumberMove> SINGLE_CALLED = single(true);

    private final ImmutableList<Tile> tiles;
    private final HandOuts handOuts;
    private final boolean called;

    private NumberMove(ImmutableList<Tile> tiles, HandOuts handOuts, boolean called) {
        this.tiles = tiles;
        this.handOuts = handOuts;
        this.called = called;
    }

    private static ImmutableList<NumberMove> single(boolean called) {
        return Tile.all().stream()
                .filter(Tile::isNumber)
                .map(tile -> new NumberMove(ImmutableList.of(tile), HandOuts.none(), called))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Lays these tiles, hands out none and does not call.
     *
     * @param tiles one numbered tile or more, in the order in which they are laid
     * @return the move
     * @throws IllegalArgumentException if there is no tile, or an action among them
     */
    public static NumberMove of(Tile... tiles) {
        requireNonNull(tiles, "tiles");
        return of(ImmutableList.copyOf(tiles));
    }

    /**
     * Lays these tiles, hands out none and does not call.
     *
     * @param tiles one numbered tile or more, in the order in which they are laid
     * @return the move
     * @throws IllegalArgumentException if there is no tile, or an action among them
     */
    public static NumberMove of(ImmutableList<Tile> tiles) {
        if (tiles.isEmpty()) {
            throw new IllegalArgumentException("one tile or more is laid");
        }
        for (int place = 0; place < tiles.size(); place++) {
            Tile tile = tiles.get(place);
            if (!tile.isNumber()) {
                throw new IllegalArgumentException("only numbers are laid so, not " + tile);
            }
        }
        // Actions come last of all tiles, so the index of a number is its place among the numbers too.
        return tiles.size() == 1 ? SINGLE.get(tiles.get(0).index()) : new NumberMove(tiles, HandOuts.none(), false);
    }

    /**
     * This move with other hand-outs.
     *
     * @param to who gets tiles, or {@link HandOuts#none()}
     * @return the move
     */
    public NumberMove handingOut(HandOuts to) {
        return with(to, called);
    }

    /** {@return this move with a call (W17)} */
    @Override
    public NumberMove calling() {
        return with(handOuts, true);
    }

    private NumberMove with(HandOuts to, boolean withCall) {
        if (to.isEmpty() && tiles.size() == 1) {
            return (withCall ? SINGLE_CALLED : SINGLE).get(last().index());
        }
        return new NumberMove(tiles, to, withCall);
    }

    @Override
    public ImmutableList<Tile> laid() {
        return tiles;
    }

    /** {@return the tile laid last, which the next number has to follow (W6)} */
    public Tile last() {
        return tiles.get(tiles.size() - 1);
    }

    /** {@return who gets tiles (V17, V19)} */
    public HandOuts handOuts() {
        return handOuts;
    }

    @Override
    public boolean isCalled() {
        return called;
    }

    /**
     * Whether the other object is the same move.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof NumberMove that
                        && tiles.equals(that.tiles)
                        && handOuts.equals(that.handOuts)
                        && called == that.called;
    }

    /** {@return a hash of the move} */
    @Override
    public int hashCode() {
        return (tiles.hashCode() * 31 + handOuts.hashCode()) * 31 + Boolean.hashCode(called);
    }

    /** {@return this move in notation, such as {@code 25,30,33>223!}} */
    @Override
    public String toString() {
        return tiles.stream().map(Tile::toString).collect(Collectors.joining(","))
                + (handOuts.isEmpty() ? "" : ">" + handOuts)
                + (called ? "!" : "");
    }
}
