package io.github.uptownrules.server.table;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.Person;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** The tables of a server. Tables with clients are in memory; others are loaded when a client comes. */
public final class Tables {
    private static final int MOST_LISTED = 200;

    /** With fewer tables than this, moving them takes proportionally less time. */
    private static final int MOST_SLOWLY = 100;

    /** The share of the tables that is unloaded when memory is full: one in 100. */
    private static final int UNLOADED_SHARE = 100;

    private final TableServices services;
    private final int most;
    private final Map<String, CompletableFuture<Optional<LiveTable>>> live = new ConcurrentHashMap<>();
    private boolean isStopping;

    /** The list of tables, recomputed at most once a second. */
    private final Supplier<ImmutableList<ListedTable>> listed =
            Suppliers.memoizeWithExpiration(this::findListed, 1, TimeUnit.SECONDS);

    public Tables(TableServices services, int most) {
        this.services = services;
        this.most = most;
    }

    public CompletableFuture<SeatAssignment> make(TableOrder order, SeatAuthorizer authorizer) throws Refusal {
        if (live.size() >= most && opened().stream().allMatch(LiveTable::hasClients)) {
            throw tooMany();
        }
        String secret = services.tokens().next();
        TableState open = order.table(services.games(), services.tokens(), secret);
        if (order.you().isPresent()) {
            Seat seat = Seat.of(order.you().get());
            checkClaim(authorizer, open.id(), seat, open.at(seat));
        }
        TableState begun = new SeatingChanges(services.chance()).begun(open);
        TableState table = Clocks.after(begun, begun, services.clock().millis());
        return services.storage()
                .save(ImmutableList.of(Storage.Change.of(table)))
                .thenApply(stored -> {
                    services.listener().happened(TableListener.Event.TABLE_MADE, table);
                    return new SeatAssignment(
                            table.id(), order.you().map(seat -> new SeatAssignment.Held(seat, secret)));
                });
    }

    public CompletableFuture<SeatAssignment> sit(String id, int number, String name, SeatAuthorizer authorizer)
            throws Refusal {
        String clean = Names.clean(name);
        String secret = services.tokens().next();
        return find(id).thenCompose(found -> found.map(
                                table -> sit(table, number, Person.of(clean, TokenGenerator.hash(secret)), authorizer))
                        .orElseGet(() -> CompletableFuture.failedFuture(
                                Refusal.of(Refusal.Code.UNKNOWN_TABLE, "unknown table"))))
                .thenApply(table -> {
                    services.listener().happened(TableListener.Event.SEAT_TAKEN, table);
                    return new SeatAssignment(id, Optional.of(new SeatAssignment.Held(number, secret)));
                });
    }

    private static CompletableFuture<TableState> sit(
            LiveTable table, int number, Person person, SeatAuthorizer authorizer) {
        if (number < 1 || number > Seat.all().size()) {
            return CompletableFuture.failedFuture(SeatingChanges.noSeat(number));
        }
        Seat seat = Seat.of(number);
        try {
            checkClaim(authorizer, table.id(), seat, person);
        } catch (Refusal e) {
            return CompletableFuture.failedFuture(e);
        }
        return table.sit(seat, person);
    }

    private static void checkClaim(SeatAuthorizer authorizer, String id, Seat seat, Occupant occupant) throws Refusal {
        if (occupant instanceof Person person) {
            authorizer.check(id, seat, person.name());
        }
    }

    public static boolean isName(String text) {
        return TokenGenerator.isOne(text);
    }

    private static Refusal tooMany() {
        return Refusal.of(Refusal.Code.TOO_MANY, "too many tables; try again later");
    }

    /**
     * Finds a table in memory or in the storage.
     *
     * @return empty if the table does not exist; fails with a {@link Refusal} while all tables in memory have clients
     */
    public CompletableFuture<Optional<LiveTable>> find(String id) {
        if (!TokenGenerator.isOne(id)) {
            return CompletableFuture.completedFuture(Optional.empty());
        }
        if (live.size() >= most && !live.containsKey(id)) {
            return unloadUnused().thenCompose(done -> findLoading(id));
        }
        return findLoading(id);
    }

    private CompletableFuture<Optional<LiveTable>> findLoading(String id) {
        CompletableFuture<Optional<LiveTable>> found = liveOrLoaded(id);
        found.whenComplete((table, failure) -> {
            if (failure != null || table.isEmpty()) {
                live.remove(id, found);
            }
        });
        return found;
    }

    /** Synchronized, so that no two calls take the last free place. */
    private synchronized CompletableFuture<Optional<LiveTable>> liveOrLoaded(String id) {
        if ((isStopping || live.size() >= most) && !live.containsKey(id)) {
            return CompletableFuture.failedFuture(tooMany());
        }
        return live.computeIfAbsent(id, this::load);
    }

    /** Unloads one table in a hundred, the least recently used of those without clients. */
    private CompletableFuture<Void> unloadUnused() {
        return CompletableFuture.allOf(opened().stream()
                .filter(table -> !table.hasClients())
                .map(table -> Map.entry(table.lastUsed(), table)) // because it may change while the tables are sorted
                .sorted(Map.Entry.comparingByKey())
                .limit(Math.max(1, most / UNLOADED_SHARE))
                .map(entry -> entry.getValue().closeIfIdle(Duration.ZERO))
                .toArray(CompletableFuture<?>[]::new));
    }

    private CompletableFuture<Optional<LiveTable>> load(String id) {
        return services.storage().take(id).thenApply(taken -> taken.map(this::open));
    }

    private LiveTable open(Storage.Taken taken) {
        return new LiveTable(services, taken, this::forget);
    }

    /** Removes a table, unless it has been loaded again in the meantime. */
    private void forget(LiveTable gone) {
        live.computeIfPresent(gone.id(), (id, found) -> isOf(found, gone) ? null : found);
    }

    private static boolean isOf(CompletableFuture<Optional<LiveTable>> found, LiveTable table) {
        return found.isDone()
                && !found.isCompletedExceptionally()
                && found.join().filter(table::equals).isPresent();
    }

    /** {@return the listed tables, at most a second old: open seats first, then the newest, a few per address} */
    public ImmutableList<ListedTable> listed() {
        return listed.get();
    }

    private ImmutableList<ListedTable> findListed() {
        return opened().stream()
                .flatMap(table -> table.listed().stream())
                .sorted(Comparator.comparing(
                                (ListedTable listed) -> listed.table().phase())
                        .thenComparing(ListedTable::since, Comparator.reverseOrder()))
                .filter(ListedTable.firstOfEachAddress(ListedTable::address))
                .limit(MOST_LISTED)
                .collect(ImmutableList.toImmutableList());
    }

    public int inMemory() {
        return live.size();
    }

    /** Unloads tables that have had no client for a time. */
    public void closeIdle(Duration time) {
        opened().forEach(table -> table.closeIfIdle(time));
    }

    /** Lets bots move for players who have been disconnected for a time. */
    public void standIn(Duration patience) {
        opened().forEach(table -> table.standIn(patience));
    }

    /** Closes the clients of banned players. */
    public void closeBanned(EntryRules rules) {
        opened().forEach(table -> table.closeBanned(rules));
    }

    public synchronized void refuseMore() {
        isStopping = true;
    }

    /** Releases the tables to other servers one by one, within a time. */
    public void moveOn(Duration time) {
        ImmutableList<LiveTable> all = opened();
        for (LiveTable table : all) {
            table.leave(Client.Ending.STOPPED);
            Uninterruptibles.sleepUninterruptibly(time.dividedBy(Math.max(MOST_SLOWLY, all.size())));
        }
    }

    /** Closes all connections; completes when other servers may take the tables. */
    public CompletableFuture<Void> stop() {
        return CompletableFuture.allOf(opened().stream()
                .map(table -> table.leave(Client.Ending.STOPPED))
                .toArray(CompletableFuture<?>[]::new));
    }

    /**
     * Drops all tables, because other servers may have them now. Later requests load them again. A table that is still loading
     * is dropped as soon as it has loaded.
     */
    public void drop() {
        live.forEach((id, found) -> {
            live.remove(id, found);
            found.thenAccept(loaded -> loaded.ifPresent(table -> table.leave(Client.Ending.MOVED)));
        });
    }

    private ImmutableList<LiveTable> opened() {
        return live.values().stream()
                .filter(found -> found.isDone() && !found.isCompletedExceptionally())
                .flatMap(found -> found.join().stream())
                .collect(ImmutableList.toImmutableList());
    }
}
