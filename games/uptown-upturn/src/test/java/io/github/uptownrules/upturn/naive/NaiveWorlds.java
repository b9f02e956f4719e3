package io.github.uptownrules.upturn.naive;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Computes the view of a seat and its possible worlds (section 4); seat 0 is a spectator. */
final class NaiveWorlds {

    private final NaiveState state;
    private final int seat;

    NaiveWorlds(NaiveState state, int seat) {
        if (seat < 0 || seat > state.seats()) {
            throw new IllegalArgumentException("no seat " + seat + " of " + state.seats());
        }
        this.state = state;
        this.seat = seat;
    }

    String view() {
        List<String> racks = new ArrayList<>();
        for (int owner = 1; owner <= state.seats(); owner++) {
            racks.add(owner == seat ? NaiveTiles.write(state.rack(owner)) : hidden(state.rack(owner)));
        }
        return state.text(hidden(state.bag()), racks, "?");
    }

    /** Returns a question mark and the number of tiles, or {@code -} for no tiles. */
    private static String hidden(List<String> tiles) {
        return tiles.isEmpty() ? "-" : "?" + tiles.size();
    }

    /** Returns N! divided by the factorials of the hidden racks' sizes. */
    BigInteger worlds() {
        BigInteger worlds = factorial(unseen().size());
        for (int other : state.others(seat)) {
            worlds = worlds.divide(factorial(state.rack(other).size()));
        }
        return worlds;
    }

    private static BigInteger factorial(int n) {
        BigInteger product = BigInteger.ONE;
        for (int factor = 2; factor <= n; factor++) {
            product = product.multiply(BigInteger.valueOf(factor));
        }
        return product;
    }

    /**
     * Shuffles the unseen tiles and deals them to the hidden racks in seat order; the remaining tiles become the bag
     * (section 6).
     */
    NaiveState sample(long seed) {
        NaiveBits bits = new NaiveBits(seed);
        List<String> shuffled = bits.shuffled(unseen());
        List<List<String>> racks = new ArrayList<>();
        for (int owner = 1; owner <= state.seats(); owner++) {
            List<String> rack = new ArrayList<>();
            if (owner == seat) {
                rack.addAll(state.rack(owner));
            } else {
                for (int i = 0; i < state.rack(owner).size(); i++) {
                    rack.add(shuffled.remove(0));
                }
            }
            racks.add(rack);
        }
        return new NaiveState(
                state.ruleset(),
                state.reference(),
                state.direction(),
                state.turn(),
                state.rotation(),
                state.drawn(),
                state.played(),
                shuffled,
                racks,
                bits.state());
    }

    /** Returns the tiles of the bag and the hidden racks, in canonical order. */
    private List<String> unseen() {
        List<String> unseen = new ArrayList<>(state.bag());
        state.others(seat).forEach(other -> unseen.addAll(state.rack(other)));
        return NaiveTiles.sorted(unseen);
    }
}
