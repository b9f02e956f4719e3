package io.github.uptownrules.server.table;

import java.util.Optional;

/** A seat that was taken, or a spectator's place at the table. */
public record SeatAssignment(String table, Optional<Held> seat) {
    /** A seat, with the secret that identifies its holder. */
    public record Held(int number, String secret) {
        /** {@return the number only, because the secret must not be logged} */
        @Override
        public String toString() {
            return String.valueOf(number);
        }
    }
}
