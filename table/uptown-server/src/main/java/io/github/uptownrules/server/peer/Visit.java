package io.github.uptownrules.server.peer;

import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.LiveTable;

/** A client that has sent its hello message, and its line to a table of this server. */
public interface Visit extends Line {
    String table();

    /** {@return the client's first message} */
    String hello();

    Arrival arrival();

    Client client();

    /** Joins the client to its table, which this server has. */
    void join(LiveTable found);
}
