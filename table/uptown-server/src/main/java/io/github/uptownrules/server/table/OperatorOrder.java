package io.github.uptownrules.server.table;

import java.util.Locale;

/**
 * An order of the operator about a table, carried out by the server that has the table.
 *
 * @param id the name of the order
 * @param seat the number of the seat, or 0 for the whole table
 * @param secretHash the hash of the seat's new secret, or empty
 */
public record OperatorOrder(String id, String table, What what, int seat, String secretHash) {
    public enum What {
        /** Ends the game in its current position. */
        END,
        /** Deletes the table. */
        REMOVE,
        /** Gives a seat another secret. */
        REOPEN;

        /** {@return the name in the database and the log} */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Returns the order with a name in the database. */
        public static What of(String name) {
            return valueOf(name.toUpperCase(Locale.ROOT));
        }
    }

    /** {@return the kind of order only, because the name of a table is an invitation} */
    @Override
    public String toString() {
        return what.toString();
    }
}
