package io.github.uptownrules.server.peer;

import io.github.uptownrules.server.table.Refusal;

/** A client's line to its table. */
public interface Line {
    /** Finds the table and joins the client to it, or closes the client. */
    void open();

    /** Handles a message of the client. */
    void ask(String message) throws Refusal;

    /** {@return whether frames for the client are still current} Otherwise another server may have changed the table. */
    default boolean maySend() {
        return true;
    }

    /** Parts the client from its table, because its connection is lost. */
    void end();
}
