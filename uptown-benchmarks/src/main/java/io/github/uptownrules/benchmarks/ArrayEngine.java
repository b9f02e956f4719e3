package io.github.uptownrules.benchmarks;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A plain array engine, the baseline the library is measured against.
 *
 * <p>It plays the standard game for three to five seats, one color a seat: racks of five, 24 placements a color, no
 * capture that splits a group; a seat that cannot place is skipped, and the game is over when nobody can place. The
 * split test and the group count are flood fills.
 *
 * <p>A move is {@code face * 128 + square}, where the square of row r and column c, both from 0, is
 * {@code 10 * (r + 1) + c}. No move changes an engine, but its queries share scratch arrays: it is for one thread at a
 * time.
 */
public final class ArrayEngine {

    private static final String FACES = "ABCDEFGHI123456789abcdefghi$";
    private static final String COLORS = "bgory";
    private static final int MONEY = 27;
    private static final int TILES = 28;
    private static final int RACK = 5;
    private static final int PLACEMENTS = 24;
    private static final int MAX_MOVES = 4 * 9 + 81;
    private static final byte EMPTY = -1;

    // Rows are ten squares apart and one row above and below is left empty, so a step never leaves the arrays.
    private static final int SQUARES = 110;
    private static final int[] STEPS = {-10, -1, 1, 10};
    private static final int[][] SQUARES_OF_FACE = squaresOfFaces();

    private final int seats;
    private final byte[] orders; // never changed, so shared by all copies
    private final byte[] owners;
    private final byte[] faces;
    private final byte[] racks;
    private final int[] placed;
    private final int[] captures;
    private int turn;

    private final int[] marks = new int[SQUARES];
    private final int[] stack = new int[81];
    private int mark;

    public ArrayEngine(int[][] orders) {
        seats = orders.length;
        if (seats < 3 || seats > 5) {
            throw new IllegalArgumentException("3 to 5 seats, not " + seats);
        }
        this.orders = new byte[seats * TILES];
        racks = new byte[seats * RACK];
        for (int seat = 0; seat < seats; seat++) {
            for (int i = 0; i < TILES; i++) {
                this.orders[seat * TILES + i] = (byte) orders[seat][i];
            }
            System.arraycopy(this.orders, seat * TILES, racks, seat * RACK, RACK);
        }
        owners = new byte[SQUARES];
        Arrays.fill(owners, EMPTY);
        faces = new byte[SQUARES];
        placed = new int[seats];
        captures = new int[seats];
    }

    private ArrayEngine(ArrayEngine other) {
        seats = other.seats;
        orders = other.orders;
        owners = other.owners.clone();
        faces = other.faces.clone();
        racks = other.racks.clone();
        placed = other.placed.clone();
        captures = other.captures.clone();
        turn = other.turn;
    }

    /** The seat to move, from 0; -1 when the game is over. */
    public int turn() {
        return turn;
    }

    public boolean isOver() {
        return turn < 0;
    }

    public int captures(int seat) {
        return captures[seat];
    }

    public int groups(int seat) {
        int groups = 0;
        mark += 2;
        for (int square : SQUARES_OF_FACE[MONEY]) {
            if (owners[square] == seat && marks[square] != mark) {
                groups++;
                flood(square, 0);
            }
        }
        return groups;
    }

    public int[] legalMoves() {
        int[] moves = new int[MAX_MOVES];
        return Arrays.copyOf(moves, isOver() ? 0 : list(moves));
    }

    /** The position after one of the {@link #legalMoves()}; other moves are not looked for. */
    public ArrayEngine play(int move) {
        ArrayEngine next = new ArrayEngine(this);
        next.place(move);
        return next;
    }

    /** Plays uniformly random moves to the end of the game and returns how many; this engine stays as it is. */
    public int playout(RandomGenerator random) {
        ArrayEngine game = new ArrayEngine(this);
        int[] moves = new int[MAX_MOVES];
        int played = 0;
        while (!game.isOver()) {
            game.place(moves[random.nextInt(game.list(moves))]);
            played++;
        }
        return played;
    }

    /** Turn, board and, for each seat, groups, captures and tiles left in the pile. */
    public String signature() {
        StringBuilder text = new StringBuilder(200);
        text.append(isOver() ? "-" : turn + 1).append(' ');
        for (int square : SQUARES_OF_FACE[MONEY]) {
            if (owners[square] == EMPTY) {
                text.append('.');
            } else {
                text.append(COLORS.charAt(owners[square])).append(FACES.charAt(faces[square]));
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            text.append(' ').append(groups(seat)).append(':').append(captures[seat]);
            text.append(':').append(Math.max(0, PLACEMENTS - 1 - placed[seat]));
        }
        return text.toString();
    }

    private int list(int[] moves) {
        int count = 0;
        for (int i = turn * RACK; i < turn * RACK + RACK; i++) {
            int face = racks[i];
            for (int square : SQUARES_OF_FACE[face]) {
                if (isOpen(square, turn)) {
                    moves[count++] = face << 7 | square;
                }
            }
        }
        return count;
    }

    private void place(int move) {
        int face = move >> 7;
        int square = move & 127;
        if (owners[square] != EMPTY) {
            captures[turn]++;
        }
        owners[square] = (byte) turn;
        faces[square] = (byte) face;
        int slot = turn * RACK;
        while (racks[slot] != face) {
            slot++;
        }
        if (++placed[turn] < PLACEMENTS) {
            racks[slot] = orders[turn * TILES + RACK - 1 + placed[turn]];
        }
        pass();
    }

    /** Gives the turn to the next seat that can place: any other seat first, then the one that has just placed. */
    private void pass() {
        for (int i = 1; i <= seats; i++) {
            int seat = (turn + i) % seats;
            if (canPlace(seat)) {
                turn = seat;
                return;
            }
        }
        turn = -1;
    }

    private boolean canPlace(int seat) {
        if (placed[seat] == PLACEMENTS) {
            return false; // its last four tiles stay unplayed
        }
        for (int i = seat * RACK; i < seat * RACK + RACK; i++) {
            for (int square : SQUARES_OF_FACE[racks[i]]) {
                if (isOpen(square, seat)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOpen(int square, int seat) {
        int owner = owners[square];
        return owner == EMPTY || owner != seat && !splits(square, owner);
    }

    private boolean splits(int square, int owner) {
        int neighbors = 0;
        int start = square;
        for (int step : STEPS) {
            if (owners[square + step] == owner) {
                neighbors++;
                start = square + step;
            }
        }
        if (neighbors < 2) {
            return false;
        }
        mark += 2;
        marks[square] = mark;
        for (int step : STEPS) {
            marks[square + step] = mark - 1;
        }
        return !flood(start, neighbors - 1);
    }

    /**
     * Marks the squares connected with {@code start}, stopping early when {@code targets} other squares marked
     * {@code mark - 1} have been reached; tells whether they were.
     */
    private boolean flood(int start, int targets) {
        int owner = owners[start];
        int left = targets;
        int size = 0;
        marks[start] = mark;
        stack[size++] = start;
        while (size > 0) {
            int square = stack[--size];
            for (int step : STEPS) {
                int next = square + step;
                if (owners[next] == owner && marks[next] != mark) {
                    if (marks[next] == mark - 1 && --left == 0) {
                        return true;
                    }
                    marks[next] = mark;
                    stack[size++] = next;
                }
            }
        }
        return false;
    }

    private static int[][] squaresOfFaces() {
        int[][] squares = new int[TILES][9];
        squares[MONEY] = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            int row = cell / 9;
            int column = cell % 9;
            int square = 10 * (row + 1) + column;
            squares[row][column] = square;
            squares[9 + column][row] = square;
            squares[18 + row / 3 * 3 + column / 3][row % 3 * 3 + column % 3] = square;
            squares[MONEY][cell] = square;
        }
        return squares;
    }
}
