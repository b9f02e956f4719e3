package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.text.Quote;

/**
 * How a game ended that the rules did not end: a player gave up or ran out of time, or all agreed, or the table had a limit.
 *
 * <p>The result is scored as the game stands. Seats that gave up or ran out of time come behind all others, whatever they
 * have, and share the last rank; the others are ranked by the rules.
 *
 * <pre>{@code
 * Termination.resignation(Seat.TWO);              // -> resignation 2
 * Termination.resignation(Seat.TWO).words();      // -> seat 2 resigned
 * Termination.parse("time 1 3", 4).losers();      // -> [1, 3]
 * }</pre>
 *
 * @param cause why
 * @param losers the seats that gave up or ran out of time, in clockwise order; none for the other causes
 * @since 0.1.0
 */
public record Termination(Cause cause, ImmutableSet<Seat> losers) {

    /** Why a game ended before the rules ended it. */
    public enum Cause {
        /** A player gave up. */
        RESIGNATION("resignation", "resigned"),
        /** A player ran out of time. */
        TIMEOUT("time", "ran out of time"),
        /** All agreed to end the game and score it as it stands. */
        AGREEMENT("agreement", "the players agreed to end it"),
        /** The table had a limit, of moves, rounds or time, and scores the game as it stands. */
        LIMIT("limit", "the table had a limit");

        private final String code;
        private final String words;

        Cause(String code, String words) {
            this.code = code;
            this.words = words;
        }

        boolean hasLosers() {
            return this == RESIGNATION || this == TIMEOUT;
        }

        /** {@return what this is called in a record} */
        @Override
        public String toString() {
            return code;
        }
    }

    /**
     * How a game ended.
     *
     * @param cause why
     * @param losers the seats that gave up or ran out of time
     * @throws IllegalArgumentException if no loser is given though the cause has losers, or some though it has not
     */
    public Termination {
        if (losers.isEmpty() == cause.hasLosers()) {
            throw new IllegalArgumentException(
                    cause + (losers.isEmpty() ? " is that of one seat or more" : " is not that of a seat"));
        }
        losers = Sets.immutableEnumSet(losers);
    }

    /**
     * A player gave up.
     *
     * @param seats one seat or more
     * @return the termination
     */
    public static Termination resignation(Seat... seats) {
        requireNonNull(seats, "seats");
        return new Termination(Cause.RESIGNATION, ImmutableSet.copyOf(seats));
    }

    /**
     * A player ran out of time.
     *
     * @param seats one seat or more
     * @return the termination
     */
    public static Termination timeout(Seat... seats) {
        requireNonNull(seats, "seats");
        return new Termination(Cause.TIMEOUT, ImmutableSet.copyOf(seats));
    }

    /** {@return that all agreed} */
    public static Termination agreement() {
        return new Termination(Cause.AGREEMENT, ImmutableSet.of());
    }

    /** {@return that the table had a limit} */
    public static Termination limit() {
        return new Termination(Cause.LIMIT, ImmutableSet.of());
    }

    /**
     * Reads what {@link #toString} writes.
     *
     * @param text such as {@code resignation 2} or {@code agreement}
     * @param seats the largest number of seats that the game has
     * @return the termination
     * @throws IllegalArgumentException if the text is anything else
     */
    public static Termination parse(String text, int seats) {
        for (Cause cause : Cause.values()) {
            ImmutableSet<Seat> losers = text.startsWith(cause + " ") ? losers(text, cause, seats) : ImmutableSet.of();
            if (losers.isEmpty() != cause.hasLosers()) {
                Termination read = new Termination(cause, losers);
                if (read.toString().equals(text)) {
                    return read;
                }
            }
        }
        throw new IllegalArgumentException(
                "a game ends by 'agreement' or 'limit', or by 'resignation' or 'time' and the seats that lose, 1 to "
                        + seats + " in ascending order, not " + Quote.of(text));
    }

    /** The seats whose numbers stand behind the cause, in whatever form. */
    private static ImmutableSet<Seat> losers(String text, Cause cause, int seats) {
        return Seat.first(seats).stream()
                .filter(seat -> text.indexOf(seat.toString(), cause.toString().length()) >= 0)
                .collect(ImmutableSet.toImmutableSet());
    }

    /**
     * Describes how the game ended, for people.
     *
     * @return a clause without a full stop, such as {@code seat 2 resigned}
     */
    public String words() {
        String seats =
                (losers.size() == 1 ? "seat " : "seats ") + Joiner.on(" and ").join(losers);
        return losers.isEmpty() ? cause.words : seats + " " + cause.words;
    }

    /** {@return the cause, and the losers in clockwise order with spaces before them} */
    @Override
    public String toString() {
        return losers.isEmpty()
                ? cause.toString()
                : cause + " " + Joiner.on(' ').join(losers);
    }
}
