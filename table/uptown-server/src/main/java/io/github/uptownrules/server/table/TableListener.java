package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;
import java.time.Duration;

/** A listener that counts and logs events at tables. It receives no secrets or hidden tiles. */
public interface TableListener {
    enum Event {
        TABLE_MADE,
        SEAT_TAKEN,
        GAME_STARTED,
        GAME_OVER,
        /** A person left a seat to a bot. */
        LEFT,
        /** A person took the seat back. */
        RETURNED,
        /** A change could not be stored. */
        NOT_STORED
    }

    void happened(Event event, TableState table);

    /** Handles a bot's failure. The reason contains no hidden tiles. */
    void botFailed(TableState table, Seat seat, String bot, String reason);

    /** Handles a move, with the times from its arrival until it was stored and until it was sent to everyone. */
    void moved(Duration stored, Duration sent);

    void thought(String level, Duration time);

    void refused(Refusal.Code code);
}
