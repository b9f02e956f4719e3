package io.github.uptownrules.server;

import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.storage.OperatorRows;
import io.github.uptownrules.server.storage.OperatorRows.Answer;
import io.github.uptownrules.server.table.EntryRules;
import io.github.uptownrules.server.table.LiveTable;
import io.github.uptownrules.server.table.OperatorOrder;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Tables;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Reads the operator's rules and orders in the database, and carries out the orders for tables of this server. */
final class OperatorDuty {
    static final Duration PERIOD = Duration.ofSeconds(1);

    private final Database database;
    private final Tables tables;
    private final Consumer<EntryRules> rules;
    private final EventLog log;
    private final AtomicBoolean isLooking = new AtomicBoolean();

    /**
     * Creates a duty.
     *
     * @param rules receives the rules each time they are read
     */
    OperatorDuty(Database database, Tables tables, Consumer<EntryRules> rules, EventLog log) {
        this.database = database;
        this.tables = tables;
        this.rules = rules;
        this.log = log;
    }

    /**
     * Reads the rules before the first client comes.
     *
     * @throws IOException if the database fails
     */
    void learn() throws IOException {
        try {
            rules.accept(find().join().rules());
        } catch (CompletionException e) {
            throw new IOException("the operator's rules cannot be read", e);
        }
    }

    private CompletableFuture<OperatorRows.Found> find() {
        return database.submit(connection -> new OperatorRows(connection).find());
    }

    /** Reads everything again, unless an earlier call is still reading. */
    void look() {
        if (isLooking.compareAndSet(false, true)) {
            find().whenComplete((found, failure) -> {
                isLooking.set(false);
                if (failure == null) {
                    rules.accept(found.rules());
                    found.waiting().forEach(this::carryOut);
                }
            });
        }
    }

    /** Carries out an order, unless another server has the table: then that server does. */
    private void carryOut(OperatorOrder order) {
        tables.find(order.table())
                .thenCompose(found -> database.submit(connection -> new OperatorRows(connection).take(order.id()))
                        .thenCompose(
                                taken -> taken == 1 ? answer(order, found) : CompletableFuture.completedFuture(0)));
    }

    private CompletableFuture<Integer> answer(OperatorOrder order, Optional<LiveTable> found) {
        return found.map(table -> table.carryOut(order))
                .orElseGet(
                        () -> CompletableFuture.failedFuture(Refusal.of(Refusal.Code.UNKNOWN_TABLE, "unknown table")))
                .handle((done, failure) -> Optional.ofNullable(failure).map(OperatorDuty::reason))
                .thenCompose(refusal -> {
                    log.write(
                            "operator-order",
                            Map.of(
                                    "order", order.what(),
                                    "table", EventLog.shown(order.table()),
                                    "answer", refusal.orElse("done")));
                    return database.submit(
                            connection -> new OperatorRows(connection).answer(order.id(), new Answer(refusal)));
                });
    }

    private static String reason(Throwable failure) {
        return Refusal.causeOf(failure).map(Refusal::message).orElse("the change could not be stored; try again");
    }
}
