package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.time.Instant;
import java.util.Locale;

/**
 * The public facts of a table, without tiles and secrets.
 *
 * <pre>{@code
 * new TableSummary.Seat(TableSummary.Kind.BOT, "club");    // -> bot club
 * }</pre>
 *
 * @param table the name of the table, which is the invitation to it
 * @param phase {@code open}, {@code playing} or {@code over}
 * @param ply the number of moves made
 * @param seats the seats, seat 1 first
 * @param made the time at which it was made
 * @param changed the time of its last change
 * @since 0.1.0
 */
public record TableSummary(
        String table, String ruleset, String phase, int ply, ImmutableList<Seat> seats, Instant made, Instant changed) {
    public TableSummary {
        requireNonNull(table, "table");
        requireNonNull(ruleset, "ruleset");
        requireNonNull(phase, "phase");
        requireNonNull(seats, "seats");
        requireNonNull(made, "made");
        requireNonNull(changed, "changed");
    }

    /** The kind of a seat's occupant. */
    public enum Kind {
        /** The seat is free. */
        OPEN,
        /** A person has the seat. */
        PERSON,
        /** A bot plays. */
        BOT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A seat.
     *
     * @param name the name of the person or bot; empty for an open seat
     */
    public record Seat(Kind kind, String name) {
        public Seat {
            requireNonNull(kind, "kind");
            requireNonNull(name, "name");
        }

        /** {@return the kind and the name} */
        @Override
        public String toString() {
            return name.isEmpty() ? kind.toString() : kind + " " + name;
        }
    }

    /** {@return the ruleset and the phase only, because the name is an invitation} */
    @Override
    public String toString() {
        return ruleset + " " + phase;
    }
}
