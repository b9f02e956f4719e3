package io.github.uptownrules.server;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.server.peer.Arrival;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.peer.Peers.Standing;
import io.github.uptownrules.server.peer.Reply;
import io.github.uptownrules.server.peer.SeatRequest;
import io.github.uptownrules.server.table.EntryRules;
import io.github.uptownrules.server.table.JsonMembers;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.SeatAssignment;
import io.github.uptownrules.server.table.TableOrder;
import io.github.uptownrules.server.table.Tables;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Handles POST requests, which create tables and take seats. */
final class Posts {
    private final Tables tables;
    private final Sockets sockets;
    private final ClientLimits clients;
    private final Peers peers;
    private final Supplier<EntryRules> entry;
    private final Metrics metrics;

    Posts(
            Tables tables,
            Sockets sockets,
            ClientLimits clients,
            Peers peers,
            Supplier<EntryRules> entry,
            Metrics metrics) {
        this.entry = entry;
        this.tables = tables;
        this.sockets = sockets;
        this.clients = clients;
        this.peers = peers;
        this.metrics = metrics;
    }

    void make(Context context) throws Refusal {
        Arrival arrival = check(context);
        entry.get().checkNewTables();
        TableOrder order = Messages.order(body(context, Limits.ORDER_BYTES));
        reply(context, arrival, () -> reply(() -> tables.make(order, arrival.claimant())));
    }

    void sit(Context context) throws Refusal {
        Arrival arrival = check(context);
        String body = body(context, Limits.MESSAGE_BYTES);
        String name = Messages.name(body);
        String seat = context.pathParam("seat");
        if (!seat.matches("[1-9]")) {
            throw Refusal.badRequest("the seat must be a number from 1");
        }
        String table = context.pathParam("id");
        SeatRequest request = new SeatRequest("/api/tables/" + table + "/seats/" + seat, body, arrival);
        int number = Integer.parseInt(seat);
        reply(
                context,
                arrival,
                () -> peers.sit(request, () -> reply(() -> tables.sit(table, number, name, arrival.claimant()))));
    }

    /** An action that takes a seat, or refuses at once. */
    @FunctionalInterface
    private interface Taking {
        CompletableFuture<SeatAssignment> take() throws Refusal;
    }

    private static CompletableFuture<Reply> reply(Taking action) {
        try {
            return action.take()
                    .thenApply(
                            seated -> new Reply(201, Optional.empty(), JsonMembers.object(out -> write(out, seated))));
        } catch (Refusal e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** Returns the body as UTF-8, regardless of the encoding that the client declares, because JSON is UTF-8. */
    private static String body(Context context, int most) throws Refusal {
        byte[] body = context.bodyAsBytes();
        if (body.length > most) {
            throw Refusal.badRequest("a request may have at most " + most + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Refusal.badRequest("a request must be UTF-8 text");
        }
    }

    /** Checks a request. Only the server that received it from the client counts it. */
    private Arrival check(Context context) throws Refusal {
        Arrival arrival = sockets.arrival(context);
        if (peers.standing() != Standing.UP) {
            throw Refusal.of(Refusal.Code.UNAVAILABLE, "this server is stopping or has lost its database; try again");
        }
        entry.get().checkAddress(arrival.address());
        OptionalLong seconds = arrival.isHandedOn() ? OptionalLong.empty() : clients.takeTable(arrival.address());
        if (seconds.isPresent()) {
            throw tooFast(context, seconds.getAsLong());
        }
        return arrival;
    }

    private static Refusal tooFast(Context context, long seconds) {
        context.header("Retry-After", String.valueOf(seconds));
        return Refusal.of(Refusal.Code.TOO_FAST, "too many tables; wait " + seconds + " s");
    }

    /** Replies with the result of an action, unless the address has reached its limit at all servers together. */
    private void reply(Context context, Arrival arrival, Supplier<CompletableFuture<Reply>> action) {
        context.future(() -> within(context, arrival)
                .thenCompose(done -> action.get())
                .handle((reply, failure) -> {
                    if (failure == null) {
                        Replies.send(context, reply);
                    } else {
                        refuse(context, Refusal.causeOf(failure).orElseGet(Posts::notStored));
                    }
                    return context;
                }));
    }

    private CompletableFuture<?> within(Context context, Arrival arrival) {
        return arrival.isHandedOn()
                ? CompletableFuture.allOf()
                : peers.spend(arrival.address(), clients.tablesPerMinute())
                        .thenCompose(seconds -> seconds.isEmpty()
                                ? CompletableFuture.allOf()
                                : CompletableFuture.failedFuture(tooFast(context, seconds.get())));
    }

    private static void write(JsonWriter out, SeatAssignment seated) throws IOException {
        out.name("table").value(seated.table());
        if (seated.seat().isPresent()) {
            out.name("seat").value(seated.seat().get().number());
            out.name("secret").value(seated.seat().get().secret());
        }
    }

    private static Refusal notStored() {
        return Refusal.of(Refusal.Code.UNAVAILABLE, "the table could not be stored; try again");
    }

    private void refuse(Context context, Refusal refusal) {
        metrics.refused(refusal.code());
        Replies.error(context, refusal);
    }
}
