package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.google.common.collect.UnmodifiableIterator;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The possible worlds of a view: all ways to put the unseen tiles into the hidden racks and, in order, into the bag. A world
 * need not be reachable by play (W21).
 */
final class Worlds {
    private final UpTurnView view;
    private final ImmutableList<Tile> unseen;

    Worlds(UpTurnView view) {
        this.view = view;
        this.unseen = view.unseen().asList();
    }

    /** Returns the number of unseen tiles on the rack of a seat. */
    private int hidden(Seat seat) {
        return seat == view.viewer() ? 0 : view.tilesLeft(seat);
    }

    /** Returns N! divided by the factorials of the sizes of the hidden racks. */
    BigInteger count() {
        BigInteger count = factorial(unseen.size());
        for (Seat seat : view.seats()) {
            count = count.divide(factorial(hidden(seat)));
        }
        return count;
    }

    private static BigInteger factorial(int number) {
        BigInteger product = BigInteger.ONE;
        for (int factor = 2; factor <= number; factor++) {
            product = product.multiply(BigInteger.valueOf(factor));
        }
        return product;
    }

    UpTurnState sample(long seed) {
        SplitMix64 random = new SplitMix64(seed);
        List<Tile> order = shuffled(random);
        return world(order, random.state());
    }

    UpTurnState sample(RandomGenerator random) {
        List<Tile> order = shuffled(random);
        return world(order, random.nextLong());
    }

    private List<Tile> shuffled(RandomGenerator random) {
        List<Tile> order = new ArrayList<>(unseen);
        RandomInts.shuffle(random, order);
        return order;
    }

    /** Deals tiles to the hidden racks in the order of seats, and puts the rest into the bag. */
    private UpTurnState world(List<Tile> order, long generator) {
        Tiles[] racks = new Tiles[view.seats().size()];
        int dealt = 0;
        for (Seat seat : view.seats()) {
            racks[seat.ordinal()] = seat == view.viewer()
                    ? view.rack().orElseThrow()
                    : Tiles.of(order.subList(dealt, dealt + hidden(seat)));
            dealt += hidden(seat);
        }
        Bag bag = Bag.of(order.subList(dealt, order.size()));
        return new UpTurnState(view.table(), view.played(), bag, racks, generator);
    }

    Stream<UpTurnState> all() {
        return Streams.stream(new UnmodifiableIterator<UpTurnState>() {
            // The destination of each unseen tile: the ordinal of a seat for a rack, or a higher number, different for
            // each tile of the bag.
            private final int[] places = firstPlaces();

            private boolean hasNext = true;

            @Override
            public boolean hasNext() {
                return hasNext;
            }

            @Override
            public UpTurnState next() {
                if (!hasNext) {
                    throw new NoSuchElementException();
                }
                UpTurnState world = world(inOrderOf(places), 0);
                hasNext = advance(places);
                return world;
            }
        });
    }

    /**
     * Returns the destinations of the first world: each hidden rack repeated for each of its tiles, then the places in the
     * bag.
     */
    private int[] firstPlaces() {
        int[] places = new int[unseen.size()];
        int dealt = 0;
        for (Seat seat : view.seats()) {
            Arrays.fill(places, dealt, dealt + hidden(seat), seat.ordinal());
            dealt += hidden(seat);
        }
        for (int place = Seat.all().size(); dealt < places.length; place++) {
            places[dealt++] = place;
        }
        return places;
    }

    /** Returns the unseen tiles ordered by destination. */
    private List<Tile> inOrderOf(int[] places) {
        int[] next = new int[Seat.all().size() + places.length + 1];
        for (int place : places) {
            next[place + 1]++;
        }
        for (int place = 1; place < next.length; place++) {
            next[place] += next[place - 1];
        }
        Tile[] order = new Tile[places.length];
        for (int i = 0; i < places.length; i++) {
            order[next[places[i]]++] = unseen.get(i);
        }
        return Arrays.asList(order);
    }

    /**
     * Advances to the next permutation in lexicographic order, or returns false after the last. Equal places are not
     * distinguished.
     */
    private static boolean advance(int[] places) {
        int pivot = places.length - 2;
        while (pivot >= 0 && places[pivot] >= places[pivot + 1]) {
            pivot--;
        }
        if (pivot < 0) {
            return false;
        }
        int successor = places.length - 1;
        while (places[successor] <= places[pivot]) {
            successor--;
        }
        swap(places, pivot, successor);
        for (int low = pivot + 1, high = places.length - 1; low < high; low++, high--) {
            swap(places, low, high);
        }
        return true;
    }

    private static void swap(int[] places, int one, int other) {
        int kept = places[one];
        places[one] = places[other];
        places[other] = kept;
    }
}
