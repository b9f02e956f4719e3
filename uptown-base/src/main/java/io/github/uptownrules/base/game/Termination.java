package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.text.Quote;

/**
 * An end of a game that its rules did not cause: a player resigned or ran out of time, the players agreed, or the
 * table had a limit.
 *
 * <p>The game is scored in its current position. Seats that resigned or ran out of time share the last rank, whatever
 * their score; the others are ranked by the rules.
 *
 * <pre>{@code
 * Termination.resignation(Seat.TWO);              // -> resignation 2
 * Termination.resignation(Seat.TWO).words();      // -> seat 2 resigned
 * Termination.parse("time 1 3", 4).losers();      // -> [1, 3]
 * }</pre>
 *
 * @param cause the cause
 * @param losers the seats that resigned or ran out of time, in clockwise order; empty for the other causes
 * @since 0.1.0
 */
public record Termination(Cause cause, ImmutableSet<Seat> losers) {

    /** The cause of a termination. */
    public enum Cause {
        /** A player resigned. */
        RESIGNATION("resignation", "resigned"),
        /** A player ran out of time. */
        TIMEOUT("time", "ran out of time"),
        /** The players agreed to end the game and score it in its current position. */
        AGREEMENT("agreement", "the players agreed to end it"),
        /** The table had a limit of moves, rounds or time. */
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

        /** {@return the cause as written in records} */
        @Override
        public String toString() {
            return code;
        }
    }

    /**
     * Checks the losers against the cause.
     *
     * @throws IllegalArgumentException if losers are missing for a cause that has them, or present for another
     */
    public Termination {
        if (losers.isEmpty() == cause.hasLosers()) {
            throw new IllegalArgumentException(
                    "'" + cause + (losers.isEmpty() ? "' requires one or more losing seats" : "' has no losing seats"));
        }
        losers = Sets.immutableEnumSet(losers);
    }

    /** {@return a termination by resignation of one or more seats} */
    public static Termination resignation(Seat... seats) {
        requireNonNull(seats, "seats");
        return new Termination(Cause.RESIGNATION, ImmutableSet.copyOf(seats));
    }

    /** {@return a termination by timeout of one or more seats} */
    public static Termination timeout(Seat... seats) {
        requireNonNull(seats, "seats");
        return new Termination(Cause.TIMEOUT, ImmutableSet.copyOf(seats));
    }

    /** {@return a termination by agreement} */
    public static Termination agreement() {
        return new Termination(Cause.AGREEMENT, ImmutableSet.of());
    }

    /** {@return a termination by a limit of the table} */
    public static Termination limit() {
        return new Termination(Cause.LIMIT, ImmutableSet.of());
    }

    /**
     * Parses a termination as written by {@link #toString}.
     *
     * @param text such as {@code resignation 2} or {@code agreement}
     * @param seats the maximum number of seats in the game
     * @throws IllegalArgumentException if the text is invalid
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

    /** Returns the seats whose numbers occur after the cause, in any form. */
    private static ImmutableSet<Seat> losers(String text, Cause cause, int seats) {
        return Seat.first(seats).stream()
                .filter(seat -> text.indexOf(seat.toString(), cause.toString().length()) >= 0)
                .collect(ImmutableSet.toImmutableSet());
    }

    /**
     * Describes the end of the game in words.
     *
     * @return a clause without a full stop, such as {@code seat 2 resigned}
     */
    public String words() {
        String seats =
                (losers.size() == 1 ? "seat " : "seats ") + Joiner.on(" and ").join(losers);
        return losers.isEmpty() ? cause.words : seats + " " + cause.words;
    }

    /** {@return the cause, then the losers in clockwise order, separated by spaces} */
    @Override
    public String toString() {
        return losers.isEmpty()
                ? cause.toString()
                : cause + " " + Joiner.on(' ').join(losers);
    }
}
