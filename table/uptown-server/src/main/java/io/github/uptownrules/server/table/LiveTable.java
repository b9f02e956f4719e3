package io.github.uptownrules.server.table;

import com.google.common.util.concurrent.MoreExecutors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.TableSettings.Visibility;
import io.github.uptownrules.server.table.TableState.Phase;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A table with clients. It does one thing at a time, on any thread. It stores each change before showing it to clients and
 * before making the next one.
 */
public final class LiveTable {
    private final TableServices services;
    private final Executor turns;
    private final Consumer<LiveTable> forget;
    private final SeatingChanges seating;
    private final Transitions transitions;
    private final Subscribers subscribers;
    private final RequestHandler requests;
    private final Deque<PendingChange> waiting = new ArrayDeque<>();

    /** Seats whose players were replaced while disconnected. They get their seats back as soon as they reconnect. */
    private final Set<Seat> missed = new TreeSet<>();

    private final String id;
    private final Home home;
    private TableState table;
    private TurnWait wait;
    private boolean isStoring;
    private boolean isClosed;
    private long thoughtAbout;
    private volatile Optional<ListedTable> listed = Optional.empty();
    private volatile long lastUsed = System.nanoTime();
    private volatile boolean hasClients;

    LiveTable(TableServices services, Storage.Taken taken, Consumer<LiveTable> forget) {
        this.services = services;
        this.turns = MoreExecutors.newSequentialExecutor(services.threads());
        this.forget = forget;
        this.subscribers = new Subscribers(services.clock());
        this.seating = new SeatingChanges(services.chance());
        this.transitions = new Transitions(services.chance());
        this.requests = new RequestHandler(this, services, subscribers, seating, transitions);
        this.table = taken.table();
        this.home = taken.home();
        this.id = table.id();
        this.wait = new TurnWait(table.positionVersion(), services.clock());
    }

    /** Adds a client, at the seat of its secret or as a spectator without one. */
    public void join(Client client, Optional<String> secret) {
        turns.execute(() -> {
            if (isClosed) {
                client.close(Client.Ending.FAILED);
                return;
            }
            Optional<Seat> seat = secret.flatMap(table::holder);
            Optional<Client.Ending> refused = secret.flatMap(given -> refused(client, seat));
            if (refused.isPresent()) {
                client.close(refused.get());
                return;
            }
            boolean isFirst = subscribers.isEmpty();
            if (subscribers.add(client, seat.isPresent() ? seat.get() : Viewer.SPECTATOR, table)) {
                hasClients = true;
                used();
                if (isFirst) {
                    waitForMove(); // without clients no wait counts, although the clocks have run
                }
                show();
                seat.filter(missed::remove).ifPresent(back -> submit(PendingChange.of(transitions.comeBack(back))));
                promptBot();
            }
        });
    }

    private Optional<Client.Ending> refused(Client client, Optional<Seat> held) {
        Optional<Person> person = held.flatMap(table::person);
        if (person.isEmpty()) {
            return Optional.of(Client.Ending.WRONG_SECRET);
        }
        try {
            client.check(id, held.get(), person.get().name());
            return Optional.empty();
        } catch (Refusal e) {
            return Optional.of(e.code() == Refusal.Code.BANNED ? Client.Ending.BANNED : Client.Ending.WRONG_SECRET);
        }
    }

    /** Closes the clients of banned players, whose seats remain theirs. */
    void closeBanned(EntryRules rules) {
        turns.execute(() -> {
            Set<Seat> banned = new TreeSet<>(subscribers.seats());
            banned.removeIf(seat -> table.person(seat)
                    .filter(person -> rules.bansName(person.name()))
                    .isEmpty());
            if (!banned.isEmpty()) {
                banned.forEach(seat -> subscribers.drop(seat, Client.Ending.BANNED));
                hasClients = !subscribers.isEmpty();
                show();
            }
        });
    }

    /** Carries out an order of the operator; fails with a {@link Refusal} if that is not possible. */
    public CompletableFuture<Void> carryOut(OperatorOrder order) {
        return switch (order.what()) {
            case END -> changed(Transitions.end());
            case REOPEN -> changed(Transitions.reopen(order.seat(), order.secretHash()));
            case REMOVE -> CompletableFuture.supplyAsync(this::remove, turns).thenCompose(removed -> removed);
        };
    }

    private CompletableFuture<Void> changed(PendingChange.Transition transition) {
        PendingChange change = PendingChange.of(transition);
        turns.execute(() -> {
            used();
            submit(change);
        });
        return change.outcome().thenRun(() -> {});
    }

    /** Deletes the table, after the change that is being stored and without those that wait. */
    private CompletableFuture<Void> remove() {
        if (isClosed) {
            return CompletableFuture.failedFuture(notStored());
        }
        isClosed = true;
        listed = Optional.empty();
        storeNext(); // refuses the changes that wait
        return services.storage()
                .delete(id, home)
                .whenCompleteAsync(
                        (done, failure) -> {
                            subscribers.closeAll(failure == null ? Client.Ending.UNKNOWN_TABLE : Client.Ending.FAILED);
                            forget.accept(this);
                        },
                        turns);
    }

    /**
     * Lets a bot move for a player who has been disconnected for a time, if another client is waiting. After the game, creates
     * the rematch without disconnected players.
     */
    void standIn(Duration patience) {
        turns.execute(() -> {
            if (isClosed || isStoring || subscribers.isEmpty()) {
                return;
            }
            table.personInTurn()
                    .filter(seat -> !hasDays() && subscribers.isGone(seat, patience))
                    .ifPresent(this::takeOver);
            if (table.phase() == Phase.OVER) {
                submit(PendingChange.of(transitions.rematchWithout(
                        seat -> subscribers.isGone(seat, patience),
                        services.tokens().next())));
            }
        });
    }

    boolean hasDays() {
        return table.settings().time().isForDays();
    }

    /** Lets a bot take over from the player to move. A disconnected player returns automatically on reconnecting. */
    void takeOver(Seat seat) {
        noteIfMissing(seat);
        submit(PendingChange.of(transitions.takeOver(seat, table.positionVersion())));
    }

    private void noteIfMissing(Seat seat) {
        if (!subscribers.seats().contains(seat)) {
            missed.add(seat);
        }
    }

    /** Starts to wait for a move, until the time of the player to move is up. */
    private void waitForMove() {
        wait = new TurnWait(table.positionVersion(), services.clock());
        startTimer(wait);
    }

    private void startTimer(TurnWait begun) {
        timeLeft()
                .map(left -> Math.min(left, services.clock().longestTimer()))
                .ifPresent(left -> CompletableFuture.delayedExecutor(left, TimeUnit.MILLISECONDS, turns)
                        .execute(() -> endWait(begun)));
    }

    private Optional<Long> timeLeft() {
        return table.clocks()
                .flatMap(clocks -> clocks.leftForMove(table, services.clock().millis()));
    }

    /** Ends a wait whose time is up, if any client is connected. */
    private void endWait(TurnWait ended) {
        if (isClosed || wait != ended || !ended.isAt(table) || subscribers.isEmpty()) {
            return;
        }
        Optional<Long> left = timeLeft();
        if (left.isPresent() && left.get() > 0) {
            startTimer(ended);
        } else if (left.isPresent()) {
            table.personInTurn().ifPresent(seat -> {
                noteIfMissing(seat);
                submit(PendingChange.of(transitions.timeOut(seat, table.positionVersion())));
            });
        }
    }

    /** Shows the table to all clients, to each as it may see it. */
    void show() {
        listed = table.settings().visibility() == Visibility.LISTED && table.phase() != Phase.OVER
                ? subscribers.first().map(first -> new ListedTable(table, first.asker(), listedSince()))
                : Optional.empty();
        subscribers.show(table, wait, services.clock().millis());
    }

    private long listedSince() {
        return listed.map(ListedTable::since).orElseGet(services.clock()::millis);
    }

    public void part(Client client) {
        turns.execute(() -> {
            if (subscribers.remove(client) && !isClosed) {
                hasClients = !subscribers.isEmpty();
                used();
                show();
            }
        });
    }

    public void request(Client client, Request request) {
        long received = System.nanoTime();
        turns.execute(() -> subscribers.viewer(client).ifPresent(viewer -> {
            used();
            requests.handle(client, viewer, request, received);
        }));
    }

    CompletableFuture<TableState> sit(Seat seat, Person person) {
        PendingChange change = PendingChange.of(seating.sit(seat, person));
        turns.execute(() -> {
            used();
            submit(change);
        });
        return change.outcome();
    }

    void submit(PendingChange change) {
        waiting.add(change);
        storeNext();
    }

    /** Starts storing the next change. */
    private void storeNext() {
        while (!isStoring && !waiting.isEmpty()) {
            PendingChange change = waiting.remove();
            try {
                if (isClosed) {
                    throw notStored();
                }
                PendingChange.Next next = change.change()
                        .of(table)
                        .withClocks(table, services.clock().millis());
                if (next.table().version() == table.version()) {
                    change.outcome().complete(table);
                } else {
                    isStoring = true;
                    services.storage()
                            .save(next.changes(table, home))
                            .whenComplete((done, failure) ->
                                    turns.execute(() -> stored(change, next.table(), Optional.ofNullable(failure))));
                }
            } catch (Refusal e) {
                change.outcome().completeExceptionally(e);
            }
        }
        promptBot();
    }

    private void stored(PendingChange change, TableState after, Optional<Throwable> failure) {
        isStoring = false;
        if (failure.isPresent()) {
            services.listener().happened(TableListener.Event.NOT_STORED, table);
            if (home.isOneOfMany()) {
                // The change may have been stored, or another server may own the table. Clients find out when they
                // reconnect.
                close(Client.Ending.MOVED);
            }
            change.outcome().completeExceptionally(notStored());
            close(Client.Ending.FAILED);
            storeNext();
            return;
        }
        long stored = System.nanoTime();
        TableState before = table;
        table = after;
        subscribers.follow(before, after);
        if (!wait.isAt(after) || hasPersonBack(before, after)) {
            waitForMove();
            table.personInTurn()
                    .ifPresentOrElse(this::announce, () -> services.turns().ended(table));
        }
        show();
        if (before.positionVersion() != after.positionVersion()) {
            services.listener()
                    .moved(
                            Duration.ofNanos(stored - change.received()),
                            Duration.ofNanos(System.nanoTime() - change.received()));
        }
        notifyListener(before, after);
        change.outcome().complete(after);
        storeNext();
    }

    private void announce(Seat seat) {
        boolean isConnected = subscribers.seats().contains(seat);
        services.turns()
                .turn(new TurnWatch.Begun(table, seat, isConnected, timeLeft().map(Duration::ofMillis)));
    }

    /** {@return whether the seat to move has passed from a bot back to a person} */
    private static boolean hasPersonBack(TableState before, TableState after) {
        return after.turn()
                .filter(seat ->
                        before.botFor(seat).isPresent() && after.botFor(seat).isEmpty())
                .isPresent();
    }

    private void notifyListener(TableState before, TableState after) {
        if (before.phase() == Phase.OPEN && after.phase() != Phase.OPEN) {
            services.listener().happened(TableListener.Event.GAME_STARTED, after);
        }
        if (before.phase() != Phase.OVER && after.phase() == Phase.OVER) {
            services.listener().happened(TableListener.Event.GAME_OVER, after);
        }
        int gone = before.present().size() - after.present().size();
        if (gone > 0) {
            services.listener().happened(TableListener.Event.LEFT, after);
        } else if (gone < 0 && before.phase() != Phase.OPEN) {
            services.listener().happened(TableListener.Event.RETURNED, after);
        }
    }

    private static Refusal notStored() {
        return Refusal.of(Refusal.Code.UNAVAILABLE, "the table could not be stored; reload it");
    }

    /**
     * Starts a bot if it is to move. Bots play only for connected players, so a game with only spectators costs no processor
     * time.
     */
    private void promptBot() {
        if (isStoring || isClosed || thoughtAbout == table.positionVersion()) {
            return;
        }
        subscribers
                .asker()
                .ifPresent(asker -> table.turn()
                        .ifPresent(seat -> table.botFor(seat).ifPresent(level -> {
                            thoughtAbout = table.positionVersion();
                            think(asker, seat, level, thoughtAbout);
                        })));
    }

    /** Lets a bot choose a move, and another bot if it fails. */
    private void think(String asker, Seat seat, String level, long version) {
        services.executor()
                .choose(asker, level, new ViewerFrames(table, seat).seen(), services.listener())
                .whenComplete((move, failure) -> turns.execute(() -> {
                    if (failure != null) {
                        failed(asker, seat, level, version, BotExecutor.reason(failure));
                        return;
                    }
                    PendingChange change = PendingChange.of(transitions.botMove(seat, version, move));
                    change.outcome().thenRun(this::thinkAgainIfNeeded);
                    // This runs later, because the table prompts its bots once more after a rejected change.
                    change.outcome()
                            .whenCompleteAsync(
                                    (done, refusal) -> {
                                        if (refusal != null && !isClosed) {
                                            failed(asker, seat, level, version, "it returned an illegal move");
                                        }
                                    },
                                    turns);
                    submit(change);
                }));
    }

    private void failed(String asker, Seat seat, String level, long version, String reason) {
        services.listener().botFailed(table, seat, level, reason);
        String substitute = table.ruleset().game().substitute();
        if (version == table.positionVersion() && !level.equals(substitute)) {
            think(asker, seat, substitute, version);
        } else {
            thoughtAbout = 0; // the next client triggers another attempt
        }
    }

    /** Retries if a bot's move came too late, but the person has since left the seat again. */
    private void thinkAgainIfNeeded() {
        if (thoughtAbout == table.positionVersion()) {
            thoughtAbout = 0;
        }
    }

    private void used() {
        lastUsed = System.nanoTime();
    }

    /** Unloads the table if it has had no client for a time. The future completes once this is decided. */
    CompletableFuture<Void> closeIfIdle(Duration time) {
        return CompletableFuture.runAsync(
                () -> {
                    if (subscribers.isEmpty()
                            && !isStoring
                            && waiting.isEmpty()
                            && System.nanoTime() - lastUsed >= time.toNanos()) {
                        close(Client.Ending.FAILED);
                    }
                },
                turns);
    }

    boolean hasClients() {
        return hasClients;
    }

    /** {@return the time of the last use, in nanoseconds} */
    long lastUsed() {
        return lastUsed;
    }

    /** Closes all connections; completes when other servers may take the table. */
    CompletableFuture<Void> leave(Client.Ending how) {
        return CompletableFuture.supplyAsync(() -> close(how), turns).thenCompose(released -> released);
    }

    private CompletableFuture<Void> close(Client.Ending how) {
        if (isClosed) {
            return CompletableFuture.allOf();
        }
        isClosed = true;
        listed = Optional.empty();
        subscribers.closeAll(how);
        forget.accept(this);
        return services.storage().release(id, home);
    }

    /** Returns the public description while any client is connected. */
    Optional<ListedTable> listed() {
        return listed;
    }

    String id() {
        return id;
    }

    /** Returns the table as last stored. */
    TableState table() {
        return table;
    }

    TurnWait turnWait() {
        return wait;
    }
}
