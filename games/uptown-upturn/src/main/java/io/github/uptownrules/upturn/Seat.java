package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A place at the table, counted from 1 (V1). The left neighbor of a seat is the next higher one; that of the last is seat 1.
 *
 * <pre>{@code
 * Seat.first(3);                 // -> [1, 2, 3]
 * Seat.of(2) == Seat.TWO;        // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Seat implements Viewer {
    /** Seat 1. */
    ONE,
    /** Seat 2. */
    TWO,
    /** Seat 3. */
    THREE,
    /** Seat 4. */
    FOUR;

    private static final ImmutableList<Seat> ALL = ImmutableList.copyOf(values());

    /** By seat, an optional with it, so that none is made for a move. */
    private static final ImmutableList<Optional<Seat>> OPTIONALS =
            ALL.stream().map(Optional::of).collect(ImmutableList.toImmutableList());

    /**
     * All four seats in order.
     *
     * @return the same list each time
     */
    public static ImmutableList<Seat> all() {
        return ALL;
    }

    /**
     * The seat with this number.
     *
     * @param number 1 to 4
     * @return the seat
     * @throws IllegalArgumentException if the number is out of range
     */
    public static Seat of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("seats are numbered 1 to " + ALL.size() + ", not " + number);
        }
        return ALL.get(number - 1);
    }

    /**
     * The first seats at a table.
     *
     * @param count how many, 0 to 4
     * @return seats 1 to {@code count}
     * @throws IllegalArgumentException if the count is out of range
     */
    public static ImmutableList<Seat> first(int count) {
        if (count < 0 || count > ALL.size()) {
            throw new IllegalArgumentException("there are 0 to " + ALL.size() + " seats, not " + count);
        }
        return ALL.subList(0, count);
    }

    /**
     * This seat's number.
     *
     * @return 1 to 4
     */
    public int number() {
        return ordinal() + 1;
    }

    /** {@return this seat} */
    @Override
    public Optional<Seat> asSeat() {
        return OPTIONALS.get(ordinal());
    }

    /** {@return this seat's number, as text} */
    @Override
    public String toString() {
        return String.valueOf(number());
    }
}
