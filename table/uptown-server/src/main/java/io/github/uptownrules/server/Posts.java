package io.github.uptownrules.server;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.server.storage.Backend;
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
    private final SeatRequests seats;
    private final Sockets sockets;
    private final ClientLimits clients;
    private final Peers peers;
    private final Backend storage;
    private final Metrics metrics;

    Posts(
            Tables tables,
            SeatRequests seats,
            Sockets sockets,
            ClientLimits clients,
            Peers peers,
            Backend storage,
            Metrics metrics) {
        this.tables = tables;
        this.seats = seats;
        this.sockets = sockets;
        this.clients = clients;
        this.peers = peers;
        this.storage = storage;
        this.metrics = metrics;
    }

    void make(Context context) throws Refusal {
        Arrival arrival = check(context);
        TableOrder order = Messages.order(body(context, Limits.ORDER_BYTES));
        context.future(() -> unlessTooFast(
                context,
                arrival,
                () -> make(order, arrival).handle((made, failure) -> {
                    answer(context, Optional.ofNullable(made), Optional.ofNullable(failure));
                    return context;
                })));
    }

    private CompletableFuture<SeatAssignment> make(TableOrder order, Arrival arrival) {
        try {
            return tables.make(order, arrival.claimant());
        } catch (Refusal e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    void sit(Context context) throws Refusal {
        Arrival arrival = check(context);
        String body = body(context, Limits.MESSAGE_BYTES);
        String name = Messages.name(body);
        String seat = context.pathParam("seat");
        if (!seat.matches("[1-9]")) {
            throw Refusal.badRequest("the seat must be a number from 1");
        }
        SeatRequests.Wanted wanted = new SeatRequests.Wanted(
                context.pathParam("id"), Integer.parseInt(seat), name, body, arrival, System.nanoTime());
        context.future(() -> unlessTooFast(
                context,
                arrival,
                () -> seats.take(wanted, context, (seated, failure) -> answer(context, seated, failure))));
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
        if (peers.lease().isEmpty()) {
            throw Refusal.of(Refusal.Code.UNAVAILABLE, "this server is stopping or has lost its database; try again");
        }
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

    /** Runs an action unless the address has reached its limit at all servers together. */
    private CompletableFuture<?> unlessTooFast(
            Context context, Arrival arrival, Supplier<CompletableFuture<?>> something) {
        if (arrival.isHandedOn() || peers.others().isEmpty()) {
            return something.get();
        }
        return storage.spend(arrival.address(), clients.tablesPerMinute())
                .handle((seconds, failure) -> {
                    if (failure == null && seconds.isEmpty()) {
                        return something.get();
                    }
                    refuse(context, failure == null ? tooFast(context, seconds.get()) : notStored());
                    return CompletableFuture.completedFuture(context);
                })
                .thenCompose(done -> done);
    }

    private void answer(Context context, Optional<SeatAssignment> seated, Optional<Throwable> failure) {
        if (seated.isPresent()) {
            Replies.json(context, 201, out -> write(out, seated.get()));
        } else {
            refuse(context, failure.flatMap(Refusal::causeOf).orElseGet(Posts::notStored));
        }
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
