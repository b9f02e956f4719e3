package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.Map;

/**
 * How one seat stands. Immutable; 32 bytes.
 *
 * <pre>{@code
 * Standing own = game.play(move).standings().forSeat(Seat.ONE);
 * own.score();           // -> -1
 * own.groupCount();      // -> 1
 * own.rank();            // -> 4 (fewest groups win, and the others have none yet)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Standing {
    /** The bits that hold how many of the 28 tiles of a color were captured. */
    private static final int COUNT_BITS = 5;

    private static final int COUNT = (1 << COUNT_BITS) - 1;

    private final Seat seat;
    private final int rank;
    private final int score;
    private final int groupCount;

    /** The counts of all colors in one number, for maps of them would be most of what a result takes. */
    private final int captures;

    /**
     * A standing.
     *
     * @param seat the seat
     * @param rank 1 for the best; tied seats share a rank (Q5)
     * @param score its score, the higher the better
     * @param groupCount how many groups it has on the board, over all its colors
     * @param captures how many tiles it has captured of each color; 0 for a color that is left out
     * @throws IllegalArgumentException if it cannot have captured that many
     */
    public Standing(Seat seat, int rank, int score, int groupCount, Map<Color, Integer> captures) {
        this(seat, rank, score, groupCount, packed(requireNonNull(captures, "captures")));
    }

    private Standing(Seat seat, int rank, int score, int groupCount, int captures) {
        this.seat = requireNonNull(seat, "seat");
        this.rank = rank;
        this.score = score;
        this.groupCount = groupCount;
        this.captures = captures;
    }

    /** With the counts of a tally. */
    static Standing of(Tally tally, Seat seat, int rank, int score) {
        int captures = 0;
        for (Color color : Color.all()) {
            captures |= packed(color, tally.captureCount(seat, color));
        }
        return new Standing(seat, rank, score, tally.groupCount(seat), captures);
    }

    private static int packed(Map<Color, Integer> counts) {
        int captures = 0;
        for (Map.Entry<Color, Integer> count : counts.entrySet()) {
            captures |= packed(count.getKey(), count.getValue());
        }
        return captures;
    }

    private static int packed(Color color, int count) {
        if (count < 0 || count > Face.all().size()) {
            throw new IllegalArgumentException("a seat cannot capture " + count + " " + color.label()
                    + " tiles: there are " + Face.all().size());
        }
        return count << COUNT_BITS * color.ordinal();
    }

    /** {@return the seat} */
    public Seat seat() {
        return seat;
    }

    /** {@return 1 for the best; tied seats share a rank (Q5)} */
    public int rank() {
        return rank;
    }

    /** {@return its score, the higher the better} */
    public int score() {
        return score;
    }

    /** {@return how many groups it has on the board, over all its colors} */
    public int groupCount() {
        return groupCount;
    }

    /** {@return how many tiles it has captured of each color that it has captured any of, in the order of colors} */
    public ImmutableMap<Color, Integer> captures() {
        ImmutableMap.Builder<Color, Integer> counts = ImmutableMap.builder();
        for (Color color : Color.all()) {
            int count = captures >> COUNT_BITS * color.ordinal() & COUNT;
            if (count > 0) {
                counts.put(color, count);
            }
        }
        return counts.buildOrThrow();
    }

    /**
     * How many tiles the seat has captured, whatever their color.
     *
     * @return 0 or more
     */
    public int captureCount() {
        int sum = 0;
        for (int rest = captures; rest != 0; rest >>>= COUNT_BITS) {
            sum += rest & COUNT;
        }
        return sum;
    }

    Standing withRank(int other) {
        return new Standing(seat, other, score, groupCount, captures);
    }

    /**
     * Whether the other object says the same of the same seat.
     *
     * @param other any object
     * @return whether it does
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Standing that
                && seat == that.seat
                && rank == that.rank
                && score == that.score
                && groupCount == that.groupCount
                && captures == that.captures;
    }

    /** {@return a hash of all that it says} */
    @Override
    public int hashCode() {
        return (((seat.ordinal() * 31 + rank) * 31 + score) * 31 + groupCount) * 31 + captures;
    }

    /** {@return what every scoring says of this seat: its rank and its score, such as {@code 1. seat 2: -3}} */
    @Override
    public String toString() {
        return rank + ". seat " + seat + ": " + score;
    }
}
