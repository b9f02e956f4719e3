package io.github.uptownrules.server.table;

import java.util.Optional;

/** Who looks at a table: a seat, or who only watches. */
public sealed interface Viewer permits Seat, Viewer.Spectator {
    /** Who only watches. */
    Viewer SPECTATOR = new Spectator();

    /** {@return the seat, if it is one} */
    Optional<Seat> asSeat();

    /** The only value of its type. */
    record Spectator() implements Viewer {
        @Override
        public Optional<Seat> asSeat() {
            return Optional.empty();
        }

        @Override
        public String toString() {
            return "-";
        }
    }
}
