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
 * Encodes views and legal actions as numbers. The place and the meaning of each entry are the same for every ruleset. An
 * encoder only takes views, so a learner sees no more than a player.
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
 * <p>The entries start with {@link #PLANES} planes of 9 by 9 cells in reading order. Colors are numbered by their new names, 0
 * to 4.
 *
 * <ul>
 *   <li>0 to 4: by color, 1 for each cell with a tile of it
 *   <li>5: 1 for each tile that may not be captured (R19)
 * </ul>
 *
 * <p>Each color has 69 entries, all 0 if it is not in play. Seats are counted clockwise from the viewer, or from seat 1 for a
 * spectator.
 *
 * <ul>
 *   <li>0 to 27: by face in canonical order, 1 if the viewer sees the tile on its rack
 *   <li>28 to 55: by face, 1 if the tile is {@linkplain PlayerView#unseen unseen}
 *   <li>56 to 60: by seat, 1 for the owner
 *   <li>61 to 65: by seat, the number of tiles of the color that it has captured
 *   <li>66: the size of the rack; 67: the size of the pile; 68: 1 if the color is finished
 * </ul>
 *
 * <p>The last entries are 1 for the seat to move, by seat, and 1 if the viewer is a player. After the end of the game no seat
 * is to move.
 *
 * <p>These entries hold everything that a view shows, except details without effect on the rest of a game (R23): which of a
 * color's tiles is on which of its cells, and the faces of captured tiles. All numbers are whole, 0 to 28. Encoding does not
 * allocate. Not thread-safe.
 *
 * @since 0.1.0
 */
public final class Encoder {
    /** The number of planes. */
    public static final int PLANES = Layout.PLANES;

    /** The number of entries: 486 in planes, and 351 more. */
    public static final int SIZE = Layout.SIZE;

    /** The number of entries of a {@linkplain #history history}: 162, in two planes. */
    public static final int HISTORY = 2 * Layout.CELLS;

    /** The number of actions, one for each move: 1,620. */
    public static final int ACTIONS = Layout.COLORS * Layout.MOVES_OF_COLOR;

    /** The first cell in the lower word of a set of cells. */
    private static final int FIRST_LOWER_CELL = Cell.F1.ordinal();

    /** The bits of the numbers 0 to 15, lowest bit first. */
    private static final float[] FOURS = new float[16 * 4];

    private static final byte[][] CELLS = new byte[Layout.FACES][];

    /** The index of each face's first move among the moves of a color. */
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

    /** The entries before they are copied to a buffer or an array of bytes. */
    private final float[] passed = new float[SIZE];

    /** Creates an encoder. */
    public Encoder() {}

    /**
     * Maps an entry to another renaming. To rename an encoding written under {@link Renaming#identity}, move each entry:
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
     * Writes a view into a buffer at its position, and advances the position.
     *
     * @param view the view of a player or a spectator
     * @param names the renaming for the encoding
     * @param to receives the entries
     * @throws BufferOverflowException if fewer than {@link #SIZE} entries remain; its cause names the number; nothing is
     * written
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
     * Writes a view into an array.
     *
     * @param view the view of a player or a spectator
     * @param names the renaming for the encoding
     * @param to receives the entries, all of which are overwritten
     * @param from the index of the first entry, such as {@code row * Encoder.SIZE} in a batch
     * @throws IndexOutOfBoundsException if {@link #SIZE} entries do not fit; nothing is written
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
     * Writes a view into an array of bytes, which takes a quarter of the memory. The numbers are the same, since all are small
     * and whole.
     *
     * @param view the view of a player or a spectator
     * @param names the renaming for the encoding
     * @param to receives the entries
     * @param from the index of the first entry
     * @throws IndexOutOfBoundsException if {@link #SIZE} entries do not fit; nothing is written
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
     * Writes the history that a view does not show: the age of each tile, and the captures. It has two planes of 9 by 9 cells.
     *
     * <ul>
     *   <li>0: by cell, the number of placements since its tile came, 1 for the last one; 0 if the cell is empty, or its tile is older than the memory
     *   <li>1: by cell, 1 plus the new name of the color whose tile was captured there by the present tile; 0 for none
     * </ul>
     *
     * @param memory the memory of a player or a spectator
     * @param names the renaming for the encoding, for instance {@code Renaming.ownFirst(memory.view())}
     * @param to receives the entries, whole numbers from 0 to 140
     * @param from the index of the first entry
     * @throws IndexOutOfBoundsException if {@link #HISTORY} entries do not fit; nothing is written
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

    /** Returns the distance of a seat from the first one, clockwise. */
    private static int place(int seat, int first, int seats) {
        return seat < first ? seat - first + seats : seat - first;
    }

    /** Returns the index of the seat from which seats are counted. */
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
            // A tile that is neither unseen nor played is on a visible rack.
            faces(unplayed & ~unseen, images, to, entries + Layout.RACK);
        }
    }

    private static void faces(int bits, Images images, float[] to, int at) {
        int faces = images.faces(bits);
        // Writing four entries at a time, set or not, is faster than searching for those that are set.
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
     * Writes the mask of legal actions: 1 for each {@linkplain Renaming#action(Move) action} of a legal move, 0 for the others.
     * All are 0 if it is not the viewer's turn.
     *
     * @param view the view of a player or a spectator
     * @param names the renaming for the encoding
     * @param to receives the mask
     * @param from the index of the first entry
     * @throws IndexOutOfBoundsException if {@link #ACTIONS} entries do not fit; nothing is written
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

    /** Extracted so that the compiler inlines it as a hot method and avoids the allocation. */
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

    /** Returns 1 if a set of cells contains a cell, otherwise 0. */
    private static long bit(long upper, long lower, int cell) {
        int below = cell - FIRST_LOWER_CELL;
        return (below < 0 ? upper >>> cell + cell / 9 : lower >>> below + below / 9) & 1;
    }
}
