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

/** Seats that are asked for at tables, of which some are at home at other servers. */
final class SeatRequests {
    /** How long a table is looked for whose home may be dead, and how often: longer than a lease. */
    private static final long SEARCH = TimeUnit.SECONDS.toNanos(6);

    private static final long SEARCH_AGAIN_MS = 150;

    /** It may have taken the seat and could not say so. */
    private static final Refusal SILENT = Refusal.of(
            Refusal.Code.UNAVAILABLE,
            "the server of this table does not answer; see whether the seat is free, and try again");

    private final Tables tables;
    private final PeerLinks links;

    SeatRequests(Tables tables, PeerLinks links) {
        this.tables = tables;
        this.links = links;
    }

    /**
     * A seat that is asked for.
     *
     * @param table at which table
     * @param seat its number
     * @param name who shall sit there
     * @param body what was posted
     * @param arrival who asks
     * @param received when, in nanoseconds
     */
    record Wanted(String table, int seat, String name, String body, Arrival arrival, long received) {
        String path() {
            return "/api/tables/" + table + "/seats/" + seat;
        }
    }

    /** Takes the seat here, or has it taken at the server that has the table; {@code answer} is for a table that is here. */
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

    /** Whether nothing of the request can have arrived: the server is dead, and the table soon at home here. */
    private static boolean isUnreached(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException;
    }
}
