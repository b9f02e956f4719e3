package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.stream.Collectors;

/**
 * The bag, in drawing order. All states between two refills share the same list.
 *
 * @param order the tiles in the bag when it was filled, next draw first
 * @param drawn the number of tiles drawn since
 */
record Bag(ImmutableList<Tile> order, int drawn) {

    static Bag of(Iterable<Tile> order) {
        return new Bag(ImmutableList.copyOf(order), 0);
    }

    int size() {
        return order.size() - drawn;
    }

    boolean isEmpty() {
        return size() == 0;
    }

    Tile first() {
        return order.get(drawn);
    }

    Bag afterFirst() {
        return new Bag(order, drawn + 1);
    }

    /** Returns the tiles still in the bag, next draw first. */
    ImmutableList<Tile> tiles() {
        return order.subList(drawn, order.size());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bag that && tiles().equals(that.tiles());
    }

    @Override
    public int hashCode() {
        return tiles().hashCode();
    }

    @Override
    public String toString() {
        return isEmpty() ? "-" : tiles().stream().map(Tile::toString).collect(Collectors.joining(","));
    }
}
