package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.stream.Collectors;

/**
 * A move that lays a number, or a double with the numbers that go along (V9, V17, V18). It may be illegal, for example
 * because its tiles do not go together.
 *
 * <pre>{@code
 * NumberMove.of(Tile.marked(51)).handingOut(HandOuts.to(Seat.TWO));    // -> 51*>2
 * NumberMove.of(Tile.of(25), Tile.of(33)).calling();                   // -> 25,33!
 * }</pre>
 *
 * @since 0.1.0
 */
public final class NumberMove implements Move {
    /** The moves with a single tile, no hand-outs and no call, by index of the tile: the most frequent moves. */
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
     * Returns a move that lays these tiles, without hand-outs or a call.
     *
     * @param tiles one or more numbered tiles, in the order in which they are laid
     * @throws IllegalArgumentException if there are no tiles, or an action is among them
     */
    public static NumberMove of(Tile... tiles) {
        requireNonNull(tiles, "tiles");
        return of(ImmutableList.copyOf(tiles));
    }

    /**
     * Returns a move that lays these tiles, without hand-outs or a call.
     *
     * @param tiles one or more numbered tiles, in the order in which they are laid
     * @throws IllegalArgumentException if there are no tiles, or an action is among them
     */
    public static NumberMove of(ImmutableList<Tile> tiles) {
        if (tiles.isEmpty()) {
            throw new IllegalArgumentException("expected one or more tiles");
        }
        for (int place = 0; place < tiles.size(); place++) {
            Tile tile = tiles.get(place);
            if (!tile.isNumber()) {
                throw new IllegalArgumentException("expected only numbers, not " + tile);
            }
        }
        // Actions come last in the order of tiles, so the index of a number is also its index among the numbers.
        return tiles.size() == 1 ? SINGLE.get(tiles.get(0).index()) : new NumberMove(tiles, HandOuts.none(), false);
    }

    /** Returns this move with other hand-outs, possibly {@link HandOuts#none()}. */
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

    /** {@return the tile laid last, which becomes the reference (W6)} */
    public Tile last() {
        return tiles.get(tiles.size() - 1);
    }

    /** {@return the hand-outs (V17, V19)} */
    public HandOuts handOuts() {
        return handOuts;
    }

    @Override
    public boolean isCalled() {
        return called;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof NumberMove that
                        && tiles.equals(that.tiles)
                        && handOuts.equals(that.handOuts)
                        && called == that.called;
    }

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
