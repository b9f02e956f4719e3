package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;

/**
 * How a game stands for a seat.
 *
 * <pre>{@code
 * Game uptown = Games.load().first();
 * uptown.resultColumns();                                             // -> [score, groups, captures]
 * uptown.deal("two-player", 42, "1").results().get(0).numbers();      // -> [0, 0, 0]
 * }</pre>
 *
 * @param rank 1 for the best; equals share a rank, and the next is left out
 * @param numbers as many as the game has {@linkplain Game#resultColumns() columns}
 * @since 0.1.0
 */
public record SeatResult(int rank, ImmutableList<Integer> numbers) {
    /**
     * Checks that nothing is null.
     *
     * @param rank 1 for the best; equals share a rank, and the next is left out
     * @param numbers as many as the game has {@linkplain Game#resultColumns() columns}
     */
    public SeatResult {
        requireNonNull(numbers, "numbers");
    }
}
