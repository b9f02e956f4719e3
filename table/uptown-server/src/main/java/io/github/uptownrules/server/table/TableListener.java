package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;
import java.time.Duration;

/** Notified of what happens at tables, to count and log it; never of a secret or of what is hidden. */
public interface TableListener {
    /** Something that does not happen often. */
    enum Event {
        /** A table was made. */
        TABLE_MADE,
        /** A seat was taken. */
        SEAT_TAKEN,
        /** A game began. */
        GAME_STARTED,
        /** A game is over. */
        GAME_OVER,
        /** A person left a seat to a bot. */
        LEFT,
        /** A person came back to a seat. */
        RETURNED,
        /** A change could not be stored. */
        NOT_STORED
    }

    /** Something happened at a table. */
    void happened(Event event, TableState table);

    /** A bot failed to choose a move; the reason has nothing of what is hidden. */
    void botFailed(TableState table, Seat seat, String bot, String reason);

    /** A move was stored, and then sent to all, so long after it was received. */
    void moved(Duration stored, Duration sent);

    /** A bot has chosen a move. */
    void thought(String level, Duration time);

    /** Something was not done. */
    void refused(Refusal.Code code);
}
