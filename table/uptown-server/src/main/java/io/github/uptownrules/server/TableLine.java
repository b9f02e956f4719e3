package io.github.uptownrules.server;

import io.github.uptownrules.server.peer.Arrival;
import io.github.uptownrules.server.peer.Visit;
import io.github.uptownrules.server.table.Client;
import io.github.uptownrules.server.table.LiveTable;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Request;
import io.github.uptownrules.server.table.Tables;
import java.util.Optional;

/** A client's line to a table of this server. */
final class TableLine implements Visit {
    private final Socket client;
    private final Tables tables;
    private final String id;
    private final String hello;
    private final Optional<String> secret;
    private Optional<LiveTable> table = Optional.empty();
    private boolean isOver;

    /**
     * Creates a line that is not yet open.
     *
     * @param hello the client's first message
     * @param secret the secret in that message
     */
    TableLine(Socket client, Tables tables, String id, String hello, Optional<String> secret) {
        this.client = client;
        this.tables = tables;
        this.id = id;
        this.hello = hello;
        this.secret = secret;
    }

    @Override
    public String table() {
        return id;
    }

    @Override
    public String hello() {
        return hello;
    }

    @Override
    public Arrival arrival() {
        return client.arrival();
    }

    @Override
    public Client client() {
        return client;
    }

    @Override
    public void open() {
        tables.find(id).whenComplete((found, failure) -> {
            if (failure != null) {
                client.close(Refusal.causeOf(failure).isPresent() ? Client.Ending.FULL : Client.Ending.FAILED);
            } else {
                found.ifPresentOrElse(this::join, () -> client.close(Client.Ending.UNKNOWN_TABLE));
            }
        });
    }

    @Override
    public void join(LiveTable found) {
        if (sit(found)) {
            found.join(client, secret);
        }
        if (isOver()) {
            found.part(client); // the client left before it joined
        }
    }

    private synchronized boolean sit(LiveTable found) {
        table = Optional.of(found);
        return !isOver;
    }

    @Override
    public void ask(String message) throws Refusal {
        Request request = Messages.request(message);
        joined().ifPresentOrElse(
                        seated -> seated.request(client, request),
                        () -> client.refuse(
                                Optional.of(request.id()),
                                Refusal.of(Refusal.Code.TOO_FAST, "wait for the first state")));
    }

    private synchronized Optional<LiveTable> joined() {
        return table;
    }

    private synchronized boolean isOver() {
        return isOver;
    }

    @Override
    public void end() {
        Optional<LiveTable> left;
        synchronized (this) {
            isOver = true;
            left = table;
        }
        left.ifPresent(seated -> seated.part(client));
    }
}
