package io.github.uptownrules.upturn;

import java.util.Optional;

/**
 * Somebody who looks at a game: a {@link Seat}, who sees its own rack, or a {@link #SPECTATOR}, who sees none.
 *
 * <pre>{@code
 * game.viewFor(Seat.TWO).rack().isPresent();             // -> true
 * game.viewFor(Viewer.SPECTATOR).rack().isPresent();     // -> false
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Viewer permits Seat, Spectator {
    /** Somebody who only watches. */
    Viewer SPECTATOR = Spectator.INSTANCE;

    /**
     * The viewer's place at the table.
     *
     * @return the seat, or empty for a spectator
     */
    Optional<Seat> seat();
}
