package io.github.uptownrules.server.table;

import java.util.Optional;

/**
 * A seat that was taken, or a place to watch.
 *
 * @param table the table
 * @param seat the number of the seat, and its secret; empty for a spectator
 */
public record SeatAssignment(String table, Optional<Held> seat) {
    /**
     * A seat.
     *
     * @param number 1 or more
     * @param secret what makes it one's own
     */
    public record Held(int number, String secret) {
        /** {@return the number; the secret is not to be written anywhere} */
        @Override
        public String toString() {
            return String.valueOf(number);
        }
    }
}
