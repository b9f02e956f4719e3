package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;

/** Decides whether a client may have a seat. */
@FunctionalInterface
public interface SeatAuthorizer {
    /**
     * Checks whether the client may have the seat under this name. The caller checks the secret of a taken seat.
     *
     * @throws Refusal if it may not
     */
    void check(String table, Seat seat, String name) throws Refusal;
}
