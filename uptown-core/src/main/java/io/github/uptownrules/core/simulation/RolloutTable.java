package io.github.uptownrules.core.simulation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Arrays;

/**
 * What lies on the table, in arrays that change in place: tiles on the board, racks, piles, how many tiles were captured.
 * Colors, tiles, cells and seats are their ordinal numbers here.
 *
 * <p>Which tile lies on a cell and which tiles were captured makes no difference to the rest of a game (R23), so only
 * colors and counts are kept. A tile on a rack is known by its slot. The tile drawn takes the slot of the tile played; if
 * there is none to draw the color is finished, and its slots are left as they are.
 */
final class RolloutTable {
    static final int NONE = -1;

    private static final int SEATS = Seat.all().size();
    private static final int COLORS = Color.all().size();
    private static final int TILES = Tile.all().size();
    private static final int CELLS = Cell.all().size();
    private static final int MONEY = Tile.MONEY.ordinal();

    /** How many cells a tile fits that is not money. */
    private static final int LINE = 9;

    /** By tile, the first nine of the cells that it fits: all of them, but for money, which fits every cell in order. */
    private static final byte[] FITTING = new byte[TILES * LINE];

    static {
        for (int i = 0; i < FITTING.length; i++) {
            FITTING[i] = (byte) Tile.all().get(i / LINE).cells().get(i % LINE).ordinal();
        }
    }

    private int rackSize;

    /** By seat, the colors it owns, with {@link #NONE} after the last. */
    private final byte[] owned = new byte[SEATS * (COLORS + 1)];

    /** By cell, the color of the tile on it. */
    private final byte[] colorsOn = new byte[CELLS];

    /** By color, the cells of its tiles. */
    private final long[] upper = new long[COLORS];

    private final long[] lower = new long[COLORS];

    /** By color, its owner. */
    private final byte[] owners = new byte[COLORS];

    /** By color, a slot for each tile on its rack. */
    private final byte[] racks = new byte[COLORS * TILES];

    /** By color, the tiles to be drawn, the next one last. */
    private final byte[] piles = new byte[COLORS * TILES];

    private final byte[] pileSizes = new byte[COLORS];

    /** By color, how many pairs there are of a tile on its rack and a cell that it fits; none if it is finished. */
    private final int[] pairs = new int[COLORS];

    /** By seat and color, how many tiles it has captured. */
    private final byte[] captures = new byte[SEATS * COLORS];

    /** By color, how many groups it has, or {@link #NONE} while nobody has asked. */
    private final byte[] groupCounts = new byte[COLORS];

    void set(GameState game) {
        rackSize = game.ruleset().rackSize();
        Arrays.fill(owned, (byte) NONE);
        Arrays.fill(owners, (byte) NONE);
        Arrays.fill(colorsOn, (byte) NONE);
        ImmutableList<Seat> seats = game.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            setColors(seat, game.colors(seats.get(seat)));
        }
        for (int color = 0; color < COLORS; color++) {
            Color name = Color.all().get(color);
            for (int seat = 0; seat < seats.size(); seat++) {
                captures[seat * COLORS + color] = (byte) game.captureCount(seats.get(seat), name);
            }
            CellSet cells = game.board().cells(name);
            setCells(color, cells.upperWord(), cells.lowerWord());
            setPile(color, game.deal().order(name), game.pileSize(name));
            setRack(color, game.rack(name).bits());
        }
    }

    private void setColors(int seat, ImmutableList<Color> colors) {
        for (int i = 0; i < colors.size(); i++) {
            int color = colors.get(i).ordinal();
            owned[seat * (COLORS + 1) + i] = (byte) color;
            owners[color] = (byte) seat;
        }
    }

    private void setCells(int color, long cellsUpper, long cellsLower) {
        upper[color] = cellsUpper;
        lower[color] = cellsLower;
        groupCounts[color] = NONE;
        for (long rest = cellsUpper; rest != 0; rest &= rest - 1) {
            colorsOn[Grid.firstCell(rest, 0)] = (byte) color;
        }
        for (long rest = cellsLower; rest != 0; rest &= rest - 1) {
            colorsOn[Grid.firstCell(0, rest)] = (byte) color;
        }
    }

    private void setPile(int color, ImmutableList<Tile> order, int size) {
        pileSizes[color] = (byte) size;
        for (int i = 0; i < size; i++) {
            piles[color * TILES + i] = (byte) order.get(order.size() - 1 - i).ordinal();
        }
    }

    private void setRack(int color, int tiles) {
        int slot = color * TILES;
        for (int rest = tiles; rest != 0; rest &= rest - 1) {
            racks[slot++] = (byte) Integer.numberOfTrailingZeros(rest);
        }
        pairs[color] = Integer.bitCount(tiles) < rackSize ? 0 : countPairs(color);
    }

    private int countPairs(int color) {
        int count = 0;
        for (int slot = 0; slot < rackSize; slot++) {
            count += pairsOf(tileIn(color, slot));
        }
        return count;
    }

    private static int pairsOf(int tile) {
        return tile == MONEY ? CELLS : LINE;
    }

    void set(RolloutTable other) {
        rackSize = other.rackSize;
        copy(other.owned, owned);
        copy(other.colorsOn, colorsOn);
        System.arraycopy(other.upper, 0, upper, 0, COLORS);
        System.arraycopy(other.lower, 0, lower, 0, COLORS);
        copy(other.owners, owners);
        copy(other.racks, racks);
        copy(other.piles, piles);
        copy(other.pileSizes, pileSizes);
        System.arraycopy(other.pairs, 0, pairs, 0, COLORS);
        copy(other.captures, captures);
        copy(other.groupCounts, groupCounts);
    }

    private static void copy(byte[] from, byte[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    int owner(int color) {
        return owners[color];
    }

    /** The color of the tile on a cell, or {@link #NONE}. */
    int colorOn(int cell) {
        return colorsOn[cell];
    }

    CellSet cells(int color) {
        return CellSet.ofWords(upper[color], lower[color]);
    }

    int captureCount(int seat, int color) {
        return captures[seat * COLORS + color];
    }

    /** The slot in which an unfinished color has a tile, or {@link #NONE}. */
    int slotOf(int color, int tile) {
        for (int slot = 0; slot < rackSize && pairs[color] > 0; slot++) {
            if (tileIn(color, slot) == tile) {
                return slot;
            }
        }
        return NONE;
    }

    /** The rack of an unfinished color, as bits. */
    int tiles(int color) {
        int bits = 0;
        for (int slot = 0; slot < rackSize && pairs[color] > 0; slot++) {
            bits |= 1 << tileIn(color, slot);
        }
        return bits;
    }

    private int tileIn(int color, int slot) {
        return racks[color * TILES + slot];
    }

    /** How many pairs there are of a tile that a seat may place and a cell that it fits. */
    int pairs(int seat) {
        int count = 0;
        for (int i = seat * (COLORS + 1); owned[i] != NONE; i++) {
            count += pairs[owned[i]];
        }
        return count;
    }

    /** The pair of a seat at an index, as a {@link Ply}. Each color has nine for each slot, and then the rest of money's. */
    int pair(int seat, int index) {
        int left = index;
        int next = seat * (COLORS + 1);
        int color = owned[next];
        while (left >= pairs[color]) {
            left -= pairs[color];
            color = owned[++next];
        }
        if (left < LINE * rackSize) {
            int slot = left / LINE;
            int tile = tileIn(color, slot);
            return Ply.of(seat, color, slot, tile, FITTING[tile * LINE + left % LINE]);
        }
        return Ply.of(seat, color, slotOf(color, MONEY), MONEY, left - LINE * (rackSize - 1));
    }

    /** Whether a seat may place a tile on a cell that it fits (R18 to R21). */
    boolean isOpen(int seat, int cell) {
        int color = colorsOn[cell];
        return color == NONE || owners[color] != seat && !Grid.isCut(upper[color], lower[color], cell);
    }

    /** Places a tile from its slot, captures what lies there, and draws (R13, R24). */
    void place(int seat, int color, int slot, int cell) {
        int captured = colorsOn[cell];
        if (captured != NONE) {
            toggle(captured, cell);
            captures[seat * COLORS + captured]++;
        }
        toggle(color, cell);
        colorsOn[cell] = (byte) color;
        if (pileSizes[color] == 0) {
            pairs[color] = 0;
        } else {
            exchange(color, slot, piles[color * TILES + --pileSizes[color]]);
        }
    }

    /** Undoes the last placement, of a tile that captured one of a color or {@link #NONE}. */
    void takeBack(int seat, int color, int slot, int tile, int cell, int captured) {
        if (pairs[color] == 0) {
            pairs[color] = countPairs(color);
        } else {
            pileSizes[color]++;
            exchange(color, slot, tile);
        }
        toggle(color, cell);
        colorsOn[cell] = (byte) captured;
        if (captured != NONE) {
            toggle(captured, cell);
            captures[seat * COLORS + captured]--;
        }
    }

    private void exchange(int color, int slot, int tile) {
        pairs[color] += pairsOf(tile) - pairsOf(tileIn(color, slot));
        racks[color * TILES + slot] = (byte) tile;
    }

    /** Puts a tile of a color on a cell that has none, or takes the one that lies there away. */
    private void toggle(int color, int cell) {
        upper[color] ^= Grid.upperBit(cell);
        lower[color] ^= Grid.lowerBit(cell);
        groupCounts[color] = NONE;
    }

    /** How many groups a color has (R26 to R28). */
    int groupCount(int color) {
        if (groupCounts[color] == NONE) {
            groupCounts[color] = (byte) Grid.countGroups(upper[color], lower[color]);
        }
        return groupCounts[color];
    }
}
