package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;
import java.time.Duration;
import java.util.Optional;

/** A listener that hears whose turn it is. It receives no secrets or hidden tiles. */
@FunctionalInterface
public interface TurnWatch {
    /**
     * The beginning of a person's turn.
     *
     * @param isConnected whether the person is at the table
     * @param left the time left for the move, at a table with a time limit
     */
    record Begun(TableState table, Seat seat, boolean isConnected, Optional<Duration> left) {}

    void turn(Begun begun);

    /** Handles the end of a turn after which no person is to move: a bot moves, or the game is over. */
    default void ended(TableState table) {}
}
