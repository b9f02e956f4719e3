package io.github.uptownrules.server.table;

import java.util.Arrays;

/** A client at a table. */
public interface Client extends SeatAuthorizer {
    /** Queues a frame after all earlier ones, without blocking. */
    void send(String frame);

    void close(Ending how);

    /** {@return the name under which limits count the client: the same for all connections of an address} */
    String asker();

    /** The reason for closing a connection, with its WebSocket code. */
    enum Ending {
        STOPPED(1001, "the server is stopping"),
        /** The client should reconnect after this failure. */
        FAILED(1011, "the table could not be stored; reconnect"),
        /** Another server has the table or soon will; the client should reconnect at once. */
        MOVED(1012, "the table is at another server; reconnect"),
        /** Memory is full; the client should retry later. */
        FULL(1013, "too many tables; try again later"),
        UNKNOWN_TABLE(4001, "unknown table"),
        WRONG_SECRET(4002, "no seat has this secret"),
        /** The client reads too slowly or sends too much, or there are too many clients. */
        TOO_MUCH(4003, "too slow or too much"),
        BAD_MESSAGE(4004, "not a message of this table"),
        BANNED(4005, "banned");

        private final int code;
        private final String reason;

        Ending(int code, String reason) {
            this.code = code;
            this.reason = reason;
        }

        /** Returns the ending with a code, or one that makes clients reconnect if the code is unknown. */
        public static Ending of(int code) {
            return Arrays.stream(values())
                    .filter(ending -> ending.code == code)
                    .findFirst()
                    .orElse(MOVED);
        }

        public int code() {
            return code;
        }

        public String reason() {
            return reason;
        }
    }
}
