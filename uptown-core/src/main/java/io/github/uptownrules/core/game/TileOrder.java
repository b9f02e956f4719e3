package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import io.github.uptownrules.random.Draws;
import io.github.uptownrules.random.SplitMix64;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.random.RandomGenerator;

/** The order in which the tiles of a color come to its rack (R9, Q12): the first few at once, then one a placement. */
final class TileOrder {
    /** The order of a color that is not in play. */
    static final TileOrder NONE = new TileOrder(ImmutableList.of());

    private static final long[] NOT_YET = {};

    private final ImmutableList<Tile> tiles;

    /** By number, the bits of so many first tiles. */
    private final int[] firstBits;

    /** By number, the key of the tiles after so many; empty until somebody asks, for most orders never are. */
    private volatile long[] keys = NOT_YET;

    private TileOrder(ImmutableList<Tile> tiles) {
        this.tiles = tiles;
        this.firstBits = new int[tiles.size() + 1];
        for (int i = 0; i < tiles.size(); i++) {
            firstBits[i + 1] = firstBits[i] | 1 << tiles.get(i).ordinal();
        }
    }

    /** All 28 tiles in this order. */
    static TileOrder of(Collection<Tile> tiles) {
        TileOrder order = new TileOrder(ImmutableList.copyOf(tiles));
        if (order.tiles.size() != Tile.all().size()
                || order.firstBits[Tile.all().size()] != TileSet.all().bits()) {
            throw new IllegalArgumentException("an order has each of the 28 tiles once, unlike " + order.tiles);
        }
        return order;
    }

    /** All 28 tiles, every order equally likely. */
    static TileOrder shuffled(RandomGenerator random) {
        List<Tile> tiles = new ArrayList<>(Tile.all());
        Draws.shuffle(random, tiles);
        return new TileOrder(ImmutableList.copyOf(tiles));
    }

    int size() {
        return tiles.size();
    }

    /** The bits of the first {@code count} tiles. */
    int firstBits(int count) {
        return firstBits[count];
    }

    /** The tiles after the first {@code count}, in order. */
    ImmutableList<Tile> after(int count) {
        return tiles.subList(count, tiles.size());
    }

    /** A number for the tiles after the first {@code count} and their order, the same in every release. */
    long keyAfter(int count) {
        long[] known = keys;
        if (known.length == 0) {
            known = keys();
            keys = known;
        }
        return known[count];
    }

    private long[] keys() {
        long[] result = new long[tiles.size() + 1];
        for (int count = tiles.size() - 1; count >= 0; count--) {
            result[count] =
                    SplitMix64.mix(result[count + 1] + 1 + tiles.get(count).ordinal());
        }
        return result;
    }
}
