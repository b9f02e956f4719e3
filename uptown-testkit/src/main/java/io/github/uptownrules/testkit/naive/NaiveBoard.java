package io.github.uptownrules.testkit.naive;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tiles lying on the board, by cell; at most one on each. A board never changes: {@link #with} makes another. */
final class NaiveBoard {

    private final SortedMap<String, NaiveTile> tiles;

    NaiveBoard(Map<String, NaiveTile> tiles) {
        this.tiles = Collections.unmodifiableSortedMap(new TreeMap<>(tiles));
    }

    /** The occupied cells, in cell order, each with its tile. */
    SortedMap<String, NaiveTile> tiles() {
        return tiles;
    }

    Optional<NaiveTile> at(String cell) {
        return Optional.ofNullable(tiles.get(cell));
    }

    /** Whether a tile of the color lies on the cell. */
    boolean has(char color, String cell) {
        NaiveTile tile = tiles.get(cell);
        return tile != null && tile.color() == color;
    }

    /** R18: the board once the tile lies on the cell, in place of whatever lay there. */
    NaiveBoard with(String cell, NaiveTile tile) {
        Map<String, NaiveTile> changed = new TreeMap<>(tiles);
        changed.put(cell, tile);
        return new NaiveBoard(changed);
    }

    /** All cells holding a tile of the color. */
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
