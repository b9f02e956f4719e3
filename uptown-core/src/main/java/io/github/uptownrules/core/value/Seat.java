package io.github.uptownrules.core.value;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A place at the table, counted from 1 in clockwise order (R1, R12).
 *
 * <p>Who sits there is a {@link Viewer} of the game. A seat is not a color: a seat owns one color or several, and a capture is counted for the seat that made it.
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
    FOUR,
    /** Seat 5. */
    FIVE;

    private static final ImmutableList<Seat> ALL = ImmutableList.copyOf(values());

    private final Optional<Seat> present = Optional.of(this);
    private final String text = String.valueOf(number());

    /**
     * All five seats in clockwise order.
     *
     * @return the same list each time
     */
    public static ImmutableList<Seat> all() {
        return ALL;
    }

    /**
     * The seat with this number.
     *
     * @param number 1 to 5
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
     * @param count how many, 0 to 5
     * @return seats 1 to {@code count}
     * @throws IllegalArgumentException if the count is out of range
     */
    public static ImmutableList<Seat> first(int count) {
        if (count < 0 || count > ALL.size()) {
            throw new IllegalArgumentException("there are 0 to " + ALL.size() + " seats, not " + count);
        }
        // A copy, for it is asked for seats by every move, and a part of a list takes longer to answer.
        return ImmutableList.copyOf(ALL.subList(0, count));
    }

    /** {@return this seat, the same optional each time} */
    @Override
    public Optional<Seat> asSeat() {
        return present;
    }

    /**
     * This seat's number.
     *
     * @return 1 to 5
     */
    public int number() {
        return ordinal() + 1;
    }

    /** {@return this seat's number, as text} */
    @Override
    public String toString() {
        return text;
    }
}
