package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;

/**
 * The counts that determine scores: the colors of the seats, the number and sizes of their groups, and their captures.
 * The default methods allocate nothing, because searches call them millions of times.
 *
 * <pre>{@code
 * Tally tally = game.play(move);
 * tally.groupCount(Color.BLUE);       // -> 1
 * tally.groupCount(Seat.ONE);         // -> 1
 * tally.captureCount(Seat.ONE);       // -> 0
 * }</pre>
 *
 * @since 0.1.0
 */
public interface Tally {

    /** {@return the two to five seats at the table, clockwise from seat 1} */
    ImmutableList<Seat> seats();

    /**
     * Returns the colors that a seat owns, in canonical order.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    ImmutableList<Color> colors(Seat seat);

    /** {@return the number of groups of a color on the board, possibly 0 (R26 to R28, Q11)} */
    int groupCount(Color color);

    /** {@return the number of tiles in the largest group of a color, 0 if the color has no tile on the board} */
    int largestGroup(Color color);

    /**
     * Returns the number of tiles of a color that a seat has captured (R22).
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    int captureCount(Seat captor, Color color);

    /**
     * Returns the number of groups of a seat, over all its colors.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    default int groupCount(Seat seat) {
        int count = 0;
        for (int i = 0; i < colors(seat).size(); i++) {
            count += groupCount(colors(seat).get(i));
        }
        return count;
    }

    /**
     * Returns the number of tiles in the largest group of a seat, over all its colors; 0 if it has no tile on the
     * board.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    default int largestGroup(Seat seat) {
        int largest = 0;
        for (int i = 0; i < colors(seat).size(); i++) {
            largest = Math.max(largest, largestGroup(colors(seat).get(i)));
        }
        return largest;
    }

    /**
     * Returns the number of tiles of all colors that a seat has captured.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    default int captureCount(Seat captor) {
        requireNonNull(captor, "captor");
        int count = 0;
        for (int i = 0; i < Color.all().size(); i++) {
            count += captureCount(captor, Color.all().get(i));
        }
        return count;
    }
}
