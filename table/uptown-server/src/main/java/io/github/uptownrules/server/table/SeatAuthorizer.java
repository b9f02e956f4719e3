package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;

/** Decides whether a client may have a seat. */
@FunctionalInterface
public interface SeatAuthorizer {
    /** {@return whether the client may have the seat under this name} The caller checks the secret of a taken seat. */
    boolean mayHave(String table, Seat seat, String name);
}
