package io.github.uptownrules.server.history;

/**
 * An error that the checker found.
 *
 * @param client the affected client
 * @param line the line of the history that shows the error, 1 for the first
 * @param text the observed and the expected facts
 */
public record Finding(Kind kind, String table, String client, int line, String text) {

    public enum Kind {
        /** An acknowledged move is not in the record. */
        LOST,
        /** A move is in the record more often than it was made. */
        DOUBLED,
        /** A move is in the record at a different place. */
        REORDERED,
        /** A move is in the record that its player never made. */
        INVENTED,
        /** A shown state is not in the record. */
        NOT_STORED,
        /** One version was shown in two ways. */
        AMBIGUOUS,
        /** A state was shown that was older than known states. */
        STALE,
        /** A legal move was refused. */
        REFUSED,
        /** An existing table or seat was unknown to the server. */
        FORGOTTEN
    }

    @Override
    public String toString() {
        return kind + " at table " + table + ", client " + client + ", line " + line + ": " + text;
    }
}
