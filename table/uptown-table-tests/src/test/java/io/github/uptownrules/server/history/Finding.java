package io.github.uptownrules.server.history;

/**
 * Something that must not be.
 *
 * @param kind what it is
 * @param table the table
 * @param client the client to which it happened
 * @param line the line of the history in which it shows, 1 for the first
 * @param text what was said and what is true
 */
public record Finding(Kind kind, String table, String client, int line, String text) {

    /** What can be wrong. */
    public enum Kind {
        /** A move that was acknowledged is not in the record. */
        LOST,
        /** A move is in the record more often than it was made. */
        DOUBLED,
        /** A move is in the record at another place than the one it was made at. */
        REORDERED,
        /** A move is in the record that its player never made. */
        INVENTED,
        /** A state was shown that is not in the record. */
        NOT_STORED,
        /** One version was shown in two ways. */
        AMBIGUOUS,
        /** A state was shown that was older than what was known. */
        STALE,
        /** A move was refused that could be made. */
        REFUSED,
        /** A table or a seat was unknown that had been made. */
        FORGOTTEN
    }

    @Override
    public String toString() {
        return kind + " at table " + table + ", client " + client + ", line " + line + ": " + text;
    }
}
