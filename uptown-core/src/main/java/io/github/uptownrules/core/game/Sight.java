package io.github.uptownrules.core.game;

import io.github.uptownrules.core.value.Seat;
import java.util.Optional;

/**
 * How much of a position is seen (Q13).
 *
 * @param everything whether nothing is hidden
 * @param viewer otherwise, who looks; empty for a spectator
 */
record Sight(boolean everything, Optional<Seat> viewer) {
    static final Sight WHOLE = new Sight(true, Optional.empty());

    static Sight of(Optional<Seat> viewer) {
        return new Sight(false, viewer);
    }

    /** Whether the tiles on a seat's rack are seen, unless the rack is put aside face up. */
    boolean showsRack(Seat seat) {
        return everything || viewer.equals(Optional.of(seat));
    }

    boolean showsPiles() {
        return everything;
    }
}
