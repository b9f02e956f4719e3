package io.github.uptownrules.testkit.naive;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tiles on the board by cell, at most one on each. Immutable: {@link #with} returns another board. */
final class NaiveBoard {

    private final SortedMap<String, NaiveTile> tiles;

    NaiveBoard(Map<String, NaiveTile> tiles) {
        this.tiles = Collections.unmodifiableSortedMap(new TreeMap<>(tiles));
    }

    /** Returns the occupied cells in cell order, each with its tile. */
    SortedMap<String, NaiveTile> tiles() {
        return tiles;
    }

    Optional<NaiveTile> at(String cell) {
        return Optional.ofNullable(tiles.get(cell));
    }

    boolean has(char color, String cell) {
        NaiveTile tile = tiles.get(cell);
        return tile != null && tile.color() == color;
    }

    /** R18: returns the board with the tile on the cell, which replaces any tile there. */
    NaiveBoard with(String cell, NaiveTile tile) {
        Map<String, NaiveTile> changed = new TreeMap<>(tiles);
        changed.put(cell, tile);
        return new NaiveBoard(changed);
    }

    SortedSet<String> cellsOf(char color) {
        SortedSet<String> cells = new TreeSet<>();
        tiles.forEach((cell, tile) -> {
            if (tile.color() == color) {
                cells.add(cell);
            }
        });
        return cells;
    }
}
