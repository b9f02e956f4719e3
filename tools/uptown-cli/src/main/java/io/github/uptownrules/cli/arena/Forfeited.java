package io.github.uptownrules.cli.arena;

import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.program.Forfeit;
import java.util.List;

/**
 * That a program did not play on, and so lost its game.
 *
 * @param cause how a record tells it
 * @param seat the seat that lost
 */
record Forfeited(Forfeit.Cause cause, String seat) implements Ending {

    /**
     * Reads what {@link #toString} writes.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    static Forfeited parse(String text, List<String> seats) {
        for (Forfeit.Cause cause : Forfeit.Cause.values()) {
            for (String seat : seats) {
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
