package io.github.uptownrules.server.table;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * The time limit of a table.
 *
 * @param limit the time for each move, or for all moves of a player
 * @param increment the time added after each move, for a limit per game
 */
public record TimeControl(Kind kind, Duration limit, Duration increment, Timeout timeout) {
    public static final TimeControl NONE = new TimeControl(Kind.NONE, Duration.ZERO, Duration.ZERO, Timeout.BOT);

    /** From one day on, players need not stay connected. */
    private static final Duration DAY = Duration.ofDays(1);

    public enum Kind {
        NONE,
        MOVE,
        /** All moves of a player. */
        GAME
    }

    /** The effect of running out of time. Clients use the name in lower case. */
    public enum Timeout {
        /**
         * A bot takes over. With a limit per move it plays until the person returns, and with a limit per game it plays to the
         * end.
         */
        BOT,
        /** The game ends, and the person loses. */
        LOSES;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Timeout> of(String name) {
            for (Timeout choice : values()) {
                if (choice.toString().equals(name)) {
                    return Optional.of(choice);
                }
            }
            return Optional.empty();
        }
    }

    public static TimeControl perMove(Duration limit, Timeout timeout) {
        return new TimeControl(Kind.MOVE, limit, Duration.ZERO, timeout);
    }

    public static TimeControl perGame(Duration limit, Duration increment, Timeout timeout) {
        return new TimeControl(Kind.GAME, limit, increment, timeout);
    }

    /** {@return whether players have days to move, and need not stay connected} */
    boolean isForDays() {
        return limit.compareTo(DAY) >= 0;
    }
}
