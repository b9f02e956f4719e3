package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Arrays;

/** The racks of a table, each in canonical order, so numbers come first and ascend. */
final class Racks {
    /** The minimum capacity of a rack with tiles; few racks need more. */
    private static final int USUAL = 16;

    private static final int[] NOTHING = new int[0];

    /** By seat. */
    private final int[][] tiles;

    private final int[] sizes;

    /** The number of numbered tiles, by seat. */
    private final int[] numbers;

    Racks(int seats) {
        tiles = new int[seats][];
        Arrays.fill(tiles, NOTHING);
        sizes = new int[seats];
        numbers = new int[seats];
    }

    void set(Racks other) {
        for (int seat = 0; seat < sizes.length; seat++) {
            if (tiles[seat].length < other.sizes[seat]) {
                tiles[seat] = new int[other.tiles[seat].length];
            }
            System.arraycopy(other.tiles[seat], 0, tiles[seat], 0, other.sizes[seat]);
            sizes[seat] = other.sizes[seat];
            numbers[seat] = other.numbers[seat];
        }
    }

    void clear() {
        Arrays.fill(sizes, 0);
        Arrays.fill(numbers, 0);
    }

    int size(int seat) {
        return sizes[seat];
    }

    int numbers(int seat) {
        return numbers[seat];
    }

    int get(int seat, int place) {
        return tiles[seat][place];
    }

    /** Fills a rack with this many unknown tiles. */
    void setHidden(int seat, int size) {
        sizes[seat] = size;
        numbers[seat] = 0;
    }

    void add(int seat, Tiles more) {
        if (tiles[seat].length < sizes[seat] + more.size()) {
            tiles[seat] = Arrays.copyOf(tiles[seat], sizes[seat] + more.size());
        }
        for (Tile tile : more) {
            add(seat, tile.index());
        }
    }

    void add(int seat, int tile) {
        if (sizes[seat] == tiles[seat].length) {
            tiles[seat] = Arrays.copyOf(tiles[seat], Math.max(USUAL, 2 * sizes[seat]));
        }
        int[] rack = tiles[seat];
        int place = sizes[seat]++;
        while (place > 0 && rack[place - 1] > tile) {
            rack[place] = rack[place - 1];
            place--;
        }
        rack[place] = tile;
        numbers[seat] += TileFacts.isNumber(tile) ? 1 : 0;
    }

    void remove(int seat, int tile) {
        int place = 0;
        while (tiles[seat][place] != tile) {
            place++;
        }
        removeAt(seat, place);
    }

    void removeAt(int seat, int place) {
        int[] rack = tiles[seat];
        numbers[seat] -= TileFacts.isNumber(rack[place]) ? 1 : 0;
        sizes[seat]--;
        for (int i = place; i < sizes[seat]; i++) {
            rack[i] = rack[i + 1];
        }
    }

    /** Returns the index of the next different tile. */
    int next(int seat, int place) {
        int next = place + 1;
        while (next < sizes[seat] && tiles[seat][next] == tiles[seat][place]) {
            next++;
        }
        return next;
    }
}
