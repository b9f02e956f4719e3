package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Quote;
import java.util.List;

/**
 * That a bot did not play on, and so lost its game.
 *
 * <pre>{@code
 * new Forfeited(BotFailure.Cause.TIME, Seat.TWO).toString();    // -> time 2
 * }</pre>
 *
 * @param cause the cause, as in a record
 * @param seat the seat that lost
 * @since 0.1.0
 */
public record Forfeited(BotFailure.Cause cause, Seat seat) implements Ending {
    /**
     * Makes one of its parts.
     *
     * @param cause the cause, as in a record
     * @param seat the seat that lost
     */
    public Forfeited {
        requireNonNull(cause, "cause");
        requireNonNull(seat, "seat");
    }

    /**
     * Reads what {@link #toString} writes.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    static Forfeited parse(String text, List<Seat> seats) {
        for (BotFailure.Cause cause : BotFailure.Cause.values()) {
            for (Seat seat : seats) {
                Forfeited forfeited = new Forfeited(cause, seat);
                if (forfeited.toString().equals(text)) {
                    return forfeited;
                }
            }
        }
        throw new IllegalArgumentException(
                "a game is 'stopped', or lost by 'time' or 'resignation' and the seat, not " + Quote.of(text));
    }

    /** {@return as it stands in the header {@code Termination} of a record} */
    @Override
    public String toString() {
        return cause.code() + " " + seat;
    }
}
