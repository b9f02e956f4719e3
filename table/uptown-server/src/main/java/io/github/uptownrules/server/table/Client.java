package io.github.uptownrules.server.table;

import java.util.Arrays;

/** A client at a table, at the other end of a connection. */
public interface Client extends SeatAuthorizer {
    /** Sends a frame, after all that were sent before; it does not wait. */
    void send(String frame);

    /** Ends the connection. */
    void close(Ending how);

    /** {@return who asks, as far as limits go: the same for all connections of an address} */
    String asker();

    /** Why a connection is ended, with the code of the WebSocket. */
    enum Ending {
        /** The server stops. */
        STOPPED(1001, "the server stops"),
        /** Something went wrong here: come back. */
        FAILED(1011, "the table could not be stored; reconnect"),
        /** Another server has the table, or soon will: come back at once. */
        MOVED(1012, "the table is at another server; reconnect"),
        /** There are too many tables in memory: come back later. */
        FULL(1013, "too many tables; try again later"),
        /** There is no such table. */
        UNKNOWN_TABLE(4001, "unknown table"),
        /** No seat has this secret. */
        WRONG_SECRET(4002, "no seat has this secret"),
        /** The client reads too slowly, asks too much, or there are too many. */
        TOO_MUCH(4003, "too slow or too much"),
        /** The client does not speak as it should. */
        BAD_MESSAGE(4004, "not a message of this table");

        private final int code;
        private final String reason;

        Ending(int code, String reason) {
            this.code = code;
            this.reason = reason;
        }

        /** The one with a code; one after which a client comes back, if there is none. */
        public static Ending of(int code) {
            return Arrays.stream(values())
                    .filter(ending -> ending.code == code)
                    .findFirst()
                    .orElse(MOVED);
        }

        /** {@return the code} */
        public int code() {
            return code;
        }

        /** {@return the reason, for people} */
        public String reason() {
            return reason;
        }
    }
}
