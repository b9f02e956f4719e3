package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;

/** Decides whether a request may have a seat. */
@FunctionalInterface
public interface SeatAuthorizer {
    /** Whether they may sit there, under this name; a secret that they need is looked at elsewhere. */
    boolean mayHave(String table, Seat seat, String name);
}
