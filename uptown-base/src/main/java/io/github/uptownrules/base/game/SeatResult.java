package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;

/**
 * The rank and the numbers of a seat.
 *
 * <pre>{@code
 * Game uptown = Games.load().first();
 * uptown.resultColumns();                                             // -> [score, groups, captures]
 * uptown.deal("two-player", 42, "1").results().get(0).numbers();      // -> [0, 0, 0]
 * }</pre>
 *
 * @param rank 1 for the best; tied seats share a rank, and the ranks after them are skipped
 * @param numbers one number for each of the game's {@linkplain Game#resultColumns() columns}
 * @since 0.1.0
 */
public record SeatResult(int rank, ImmutableList<Integer> numbers) {
    public SeatResult {
        requireNonNull(numbers, "numbers");
    }
}
