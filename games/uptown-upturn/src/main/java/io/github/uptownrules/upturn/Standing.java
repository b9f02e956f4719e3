package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Quantity;

/**
 * The standing of one seat.
 *
 * <pre>{@code
 * Standing own = game.standings().forSeat(Seat.ONE);     // -> seat 1: 7 tiles left
 * own.rank();                                       // -> 1 (all have seven)
 * }</pre>
 *
 * @param seat the seat
 * @param rank 1 for the best; equals share a rank, and the next rank is left out (W20)
 * @param tilesLeft the number of tiles on its rack
 * @since 0.1.0
 */
public record Standing(Seat seat, int rank, int tilesLeft) {
    public Standing {
        requireNonNull(seat, "seat");
    }

    Standing withRank(int other) {
        return new Standing(seat, other, tilesLeft);
    }

    /** {@return this standing in words, such as {@code seat 2: 3 tiles left}} */
    @Override
    public String toString() {
        return "seat " + seat + ": " + Quantity.of(tilesLeft, "tile") + " left";
    }
}
