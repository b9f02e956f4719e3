package io.github.uptownrules.encoding;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.nio.BufferOverflowException;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Writes what a view shows as numbers of a fixed place and meaning, the same for every ruleset, and which actions are legal. It
 * takes views only, so a learner gets no more than a player may know.
 *
 * <pre>{@code
 * Encoder encoder = new Encoder();                                  // made once, used for every view
 * float[] observation = new float[Encoder.SIZE];
 * byte[] mask = new byte[Encoder.ACTIONS];
 *
 * Renaming names = Renaming.ownFirst(view);
 * encoder.encode(view, names, observation, 0);
 * encoder.mask(view, names, mask, 0);
 * mask[names.action(move)];                                         // -> 1
 * game.play(names.move(names.action(move))).turn();                 // -> Optional[2]
 * }</pre>
 *
 * <p>First come {@link #PLANES} planes of 9 by 9 cells in reading order. Colors go by their new names, 0 to 4.
 *
 * <ul>
 *   <li>0 to 4: by color, 1 where a tile of it lies
 *   <li>5: 1 where a tile lies that may not be captured (R19)
 * </ul>
 *
 * <p>Then 69 entries for each color, all 0 if it is not in play. Seats are counted clockwise from the viewer, or from seat 1 for a
 * spectator.
 *
 * <ul>
 *   <li>0 to 27: by face in canonical order, 1 if the viewer sees the tile on its rack
 *   <li>28 to 55: by face, 1 if the tile is {@linkplain PlayerView#unseen unseen}
 *   <li>56 to 60: by seat, 1 for the owner
 *   <li>61 to 65: by seat, how many tiles of the color it has captured
 *   <li>66: how many tiles are on the rack; 67: how many are in the pile; 68: 1 if the color is finished
 * </ul>
 *
 * <p>Last come by seat, 1 for the one to move, none if the game is over; and 1 if the viewer is a player.
 *
 * <p>That is all a view shows, but for what has no bearing on the rest of a game (R23): which tile of a color lies on which of its
 * cells, and which a seat has captured. All numbers are whole, 0 to 28. Nothing is allocated. An encoder is for one thread at a
 * time.
 *
 * @since 0.1.0
 */
public final class Encoder {
    /** How many planes there are. */
    public static final int PLANES = Layout.PLANES;

    /** How many entries there are: 486 in planes, and 351 more. */
    public static final int SIZE = Layout.SIZE;

    /** How many entries a {@linkplain #history history} has: 162, in two planes. */
    public static final int HISTORY = 2 * Layout.CELLS;

    /** How many actions there are, each of them a move: 1,620. */
    public static final int ACTIONS = Layout.COLORS * Layout.MOVES_OF_COLOR;

    /** The first cell that is in the lower word of a set of cells. */
    private static final int FIRST_LOWER_CELL = Cell.F1.ordinal();

    /** The numbers 0 to 15 in bits, the lowest first. */
    private static final float[] FOURS = new float[16 * 4];

    /** By face, the cells that it fits. */
    private static final byte[][] CELLS = new byte[Layout.FACES][];

    /** By face, the place of its first move among those of a color. */
    private static final short[] FIRST_MOVES = new short[Layout.FACES];

    static {
        for (int i = 0; i < FOURS.length; i++) {
            FOURS[i] = i / 4 >>> i % 4 & 1;
        }
        int moves = 0;
        for (Face face : Face.all()) {
            byte[] cells = new byte[face.cells().size()];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = (byte) face.cells().get(i).ordinal();
            }
            CELLS[face.ordinal()] = cells;
            FIRST_MOVES[face.ordinal()] = (short) moves;
            moves += cells.length;
        }
    }

    /** What goes on to a buffer that has no array. */
    private final float[] passed = new float[SIZE];

    /** Makes an encoder. */
    public Encoder() {}

    /**
     * Maps an entry to another renaming. What was written under {@link Renaming#identity} comes under other names entry by entry,
     * {@code to[Encoder.entry(i, names)] = from[i]}.
     *
     * @param entry 0 to {@code SIZE - 1}
     * @param names a renaming
     * @return the entry with the same meaning under that renaming
     * @throws IndexOutOfBoundsException if there is no such entry
     */
    public static int entry(int entry, Renaming names) {
        return Layout.renamed(entry, requireNonNull(names, "names"));
    }

    /**
     * Writes what a view shows into a buffer, from its position on, which moves behind it.
     *
     * @param view what a player or a spectator sees
     * @param names the renaming under which it is encoded
     * @param to where the entries go
     * @throws BufferOverflowException if fewer than {@link #SIZE} entries remain; its cause says how many; nothing is written then
     */
    public void encode(PlayerView view, Renaming names, FloatBuffer to) {
        requireNonNull(view, "view");
        requireNonNull(names, "names");
        if (to.remaining() < SIZE) {
            String message = SIZE + " entries do not fit into a buffer that has room for " + to.remaining();
            throw (BufferOverflowException)
                    new BufferOverflowException().initCause(new IndexOutOfBoundsException(message));
        }
        encode(view, names, passed, 0);
        to.put(passed);
    }

    /**
     * Writes what a view shows into an array.
     *
     * @param view what a player or a spectator sees
     * @param names the renaming under which it is encoded
     * @param to where the entries go; nothing stays of what was there
     * @param from the index of the first one, such as {@code row * Encoder.SIZE} in a batch
     * @throws IndexOutOfBoundsException if there is no room for {@link #SIZE} entries; nothing is written then
     */
    public void encode(PlayerView view, Renaming names, float[] to, int from) {
        requireNonNull(view, "view");
        requireNonNull(names, "names");
        checkRoom(from, SIZE, to.length);
        requireNonNull(names, "names");
        ImmutableList<Seat> seats = view.seats();
        int first = firstSeat(view);
        Images images = Images.of(names.symmetry());
        Arrays.fill(to, from, from + SIZE, 0);
        for (int seat = 0; seat < seats.size(); seat++) {
            ImmutableList<Color> own = view.colors(seats.get(seat));
            for (int i = 0; i < own.size(); i++) {
                Color color = own.get(i);
                int name = names.apply(color).ordinal();
                int entries = from + Layout.color(name);
                to[entries + Layout.OWNER + place(seat, first, seats.size())] = 1;
                unplayed(view, color, images, to, entries);
                captures(view, seat, first, color, to, entries + Layout.CAPTURED);
                cells(view.board().cells(color), images, to, from + Layout.plane(Layout.TILES + name));
            }
        }
        cells(view.board().protectedCells(), images, to, from + Layout.plane(Layout.PROTECTED));
        Optional<Seat> turn = view.turn();
        if (turn.isPresent()) {
            to[from + Layout.TURN + place(turn.get().ordinal(), first, seats.size())] = 1;
        }
        to[from + Layout.IS_PLAYER] = view.viewer().asSeat().isPresent() ? 1 : 0;
    }

    /**
     * Writes what a view shows into an array of bytes, a quarter of the size: the same numbers, which are whole and small.
     *
     * @param view what a player or a spectator sees
     * @param names the renaming under which it is encoded
     * @param to where the entries go
     * @param from the index of the first one
     * @throws IndexOutOfBoundsException if there is no room for {@link #SIZE} entries; nothing is written then
     */
    public void encode(PlayerView view, Renaming names, byte[] to, int from) {
        requireNonNull(view, "view");
        requireNonNull(names, "names");
        checkRoom(from, SIZE, to.length);
        encode(view, names, passed, 0);
        for (int i = 0; i < SIZE; i++) {
            to[from + i] = (byte) passed[i];
        }
    }

    /**
     * Writes what a view does not show: which tiles came when, and which of them by capture. Two planes of 9 by 9 cells.
     *
     * <ul>
     *   <li>0: by cell, how many placements ago its tile came, 1 for the last one; 0 if the cell is empty, or its tile lay there when the
     *       memory began
     *   <li>1: by cell, 1 and the new name of the color whose tile was captured there by the tile that lies there; 0 for none
     * </ul>
     *
     * @param memory what a player or a spectator has seen
     * @param names the renaming under which it is encoded, for instance {@code Renaming.ownFirst(memory.view())}
     * @param to where the entries go, whole numbers from 0 to 140
     * @param from the index of the first one
     * @throws IndexOutOfBoundsException if there is no room for {@link #HISTORY} entries; nothing is written then
     */
    public void history(Memory memory, Renaming names, float[] to, int from) {
        requireNonNull(memory, "memory");
        requireNonNull(names, "names");
        checkRoom(from, HISTORY, to.length);
        requireNonNull(names, "names");
        Arrays.fill(to, from, from + HISTORY, 0);
        List<SeenOutcome> outcomes = memory.outcomes();
        for (int i = 0; i < outcomes.size(); i++) {
            SeenOutcome outcome = outcomes.get(i);
            int cell = names.apply(outcome.move().cell()).ordinal();
            Optional<Tile> captured = outcome.captured();
            to[from + Layout.plane(0) + cell] = outcomes.size() - i;
            to[from + Layout.plane(1) + cell] = captured.isPresent()
                    ? 1 + names.apply(captured.get().color()).ordinal()
                    : 0;
        }
    }

    private static void checkRoom(int from, int size, int length) {
        if (from < 0 || from > length - size) {
            throw new IndexOutOfBoundsException(
                    size + " entries from index " + from + " on do not fit into an array of length " + length);
        }
    }

    /** How many places a seat sits from the first one, clockwise. */
    private static int place(int seat, int first, int seats) {
        return seat < first ? seat - first + seats : seat - first;
    }

    /** The index of the seat from which seats are counted. */
    static int firstSeat(PlayerView view) {
        Optional<Seat> viewer = view.viewer().asSeat();
        return viewer.isPresent() ? viewer.get().ordinal() : 0;
    }

    private static void unplayed(PlayerView view, Color color, Images images, float[] to, int entries) {
        int unplayed = view.board().unplayed(color).bits();
        int unseen = view.unseen(color).bits();
        int onRack = view.rackSize(color);
        to[entries + Layout.RACK_SIZE] = onRack;
        to[entries + Layout.PILE_SIZE] = Integer.bitCount(unplayed) - onRack;
        to[entries + Layout.IS_FINISHED] = view.isFinished(color) ? 1 : 0;
        faces(unseen, images, to, entries + Layout.UNSEEN);
        if (unseen != unplayed) {
            // What is neither unseen nor played lies on a rack that is seen.
            faces(unplayed & ~unseen, images, to, entries + Layout.RACK);
        }
    }

    private static void faces(int bits, Images images, float[] to, int at) {
        int faces = images.faces(bits);
        // Four at a time, set or not, which is faster than to look for those that are.
        for (int face = 0; face < Layout.FACES; face += 4) {
            int four = (faces >>> face & 15) * 4;
            to[at + face] = FOURS[four];
            to[at + face + 1] = FOURS[four + 1];
            to[at + face + 2] = FOURS[four + 2];
            to[at + face + 3] = FOURS[four + 3];
        }
    }

    private static void captures(PlayerView view, int owner, int first, Color color, float[] to, int at) {
        ImmutableList<Seat> seats = view.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seat != owner) {
                to[at + place(seat, first, seats.size())] = view.board().captureCount(seats.get(seat), color);
            }
        }
    }

    private static void cells(CellSet cells, Images images, float[] to, int plane) {
        for (long rest = cells.upperWord(); rest != 0; rest &= rest - 1) {
            to[plane + images.cellOfUpper(Long.numberOfTrailingZeros(rest))] = 1;
        }
        for (long rest = cells.lowerWord(); rest != 0; rest &= rest - 1) {
            to[plane + images.cellOfLower(Long.numberOfTrailingZeros(rest))] = 1;
        }
    }

    /**
     * Writes which actions are legal.
     *
     * @param view what a player or a spectator sees
     * @param names the renaming under which it is encoded
     * @param to where 1 goes for each {@linkplain Renaming#action(Move) action} of a legal move, and 0 for all others; they are
     *     all 0 if it is not the viewer's turn
     * @param from the index of the first one
     * @throws IndexOutOfBoundsException if there is no room for {@link #ACTIONS} entries; nothing is written then
     */
    public void mask(PlayerView view, Renaming names, byte[] to, int from) {
        requireNonNull(view, "view");
        requireNonNull(names, "names");
        checkRoom(from, ACTIONS, to.length);
        requireNonNull(names, "names");
        ImmutableList<Color> own = view.colors(view.seats().get(firstSeat(view)));
        CellSet open = view.board().openCells(own);
        long upper = open.upperWord();
        long lower = open.lowerWord();
        Arrays.fill(to, from, from + ACTIONS, (byte) 0);
        for (int i = 0; i < own.size(); i++) {
            Color color = own.get(i);
            moves(playable(view, color), color, upper, lower, names, to, from);
        }
    }

    /** Made apart, so that the compiler sees how often it is called, and makes no object. */
    private static int playable(PlayerView view, Color color) {
        return view.playable(color).bits();
    }

    private static void moves(int faces, Color color, long upper, long lower, Renaming names, byte[] to, int from) {
        for (int rest = faces; rest != 0; rest &= rest - 1) {
            int face = Integer.numberOfTrailingZeros(rest);
            int first = color.ordinal() * Layout.MOVES_OF_COLOR + FIRST_MOVES[face];
            byte[] cells = CELLS[face];
            for (int cell = 0; cell < cells.length; cell++) {
                to[from + names.action(first + cell)] = (byte) bit(upper, lower, cells[cell]);
            }
        }
    }

    /** 1 if a set of cells has a cell, else 0. */
    private static long bit(long upper, long lower, int cell) {
        int below = cell - FIRST_LOWER_CELL;
        return (below < 0 ? upper >>> cell + cell / 9 : lower >>> below + below / 9) & 1;
    }
}
