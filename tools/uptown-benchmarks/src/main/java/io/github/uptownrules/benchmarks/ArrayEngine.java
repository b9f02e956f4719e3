package io.github.uptownrules.benchmarks;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A careful array-based engine for comparison, as an experienced developer might write it for speed in an afternoon. It uses
 * arrays of small numbers instead of objects, moves packed into ints, a board with a border, and a flood fill only if needed.
 *
 * <p>It plays the standard game for three to five seats of one color each. A move is {@code tile * 128 + square}. The square of
 * row r and column c, both from 0, is {@code 10 * (r + 1) + c}.
 */
final class ArrayEngine {
    private static final int MONEY = 27;
    private static final int TILES = 28;
    private static final int RACK = 5;
    private static final int PLACEMENTS = 24;
    private static final int MOST_MOVES = 4 * 9 + 81;
    private static final byte EMPTY = -1;

    // Rows are ten squares apart, with an empty row above and below, so that no step leaves the array.
    private static final int SQUARES = 110;
    private static final int[] STEPS = {-10, -1, 1, 10};
    private static final int[][] SQUARES_OF_TILE = squaresOfTiles();

    private final int[][] orders;
    private final byte[] board = new byte[SQUARES];
    private final byte[] racks;
    private final int[] placed;
    private final int[] captures;
    private int turn;

    /** Creates the start of a game from the tiles of each seat, in the order in which they are drawn. */
    ArrayEngine(int[][] orders) {
        this.orders = orders;
        racks = new byte[orders.length * RACK];
        for (int i = 0; i < racks.length; i++) {
            racks[i] = (byte) orders[i / RACK][i % RACK];
        }
        placed = new int[orders.length];
        captures = new int[orders.length];
        Arrays.fill(board, EMPTY);
    }

    private ArrayEngine(ArrayEngine other) {
        orders = other.orders;
        System.arraycopy(other.board, 0, board, 0, SQUARES);
        racks = other.racks.clone();
        placed = other.placed.clone();
        captures = other.captures.clone();
        turn = other.turn;
    }

    /** Returns the seat to move, from 0, or -1 when the game is over. */
    int turn() {
        return turn;
    }

    int captures(int seat) {
        return captures[seat];
    }

    int groups(int seat) {
        int groups = 0;
        boolean[] seen = new boolean[SQUARES];
        for (int square : SQUARES_OF_TILE[MONEY]) {
            if (board[square] == seat && !seen[square]) {
                flood(square, seen);
                groups++;
            }
        }
        return groups;
    }

    int[] legalMoves() {
        int[] moves = new int[MOST_MOVES];
        int count = 0;
        for (int slot = turn * RACK; turn >= 0 && slot < turn * RACK + RACK; slot++) {
            for (int square : SQUARES_OF_TILE[racks[slot]]) {
                if (isOpen(square, turn)) {
                    moves[count++] = racks[slot] << 7 | square;
                }
            }
        }
        return Arrays.copyOf(moves, count);
    }

    ArrayEngine play(int move) {
        ArrayEngine next = new ArrayEngine(this);
        next.place(move);
        return next;
    }

    ArrayEngine playout(RandomGenerator random) {
        ArrayEngine game = new ArrayEngine(this);
        while (game.turn >= 0) {
            int[] moves = game.legalMoves();
            game.place(moves[random.nextInt(moves.length)]);
        }
        return game;
    }

    private void place(int move) {
        int tile = move >> 7;
        int square = move & 127;
        if (board[square] != EMPTY) {
            captures[turn]++;
        }
        board[square] = (byte) turn;
        int slot = turn * RACK;
        while (racks[slot] != tile) {
            slot++;
        }
        if (++placed[turn] < PLACEMENTS) {
            racks[slot] = (byte) orders[turn][RACK - 1 + placed[turn]];
        }
        pass();
    }

    private void pass() {
        int seats = orders.length;
        for (int step = 1; step <= seats; step++) {
            int seat = (turn + step) % seats;
            if (placed[seat] < PLACEMENTS && canPlace(seat)) {
                turn = seat;
                return;
            }
        }
        turn = -1;
    }

    private boolean canPlace(int seat) {
        for (int slot = seat * RACK; slot < seat * RACK + RACK; slot++) {
            for (int square : SQUARES_OF_TILE[racks[slot]]) {
                if (isOpen(square, seat)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOpen(int square, int seat) {
        return board[square] == EMPTY || board[square] != seat && !splits(square);
    }

    /** Returns whether removing the tile of a square would split the tiles of its color around it. */
    private boolean splits(int square) {
        int first = -1;
        boolean[] seen = new boolean[SQUARES];
        seen[square] = true;
        for (int step : STEPS) {
            if (board[square + step] == board[square] && !seen[square + step]) {
                if (first >= 0) {
                    return true;
                }
                first = square + step;
                flood(first, seen);
            }
        }
        return false;
    }

    private void flood(int start, boolean[] seen) {
        int[] stack = new int[81];
        int size = 0;
        stack[size++] = start;
        seen[start] = true;
        while (size > 0) {
            int square = stack[--size];
            for (int step : STEPS) {
                int next = square + step;
                if (board[next] == board[start] && !seen[next]) {
                    seen[next] = true;
                    stack[size++] = next;
                }
            }
        }
    }

    private static int[][] squaresOfTiles() {
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
