package io.github.uptownrules.cli.game;

import com.google.common.collect.ImmutableList;

/**
 * How a game stands for a seat.
 *
 * @param rank 1 for the best; equals share a rank, and the next is left out
 * @param numbers as many as the game has {@linkplain Game#resultColumns() columns}
 */
public record SeatResult(int rank, ImmutableList<Integer> numbers) {}
