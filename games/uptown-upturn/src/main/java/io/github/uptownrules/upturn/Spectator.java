package io.github.uptownrules.upturn;

import java.util.Optional;

/** The one spectator there is: all see the same. */
enum Spectator implements Viewer {
    INSTANCE;

    @Override
    public Optional<Seat> asSeat() {
        return Optional.empty();
    }

    @Override
    public String toString() {
        return "-";
    }
}
