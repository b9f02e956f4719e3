package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/**
 * A tile drawn from the bag to a rack.
 *
 * <pre>{@code
 * Move move = Move.parse("51*>2");
 * new Drawing(Seat.TWO, Drawing.Cause.HAND_OUT, Optional.empty());     // -> seat 2 gets a tile
 * }</pre>
 *
 * @param seat the seat that drew the tile
 * @param cause the reason for the draw
 * @param tile the tile, or empty if the viewer cannot see it: only the seat itself sees it (W15)
 * @since 0.1.0
 */
public record Drawing(Seat seat, Cause cause, Optional<Tile> tile) {
    public Drawing {
        requireNonNull(seat, "seat");
        requireNonNull(cause, "cause");
        requireNonNull(tile, "tile");
    }

    /** The reason for a draw. */
    public enum Cause {
        /** The seat chose to draw (V11). */
        DRAW,
        /** Another seat handed the tile out (V17, V19). */
        HAND_OUT,
        /** The seat did not call "Upturn" (V20). */
        MISSED_CALL
    }

    /** Returns this drawing as the viewer sees it. */
    Drawing seenBy(Viewer viewer) {
        return viewer == seat ? this : new Drawing(seat, cause, Optional.empty());
    }

    /** {@return the drawing in words, such as {@code seat 2 gets 40}} */
    @Override
    public String toString() {
        return "seat " + seat + " gets " + tile.map(Tile::toString).orElse("a tile");
    }
}
