package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/**
 * A tile that came from the bag to a rack.
 *
 * <pre>{@code
 * Move move = Move.parse("51*>2");
 * new Drawing(Seat.TWO, Drawing.Cause.HAND_OUT, Optional.empty());     // -> seat 2 gets a tile
 * }</pre>
 *
 * @param seat whose rack it came to
 * @param cause why
 * @param tile the tile, or empty where it cannot be seen: only the seat itself sees it (W15)
 * @since 0.1.0
 */
public record Drawing(Seat seat, Cause cause, Optional<Tile> tile) {
    /**
     * Checks that nothing is null.
     *
     * @param seat whose rack it came to
     * @param cause why
     * @param tile the tile, or empty where it cannot be seen: only the seat itself sees it (W15)
     */
    public Drawing {
        requireNonNull(seat, "seat");
        requireNonNull(cause, "cause");
        requireNonNull(tile, "tile");
    }

    /** Why a tile was drawn. */
    public enum Cause {
        /** The seat chose to (V11). */
        DRAW,
        /** It was handed out by another seat (V17, V19). */
        HAND_OUT,
        /** The seat did not call "Upturn" (V20). */
        MISSED_CALL
    }

    /** What a viewer sees of this. */
    Drawing seenBy(Viewer viewer) {
        return viewer == seat ? this : new Drawing(seat, cause, Optional.empty());
    }

    /** {@return the drawing in words, such as {@code seat 2 gets 40}} */
    @Override
    public String toString() {
        return "seat " + seat + " gets " + tile.map(Tile::toString).orElse("a tile");
    }
}
