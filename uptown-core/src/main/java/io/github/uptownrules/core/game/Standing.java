package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.Map;

/**
 * The rank, score and counts of one seat. Immutable; takes 32 bytes.
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
    /** The number of bits for the number of captured tiles of a color, at most 28. */
    private static final int COUNT_BITS = 5;

    private static final int COUNT = (1 << COUNT_BITS) - 1;

    private final Seat seat;
    private final int rank;
    private final int score;
    private final int groupCount;

    /** The counts of all colors in one number, because a map would dominate the size of a result. */
    private final int captures;

    /**
     * Creates a standing.
     *
     * @param rank 1 for the best; tied seats share a rank (Q5)
     * @param score the score; higher is better
     * @param groupCount the number of groups on the board, over all colors of the seat
     * @param captures the number of captured tiles of each color; missing colors count as 0
     * @throws IllegalArgumentException if a number of captured tiles is not 0 to 28
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

    /** {@return a standing with the counts of a tally} */
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

    /** {@return the rank, 1 for the best; tied seats share a rank (Q5)} */
    public int rank() {
        return rank;
    }

    /** {@return the score; higher is better} */
    public int score() {
        return score;
    }

    /** {@return the number of groups on the board, over all colors of the seat} */
    public int groupCount() {
        return groupCount;
    }

    /** {@return the number of captured tiles of each color, in the order of colors; colors without captures are omitted} */
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

    /** {@return the number of captured tiles of all colors} */
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

    /** {@return whether the other object is an equal standing of the same seat} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Standing that
                && seat == that.seat
                && rank == that.rank
                && score == that.score
                && groupCount == that.groupCount
                && captures == that.captures;
    }

    @Override
    public int hashCode() {
        return (((seat.ordinal() * 31 + rank) * 31 + score) * 31 + groupCount) * 31 + captures;
    }

    /** {@return the rank and the score, such as {@code 1. seat 2: -3}} */
    @Override
    public String toString() {
        return rank + ". seat " + seat + ": " + score;
    }
}
