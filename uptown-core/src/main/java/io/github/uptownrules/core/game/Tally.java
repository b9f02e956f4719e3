package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;

/**
 * The counts that scores are made of: who owns which colors, how many groups these form and how large they are, who
 * captured how much. The methods here allocate nothing, not even iterators, for searches ask them millions of times.
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

    /**
     * The seats at the table.
     *
     * @return two to five seats, in clockwise order from seat 1
     */
    ImmutableList<Seat> seats();

    /**
     * The colors a seat owns.
     *
     * @param seat a seat at the table
     * @return one color or more, in canonical order
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    ImmutableList<Color> colors(Seat seat);

    /**
     * How many groups the tiles of a color form on the board (R26 to R28).
     *
     * @param color any color
     * @return 0 (Q11) or more
     */
    int groupCount(Color color);

    /**
     * How many tiles the largest group of a color has.
     *
     * @param color any color
     * @return 0 if none of its tiles is on the board, else 1 or more
     */
    int largestGroup(Color color);

    /**
     * How many tiles of a color a seat has captured (R22).
     *
     * @param captor a seat at the table
     * @param color any color
     * @return 0 or more
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    int captureCount(Seat captor, Color color);

    /**
     * How many groups a seat has, over all its colors.
     *
     * @param seat a seat at the table
     * @return 0 or more
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
     * How many tiles the largest group of a seat has, whichever of its colors that is of.
     *
     * @param seat a seat at the table
     * @return 0 if none of its tiles is on the board, else 1 or more
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
     * How many tiles a seat has captured, whatever their color.
     *
     * @param captor a seat at the table
     * @return 0 or more
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
