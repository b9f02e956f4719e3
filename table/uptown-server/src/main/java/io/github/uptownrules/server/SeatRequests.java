package io.github.uptownrules.server;

import io.github.uptownrules.server.table.Elsewhere;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.SeatAssignment;
import io.github.uptownrules.server.table.Tables;
import io.javalin.http.Context;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** Requests for seats, at tables of this server and of others. */
final class SeatRequests {
    /** The time limit and the interval of the search for a table whose home server may be dead; longer than a lease. */
    private static final long SEARCH = TimeUnit.SECONDS.toNanos(6);

    private static final long SEARCH_AGAIN_MS = 150;

    /** The other server may have taken the seat before it failed. */
    private static final Refusal SILENT = Refusal.of(
            Refusal.Code.UNAVAILABLE,
            "the server of this table does not respond; check whether the seat is free and try again");

    private final Tables tables;
    private final PeerLinks links;

    SeatRequests(Tables tables, PeerLinks links) {
        this.tables = tables;
        this.links = links;
    }

    /** A requested seat. {@code received} is the time of the request in nanoseconds. */
    record Wanted(String table, int seat, String name, String body, Arrival arrival, long received) {
        String path() {
            return "/api/tables/" + table + "/seats/" + seat;
        }
    }

    /** Takes the seat here or at the table's home server. {@code answer} receives the result for a table of this server. */
    CompletableFuture<?> take(
            Wanted wanted, Context context, BiConsumer<Optional<SeatAssignment>, Optional<Throwable>> answer) {
        return sit(wanted)
                .handle((seated, failure) -> {
                    Optional<Throwable> problem = Optional.ofNullable(failure);
                    Optional<Elsewhere> elsewhere = problem.flatMap(Elsewhere::causeOf);
                    if (elsewhere.isPresent() && !wanted.arrival().isHandedOn()) {
                        return handOn(elsewhere.get().address(), wanted, context, answer);
                    }
                    answer.accept(Optional.ofNullable(seated), problem);
                    return CompletableFuture.completedFuture(context);
                })
                .thenCompose(done -> done);
    }

    private CompletableFuture<SeatAssignment> sit(Wanted wanted) {
        try {
            return tables.sit(
                    wanted.table(),
                    wanted.seat(),
                    wanted.name(),
                    wanted.arrival().claimant());
        } catch (Refusal e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private CompletableFuture<?> handOn(
            String address,
            Wanted wanted,
            Context context,
            BiConsumer<Optional<SeatAssignment>, Optional<Throwable>> answer) {
        return links.post(address, wanted.path(), wanted.arrival(), wanted.body())
                .handle((reply, failure) -> {
                    if (failure == null) {
                        Replies.handOn(context, reply);
                        return CompletableFuture.completedFuture(context);
                    }
                    if (isUnreached(failure) && System.nanoTime() - wanted.received() < SEARCH) {
                        return CompletableFuture.supplyAsync(
                                        () -> take(wanted, context, answer),
                                        CompletableFuture.delayedExecutor(SEARCH_AGAIN_MS, TimeUnit.MILLISECONDS))
                                .thenCompose(done -> done);
                    }
                    answer.accept(Optional.empty(), Optional.of(SILENT));
                    return CompletableFuture.completedFuture(context);
                })
                .thenCompose(done -> done);
    }

    /**
     * {@return whether the request certainly did not arrive} In that case the server is dead, and the table will soon be
     * available here.
     */
    private static boolean isUnreached(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException;
    }
}
