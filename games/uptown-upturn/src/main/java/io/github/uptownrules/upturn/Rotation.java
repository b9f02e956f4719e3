package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;

/**
 * The rotation of turns (V7, V13): to the left, where seat numbers go up, or to the right.
 *
 * <pre>{@code
 * Rotation.LEFT.next(Seat.THREE, 3);      // -> 1
 * Rotation.RIGHT.next(Seat.THREE, 3);     // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Rotation {
    /** To the left neighbor, the next higher seat. The only rotation with two players (W9). */
    LEFT('L', 1),
    /** To the right neighbor, the next lower seat. */
    RIGHT('R', -1);

    private final char letter;
    private final int step;

    Rotation(char letter, int step) {
        this.letter = letter;
        this.step = step;
    }

    /**
     * Returns the neighbor of a seat on this side, whose turn comes after it.
     *
     * @param seats the number of seats, 2 to 4
     * @throws IllegalArgumentException if the number is out of range, or the seat is not at the table
     */
    public Seat next(Seat seat, int seats) {
        requireNonNull(seat, "seat");
        if (seats < 2 || seats > UpTurnRuleset.MOST_SEATS) {
            throw new IllegalArgumentException("there are 2 to 4 seats at a table, not " + seats);
        }
        if (seat.number() > seats) {
            throw new IllegalArgumentException("there is no seat " + seat + " at a table of " + seats);
        }
        return Seat.all().get((seat.ordinal() + step + seats) % seats);
    }

    char letter() {
        return letter;
    }

    /** {@return {@code L} or {@code R}} */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}
