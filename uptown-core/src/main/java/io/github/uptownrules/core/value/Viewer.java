package io.github.uptownrules.core.value;

import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/**
 * A viewer of a game: a {@link Seat}, or a spectator, who owns no color and sees no rack (Q13).
 *
 * <pre>{@code
 * game.viewFor(Seat.TWO);                        // what the player on seat 2 may know
 * game.viewFor(Viewer.SPECTATOR).viewer().asSeat();         // -> Optional.empty
 * Viewer.parse("2") == Seat.TWO;                 // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Viewer permits Seat, Spectator {
    /** Who only watches; all spectators see the same. */
    Viewer SPECTATOR = Spectator.ANY;

    /**
     * Reads a viewer.
     *
     * @param text {@code 1} to {@code 5} for a seat, {@code -} for a spectator
     * @return the viewer
     * @throws IllegalArgumentException if the text is anything else
     */
    static Viewer parse(String text) {
        if (text.equals(SPECTATOR.toString())) {
            return SPECTATOR;
        }
        if (text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) <= '5') {
            return Seat.of(text.charAt(0) - '0');
        }
        throw new IllegalArgumentException("not a viewer (a seat 1 to 5, or '-' for a spectator): " + Quote.of(text));
    }

    /**
     * The seat of a player who looks.
     *
     * @return this, if it is a seat; empty for a spectator
     */
    Optional<Seat> asSeat();

    /** {@return the number of the seat, or {@code -} for a spectator} */
    @Override
    String toString();
}

/** The only value of its type. */
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
