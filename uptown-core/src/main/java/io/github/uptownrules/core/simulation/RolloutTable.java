package io.github.uptownrules.core.simulation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.Arrays;

/**
 * The mutable state of a rollout in arrays: tiles on the board, racks, piles, numbers of captures. Colors, tiles,
 * cells and seats are represented by their ordinals.
 *
 * <p>The faces on the board and the identity of captured tiles do not affect the rest of a game (R23), so the table
 * stores only colors and counts. A tile on a rack is identified by its slot. A drawn tile takes the slot of the
 * played one. If the pile is empty, the color is finished, and its slots keep their old contents.
 *
 * <p>Scorings receive it as the {@link Tally} of a rollout.
 */
final class RolloutTable implements Tally {
    static final int NONE = -1;

    private static final int SEATS = Seat.all().size();
    private static final int COLORS = Color.all().size();
    private static final int FACES = Face.all().size();
    private static final int CELLS = Cell.all().size();
    private static final int MONEY = Face.MONEY.ordinal();

    /** The number of cells that a face other than money fits. */
    private static final int LINE = 9;

    /** The first nine cells that each face fits, in order; money also fits all other cells. */
    private static final byte[] FITTING = new byte[FACES * LINE];

    static {
        for (int i = 0; i < FITTING.length; i++) {
            FITTING[i] = (byte) Face.all().get(i / LINE).cells().get(i % LINE).ordinal();
        }
    }

    /** The distance in bytes that prevents false sharing of cache lines between the rollouts of two threads. */
    static final int PADDING = 128;

    // Offsets in the array of bytes.

    /** The colors of each seat, followed by {@link #NONE}. */
    private static final int OWNED = PADDING;

    /** The owner of each color. */
    private static final int OWNERS = OWNED + SEATS * (COLORS + 1);

    /** The color of the tile on each cell. */
    private static final int COLORS_ON = OWNERS + COLORS;

    /** The rack of each color, with a slot for each tile. */
    private static final int RACKS = COLORS_ON + CELLS;

    /** The pile of each color, the next tile last. */
    private static final int PILES = RACKS + COLORS * FACES;

    private static final int PILE_SIZES = PILES + COLORS * FACES;

    /** The number of tiles of each color captured by each seat. */
    private static final int CAPTURES = PILE_SIZES + COLORS;

    /** The number of groups of each color, or {@link #NONE} if not computed yet. */
    private static final int GROUP_COUNTS = CAPTURES + SEATS * COLORS;

    /** The size of a full rack of each color. */
    private static final int RACK_SIZES = GROUP_COUNTS + COLORS;

    /** The number of tiles placed by each seat; not updated if there is no limit. */
    private static final int PLACED = RACK_SIZES + COLORS;

    private final byte[] bytes = new byte[PLACED + SEATS + PADDING];

    // Offsets in the array of words.

    /** The cells of the tiles of each color. */
    private static final int UPPER = PADDING / Long.BYTES;

    private static final int LOWER = UPPER + COLORS;

    /** The number of pairs of a tile on each color's rack and a fitting cell; 0 if the color is finished. */
    private static final int PAIRS = LOWER + COLORS;

    /** The value of {@link #PAIRS} for each color before its owner reached the limit. */
    private static final int PAIRS_BEFORE = PAIRS + COLORS;

    private final long[] words = new long[PAIRS_BEFORE + COLORS + PADDING / Long.BYTES];

    /** The maximum number of placements per seat, or {@link #NONE}. */
    private int limit;

    /** The state set most recently, which provides the ruleset and the owners of the colors. */
    private GameState start;

    RolloutTable(GameState game) {
        start = game;
    }

    void set(GameState game) {
        start = game;
        limit = game.ruleset().placementLimit().orElse(NONE);
        Arrays.fill(bytes, OWNED, RACKS, (byte) NONE);
        ImmutableList<Seat> seats = game.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            setColors(seat, game.colors(seats.get(seat)), game.ruleset().rackSize(seats.get(seat)));
        }
        for (int color = 0; color < COLORS; color++) {
            Color name = Color.all().get(color);
            for (int seat = 0; seat < seats.size(); seat++) {
                bytes[CAPTURES + seat * COLORS + color] = (byte) game.captureCount(seats.get(seat), name);
            }
            CellSet cells = game.board().cells(name);
            setCells(color, cells.upperWord(), cells.lowerWord());
            setPile(color, game.deal().order(name), game.pileSize(name));
            setRack(color, game.rack(name).bits());
        }
        if (limit != NONE) {
            seats.forEach(seat -> setPlaced(seat.ordinal(), game));
        }
    }

    private void setColors(int seat, ImmutableList<Color> colors, int rackSize) {
        for (int i = 0; i < colors.size(); i++) {
            int color = colors.get(i).ordinal();
            bytes[OWNED + seat * (COLORS + 1) + i] = (byte) color;
            bytes[OWNERS + color] = (byte) seat;
            bytes[RACK_SIZES + color] = (byte) rackSize;
        }
    }

    private void setPlaced(int seat, GameState game) {
        int placed = 0;
        for (Color color : game.colors(Seat.all().get(seat))) {
            placed += FACES - game.board().unplayed(color).size();
        }
        bytes[PLACED + seat] = (byte) placed;
        if (placed >= limit) {
            close(seat);
        }
    }

    private void setCells(int color, long cellsUpper, long cellsLower) {
        words[UPPER + color] = cellsUpper;
        words[LOWER + color] = cellsLower;
        bytes[GROUP_COUNTS + color] = NONE;
        for (long rest = cellsUpper; rest != 0; rest &= rest - 1) {
            bytes[COLORS_ON + Grid.firstCell(rest, 0)] = (byte) color;
        }
        for (long rest = cellsLower; rest != 0; rest &= rest - 1) {
            bytes[COLORS_ON + Grid.firstCell(0, rest)] = (byte) color;
        }
    }

    private void setPile(int color, ImmutableList<Face> order, int size) {
        bytes[PILE_SIZES + color] = (byte) size;
        for (int i = 0; i < size; i++) {
            bytes[PILES + color * FACES + i] =
                    (byte) order.get(order.size() - 1 - i).ordinal();
        }
    }

    private void setRack(int color, int faces) {
        int slot = color * FACES;
        for (int rest = faces; rest != 0; rest &= rest - 1) {
            bytes[RACKS + slot++] = (byte) Integer.numberOfTrailingZeros(rest);
        }
        boolean isInPlay = bytes[OWNERS + color] != NONE;
        words[PAIRS + color] = isInPlay && Integer.bitCount(faces) == rackSize(color) ? countPairs(color) : 0;
    }

    private int rackSize(int color) {
        return bytes[RACK_SIZES + color];
    }

    private int countPairs(int color) {
        int count = 0;
        for (int slot = 0; slot < rackSize(color); slot++) {
            count += pairsOf(faceIn(color, slot));
        }
        return count;
    }

    private static int pairsOf(int face) {
        return face == MONEY ? CELLS : LINE;
    }

    void set(RolloutTable other) {
        System.arraycopy(other.bytes, PADDING, bytes, PADDING, bytes.length - 2 * PADDING);
        System.arraycopy(other.words, UPPER, words, UPPER, 4 * COLORS);
        limit = other.limit;
        start = other.start;
    }

    Ruleset ruleset() {
        return start.ruleset();
    }

    @Override
    public ImmutableList<Seat> seats() {
        return start.seats();
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return start.colors(seat);
    }

    @Override
    public int groupCount(Color color) {
        return groupCount(color.ordinal());
    }

    @Override
    public int largestGroup(Color color) {
        return Grid.largestGroup(words[UPPER + color.ordinal()], words[LOWER + color.ordinal()]);
    }

    @Override
    public int captureCount(Seat captor, Color color) {
        if (captor.ordinal() >= seats().size()) {
            colors(captor); // throws if there is no such seat
        }
        return bytes[CAPTURES + captor.ordinal() * COLORS + color.ordinal()];
    }

    int owner(int color) {
        return bytes[OWNERS + color];
    }

    int colorOn(int cell) {
        return bytes[COLORS_ON + cell];
    }

    CellSet cells(int color) {
        return CellSet.ofWords(words[UPPER + color], words[LOWER + color]);
    }

    /** Returns the slot of a face on the rack of an unfinished color, or {@link #NONE}. */
    int slotOf(int color, int face) {
        for (int slot = 0; slot < rackSize(color) && words[PAIRS + color] > 0; slot++) {
            if (faceIn(color, slot) == face) {
                return slot;
            }
        }
        return NONE;
    }

    int faces(int color) {
        int bits = 0;
        for (int slot = 0; slot < rackSize(color) && words[PAIRS + color] > 0; slot++) {
            bits |= 1 << faceIn(color, slot);
        }
        return bits;
    }

    /** Returns the rack and pile of an unfinished color as bits. */
    int unplayed(int color) {
        int bits = faces(color);
        for (int i = 0; bits != 0 && i < bytes[PILE_SIZES + color]; i++) {
            bits |= 1 << bytes[PILES + color * FACES + i];
        }
        return bits;
    }

    private int faceIn(int color, int slot) {
        return bytes[RACKS + color * FACES + slot];
    }

    private int pairsOfColor(int color) {
        return (int) words[PAIRS + color];
    }

    /** Returns the number of pairs of a tile that a seat may place and a fitting cell. */
    int pairs(int seat) {
        int count = 0;
        for (int i = seat * (COLORS + 1); bytes[OWNED + i] != NONE; i++) {
            count += pairsOfColor(bytes[OWNED + i]);
        }
        return count;
    }

    /**
     * Returns the pair of a seat at an index, as a {@link Ply}. Each color has nine pairs per slot, followed by money's
     * remaining pairs.
     */
    int pair(int seat, int index) {
        int left = index;
        int next = seat * (COLORS + 1);
        int color = bytes[OWNED + next];
        while (left >= pairsOfColor(color)) {
            left -= pairsOfColor(color);
            color = bytes[OWNED + ++next];
        }
        int first = LINE * rackSize(color);
        if (left < first) {
            int slot = left / LINE;
            int face = faceIn(color, slot);
            return Ply.of(seat, color, slot, face, FITTING[face * LINE + left % LINE]);
        }
        return Ply.of(seat, color, slotOf(color, MONEY), MONEY, left - first + LINE);
    }

    /** Returns whether a seat may place a fitting tile on a cell (R18 to R21). */
    boolean isOpen(int seat, int cell) {
        int color = bytes[COLORS_ON + cell];
        return color == NONE
                || bytes[OWNERS + color] != seat && !Grid.isCut(words[UPPER + color], words[LOWER + color], cell);
    }

    /**
     * Returns the cells where a seat may not place: those of its own tiles, and of tiles whose capture would split a
     * group.
     */
    CellSet closedCells(int seat) {
        long closedUpper = 0;
        long closedLower = 0;
        for (int color = 0; color < COLORS; color++) {
            long colorUpper = words[UPPER + color];
            long colorLower = words[LOWER + color];
            boolean isOwn = bytes[OWNERS + color] == seat;
            closedUpper |= isOwn ? colorUpper : Grid.cutUpper(colorUpper, colorLower);
            closedLower |= isOwn ? colorLower : Grid.cutLower(colorUpper, colorLower);
        }
        return CellSet.ofWords(closedUpper, closedLower);
    }

    /** Places the tile of a slot, captures the tile on the cell, and draws (R13, R24). */
    void place(int seat, int color, int slot, int cell) {
        int captured = bytes[COLORS_ON + cell];
        if (captured != NONE) {
            toggle(captured, cell);
            bytes[CAPTURES + seat * COLORS + captured]++;
        }
        toggle(color, cell);
        bytes[COLORS_ON + cell] = (byte) color;
        if (bytes[PILE_SIZES + color] == 0) {
            words[PAIRS + color] = 0;
        } else {
            exchange(color, slot, bytes[PILES + color * FACES + --bytes[PILE_SIZES + color]]);
        }
        if (limit != NONE && ++bytes[PLACED + seat] == limit) {
            close(seat);
        }
    }

    /** Closes a seat that reached the limit of placements. */
    private void close(int seat) {
        for (int i = seat * (COLORS + 1); bytes[OWNED + i] != NONE; i++) {
            int color = bytes[OWNED + i];
            words[PAIRS_BEFORE + color] = words[PAIRS + color];
            words[PAIRS + color] = 0;
        }
    }

    private void reopen(int seat) {
        for (int i = seat * (COLORS + 1); bytes[OWNED + i] != NONE; i++) {
            int color = bytes[OWNED + i];
            words[PAIRS + color] = words[PAIRS_BEFORE + color];
        }
    }

    /** Undoes the last placement, given the captured color or {@link #NONE}. */
    void takeBack(int seat, int color, int slot, int face, int cell, int captured) {
        if (limit != NONE && bytes[PLACED + seat]-- == limit) {
            reopen(seat);
        }
        if (words[PAIRS + color] == 0) {
            words[PAIRS + color] = countPairs(color);
        } else {
            bytes[PILE_SIZES + color]++;
            exchange(color, slot, face);
        }
        toggle(color, cell);
        bytes[COLORS_ON + cell] = (byte) captured;
        if (captured != NONE) {
            toggle(captured, cell);
            bytes[CAPTURES + seat * COLORS + captured]--;
        }
    }

    private void exchange(int color, int slot, int face) {
        words[PAIRS + color] += pairsOf(face) - pairsOf(faceIn(color, slot));
        bytes[RACKS + color * FACES + slot] = (byte) face;
    }

    private void toggle(int color, int cell) {
        words[UPPER + color] ^= Grid.upperBit(cell);
        words[LOWER + color] ^= Grid.lowerBit(cell);
        bytes[GROUP_COUNTS + color] = NONE;
    }

    /** Returns the number of groups of a color (R26 to R28). */
    int groupCount(int color) {
        if (bytes[GROUP_COUNTS + color] == NONE) {
            bytes[GROUP_COUNTS + color] = (byte) Grid.countGroups(words[UPPER + color], words[LOWER + color]);
        }
        return bytes[GROUP_COUNTS + color];
    }
}
