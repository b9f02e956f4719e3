package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * A seat at the table of any game, numbered from 1 in clockwise order (R1, R12, V1, Y1). A four-player game rejects
 * seat 5.
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

    /** {@return all five seats in clockwise order, always the same list} */
    public static ImmutableList<Seat> all() {
        return ALL;
    }

    /**
     * Returns the seat with a number.
     *
     * @param number 1 to 5
     * @throws IllegalArgumentException if the number is out of range
     */
    public static Seat of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("seats are numbered 1 to " + ALL.size() + ", not " + number);
        }
        return ALL.get(number - 1);
    }

    /**
     * Returns seats 1 to {@code count}.
     *
     * @param count 0 to 5
     * @throws IllegalArgumentException if the count is out of range
     */
    public static ImmutableList<Seat> first(int count) {
        if (count < 0 || count > ALL.size()) {
            throw new IllegalArgumentException("there are 0 to " + ALL.size() + " seats, not " + count);
        }
        // Copied, because every move reads the list, and a sublist is slower.
        return ImmutableList.copyOf(ALL.subList(0, count));
    }

    /**
     * Reads a seat of a table.
     *
     * @param text the number of the seat
     * @param seats the number of seats at the table
     * @throws IllegalArgumentException if the table has no such seat
     */
    public static Seat parse(String text, int seats) {
        return first(seats).stream()
                .filter(seat -> seat.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a seat is 1 to " + seats + ", not " + Quote.of(text)));
    }

    /** {@return the number of this seat, 1 to 5} */
    public int number() {
        return ordinal() + 1;
    }

    /** {@return this seat, always the same optional} */
    @Override
    public Optional<Seat> asSeat() {
        return present;
    }

    /** {@return the number of this seat} */
    @Override
    public String toString() {
        return text;
    }
}
