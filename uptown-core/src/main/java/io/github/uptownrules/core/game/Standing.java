package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;

/**
 * How one seat stands.
 *
 * <pre>{@code
 * Standing own = game.play(move).standings().forSeat(Seat.ONE);
 * own.score();           // -> -1
 * own.groupCount();      // -> 1
 * own.rank();            // -> 4 (fewest groups win, and the others have none yet)
 * }</pre>
 *
 * @param seat the seat
 * @param rank 1 for the best; seats that nothing tells apart share a rank (Q5)
 * @param score its score, the higher the better
 * @param groupCount how many groups it has on the board, over all its colors
 * @param captures how many tiles it has captured of each color it has captured any of
 * @since 0.1.0
 */
public record Standing(Seat seat, int rank, int score, int groupCount, ImmutableMap<Color, Integer> captures) {

    /**
     * A standing.
     *
     * @param seat the seat
     * @param rank 1 for the best; seats that nothing tells apart share a rank (Q5)
     * @param score its score, the higher the better
     * @param groupCount how many groups it has on the board, over all its colors
     * @param captures how many tiles it has captured of each color it has captured any of
     */
    public Standing {
        requireNonNull(seat, "seat");
        requireNonNull(captures, "captures");
    }

    /**
     * How many tiles the seat has captured, whatever their color.
     *
     * @return 0 or more
     */
    public int captureCount() {
        return captures.values().stream().mapToInt(Integer::intValue).sum();
    }

    Standing withRank(int other) {
        return new Standing(seat, other, score, groupCount, captures);
    }

    /** {@return what every scoring says of this seat: its rank and its score, such as {@code 1. seat 2: -3}} */
    @Override
    public String toString() {
        return rank + ". seat " + seat + ": " + score;
    }
}
