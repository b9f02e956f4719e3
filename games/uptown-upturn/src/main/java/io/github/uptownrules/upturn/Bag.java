package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.stream.Collectors;

/**
 * The bag, as the order in which its tiles will be drawn. That order is shared by all states between two refills; a state adds
 * how many of it are gone.
 *
 * @param order all that was in the bag when it was filled, first drawn first
 * @param drawn how many of these have been drawn
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

    /** What is in the bag, next draw first. */
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
