package io.github.uptownrules.arena;

import io.github.uptownrules.base.game.Seat;
import java.util.List;

/**
 * What ended a game: in a result file, the text of the column {@code termination}.
 *
 * <pre>{@code
 * Ending.Simple.STOPPED.toString();                                       // -> stopped
 * new Forfeited(BotFailure.Cause.TIME, Seat.TWO).toString();               // -> time 2
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Ending permits Ending.Simple, Forfeited {

    /** An ending that no seat has brought about alone. */
    enum Simple implements Ending {
        /** The rules ended it. */
        BY_RULE(""),
        /** It was cut off after {@link io.github.uptownrules.base.game.Game#MOST_MOVES} moves: it has no winner. */
        STOPPED("stopped");

        private final String text;

        Simple(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * Reads what {@code toString} writes.
     *
     * @param text the text
     * @param seats the seats that there are
     * @return the ending
     * @throws IllegalArgumentException if it is anything else
     */
    static Ending parse(String text, List<Seat> seats) {
        for (Ending ending : Simple.values()) {
            if (ending.toString().equals(text)) {
                return ending;
            }
        }
        return Forfeited.parse(text, seats);
    }
}
