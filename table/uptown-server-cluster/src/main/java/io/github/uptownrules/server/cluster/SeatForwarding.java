package io.github.uptownrules.server.cluster;

import io.github.uptownrules.server.peer.Reply;
import io.github.uptownrules.server.peer.SeatRequest;
import io.github.uptownrules.server.table.Refusal;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Requests for seats, at tables of this server and of others. */
final class SeatForwarding {
    /** The time limit and the interval of the search for a table whose home server may be dead; longer than a lease. */
    private static final long SEARCH = TimeUnit.SECONDS.toNanos(6);

    private static final long SEARCH_AGAIN_MS = 150;

    /** The other server may have taken the seat before it failed. A refusal has no stack trace, so one is enough. */
    @SuppressWarnings("StaticAssignmentOfThrowable")
    private static final Refusal SILENT = Refusal.of(
            Refusal.Code.UNAVAILABLE,
            "the server of this table does not respond; check whether the seat is free and try again");

    private final PeerLinks links;

    SeatForwarding(PeerLinks links) {
        this.links = links;
    }

    /** Takes the seat here or at the table's home server. */
    CompletableFuture<Reply> sit(SeatRequest request, Supplier<CompletableFuture<Reply>> here) {
        return sit(request, here, System.nanoTime());
    }

    private CompletableFuture<Reply> sit(SeatRequest request, Supplier<CompletableFuture<Reply>> here, long received) {
        return here.get().exceptionallyCompose(failure -> {
            Optional<Elsewhere> elsewhere = Elsewhere.causeOf(failure);
            return elsewhere.isPresent() && !request.arrival().isHandedOn()
                    ? handOn(elsewhere.get().address(), request, here, received)
                    : CompletableFuture.failedFuture(failure);
        });
    }

    private CompletableFuture<Reply> handOn(
            String address, SeatRequest request, Supplier<CompletableFuture<Reply>> here, long received) {
        return links.post(address, request).exceptionallyCompose(failure -> {
            if (!isUnreached(failure) || System.nanoTime() - received >= SEARCH) {
                return CompletableFuture.failedFuture(SILENT);
            }
            return CompletableFuture.supplyAsync(
                            () -> sit(request, here, received),
                            CompletableFuture.delayedExecutor(SEARCH_AGAIN_MS, TimeUnit.MILLISECONDS))
                    .thenCompose(done -> done);
        });
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
