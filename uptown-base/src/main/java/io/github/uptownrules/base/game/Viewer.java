package io.github.uptownrules.base.game;

import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * A viewer of any game: a {@link Seat}, or a spectator.
 *
 * <pre>{@code
 * Viewer.parse("2", 3);     // -> 2
 * Viewer.parse("-", 3);     // -> -
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Viewer permits Seat, Spectator {
    /** A viewer without a seat; all spectators see the same. */
    Viewer SPECTATOR = Spectator.ANY;

    /**
     * Reads a viewer of a table.
     *
     * @param text the number of a seat, or {@code -} for a spectator
     * @param seats the number of seats at the table
     * @throws IllegalArgumentException if the text is neither
     */
    static Viewer parse(String text, int seats) {
        if (text.equals(SPECTATOR.toString())) {
            return SPECTATOR;
        }
        for (Seat seat : Seat.first(seats)) {
            if (seat.toString().equals(text)) {
                return seat;
            }
        }
        throw new IllegalArgumentException(
                "a viewer is a seat, 1 to " + seats + ", or '-' for a spectator, not " + Quote.of(text));
    }

    /** {@return the seat of the viewer; empty for a spectator} */
    Optional<Seat> asSeat();

    /** {@return a name for messages: {@code seat 2} and so on, or {@code a spectator}} */
    default String label() {
        return asSeat().map(seat -> "seat " + seat).orElse("a spectator");
    }
}

/** The single spectator. */
enum Spectator implements Viewer {
    ANY;

    @Override
    public Optional<Seat> asSeat() {
        return Optional.empty();
    }

    @Override
    public String toString() {
        return "-";
    }
}
