package io.github.uptownrules.upturn;

import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * A viewer of a game: a {@link Seat}, who sees its own rack, or a {@link #SPECTATOR}, who sees none.
 *
 * <pre>{@code
 * game.viewFor(Seat.TWO).rack().isPresent();             // -> true
 * game.viewFor(Viewer.SPECTATOR).rack().isPresent();     // -> false
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Viewer permits Seat, Spectator {
    /** A spectator. */
    Viewer SPECTATOR = Spectator.INSTANCE;

    /**
     * Reads a viewer.
     *
     * @param text the number of a seat, 1 to 4, or {@code -} for a spectator
     * @return the viewer
     * @throws IllegalArgumentException if the text is neither
     */
    static Viewer parse(String text) {
        for (Seat seat : Seat.all()) {
            if (seat.toString().equals(text)) {
                return seat;
            }
        }
        if (text.equals(SPECTATOR.toString())) {
            return SPECTATOR;
        }
        throw new IllegalArgumentException("not a viewer (a seat 1 to 4, or '-' for a spectator): " + Quote.of(text));
    }

    /**
     * The viewer's place at the table.
     *
     * @return the seat, or empty for a spectator
     */
    Optional<Seat> asSeat();
}
