package io.github.uptownrules.server.table;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * How much time people have.
 *
 * @param kind what the time is for
 * @param limit the time for each move, or for all moves of a player
 * @param increment what a move adds to the time for all moves
 * @param timeout what happens when the time is over
 */
public record TimeControl(Kind kind, Duration limit, Duration increment, Timeout timeout) {
    /** As much as they like. */
    public static final TimeControl NONE = new TimeControl(Kind.NONE, Duration.ZERO, Duration.ZERO, Timeout.BOT);

    /** From here on people come and go. */
    private static final Duration DAY = Duration.ofDays(1);

    /** What the time is for. */
    public enum Kind {
        /** Nothing: there is no limit. */
        NONE,
        /** A move. */
        MOVE,
        /** All moves of a player. */
        GAME
    }

    /** What happens when the time of a person is over; the name in lower case is what clients write. */
    public enum Timeout {
        /** A bot goes on: with a limit for a move until the person returns, with one for all moves to the end. */
        BOT,
        /** The game is over, and the person has lost it. */
        LOSES;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The choice with a name. */
        public static Optional<Timeout> of(String name) {
            for (Timeout choice : values()) {
                if (choice.toString().equals(name)) {
                    return Optional.of(choice);
                }
            }
            return Optional.empty();
        }
    }

    /** A limit for each move. */
    public static TimeControl perMove(Duration limit, Timeout timeout) {
        return new TimeControl(Kind.MOVE, limit, Duration.ZERO, timeout);
    }

    /** A limit for all moves of a player. */
    public static TimeControl perGame(Duration limit, Duration increment, Timeout timeout) {
        return new TimeControl(Kind.GAME, limit, increment, timeout);
    }

    /** Whether people have days, and so need not be at the table: who is away has until the end of the time. */
    boolean isForDays() {
        return limit.compareTo(DAY) >= 0;
    }
}
