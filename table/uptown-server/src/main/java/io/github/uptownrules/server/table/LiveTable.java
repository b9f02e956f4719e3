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
 * A table with clients. It does one thing at a time, on whatever thread; a change is stored before any client hears of
 * it, and the next one waits for that.
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

    /** Seats whose persons did not leave, but were missing: they are back as soon as they are there. */
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

    /** Adds a client: on a seat whose secret this is, or to watch without one. */
    public void join(Client client, Optional<String> secret) {
        turns.execute(() -> {
            if (isClosed) {
                client.close(Client.Ending.FAILED);
                return;
            }
            Optional<Seat> seat = secret.flatMap(table::holder);
            if (secret.isPresent() && seat.filter(held -> mayHave(client, held)).isEmpty()) {
                client.close(Client.Ending.WRONG_SECRET);
                return;
            }
            boolean isFirst = subscribers.isEmpty();
            if (subscribers.add(client, seat.isPresent() ? seat.get() : Viewer.SPECTATOR, table)) {
                hasClients = true;
                used();
                if (isFirst) {
                    waitForMove(); // without anyone there, no one has waited; clocks have run
                }
                show();
                seat.filter(missed::remove).ifPresent(back -> submit(PendingChange.of(transitions.comeBack(back))));
                promptBot();
            }
        });
    }

    private boolean mayHave(Client client, Seat seat) {
        return table.at(seat) instanceof Person person && client.mayHave(id, seat, person.name());
    }

    /**
     * Lets a bot play for the person in turn who has been missing for a time, if another client is waiting; after the game, those
     * who want a rematch do not wait for who is missing.
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

    /** Whether a move may take days. */
    boolean hasDays() {
        return table.settings().time().isForDays();
    }

    /** A bot goes on for the person in turn; who is not even connected is back as soon as they are. */
    void takeOver(Seat seat) {
        noteIfMissing(seat);
        submit(PendingChange.of(transitions.takeOver(seat, table.positionVersion())));
    }

    private void noteIfMissing(Seat seat) {
        if (!subscribers.seats().contains(seat)) {
            missed.add(seat);
        }
    }

    /** Begins to wait for a move, until the time of the person in turn is over. */
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

    /** Ends a wait whose time is over, if anyone is there to see it. */
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

    /** Shows all clients the table, as each may see it. */
    void show() {
        listed = table.settings().visibility() == Visibility.LISTED && table.phase() != Phase.OVER
                ? subscribers.first().map(first -> new ListedTable(table, first.asker(), listedSince()))
                : Optional.empty();
        subscribers.show(table, wait, services.clock().millis());
    }

    private long listedSince() {
        return listed.map(ListedTable::since).orElseGet(services.clock()::millis);
    }

    /** A client is gone, or its connection is lost, which is the same. */
    public void part(Client client) {
        turns.execute(() -> {
            if (subscribers.remove(client) && !isClosed) {
                hasClients = !subscribers.isEmpty();
                used();
                show();
            }
        });
    }

    /** Does what a client asks for, and answers. */
    public void request(Client client, Request request) {
        long received = System.nanoTime();
        turns.execute(() -> subscribers.viewer(client).ifPresent(viewer -> {
            used();
            requests.handle(client, viewer, request, received);
        }));
    }

    /** A person takes a seat. */
    CompletableFuture<TableState> sit(Seat seat, Person person) {
        PendingChange change = PendingChange.of(seating.sit(seat, person));
        turns.execute(() -> {
            used();
            submit(change);
        });
        return change.outcome();
    }

    /** Makes a change after those that came before it. */
    void submit(PendingChange change) {
        waiting.add(change);
        goOn();
    }

    /** Begins to store the next change. */
    private void goOn() {
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
                // It may be stored, or another server have the table: who comes back sees it.
                close(Client.Ending.MOVED);
            }
            change.outcome().completeExceptionally(notStored());
            close(Client.Ending.FAILED);
            goOn();
            return;
        }
        long stored = System.nanoTime();
        TableState before = table;
        table = after;
        subscribers.follow(before, after);
        if (!wait.isAt(after) || hasPersonBack(before, after)) {
            waitForMove();
        }
        show();
        if (before.positionVersion() != after.positionVersion()) {
            services.listener()
                    .moved(
                            Duration.ofNanos(stored - change.received()),
                            Duration.ofNanos(System.nanoTime() - change.received()));
        }
        tell(before, after);
        change.outcome().complete(after);
        goOn();
    }

    /** Whether a person plays in whose place a bot was to move. */
    private static boolean hasPersonBack(TableState before, TableState after) {
        return after.turn()
                .filter(seat ->
                        before.botFor(seat).isPresent() && after.botFor(seat).isEmpty())
                .isPresent();
    }

    private void tell(TableState before, TableState after) {
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

    /** Bots play only for players who are connected: a game with spectators only costs no processor time. */
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

    /** Has a bot choose a move, and if it fails another one. */
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
                    // Later, because the table prompts its bots once more after a change that is refused.
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
            thoughtAbout = 0; // the next client makes it try again
        }
    }

    /** A bot's move came too late, and then its seat was left once more. */
    private void thinkAgainIfNeeded() {
        if (thoughtAbout == table.positionVersion()) {
            thoughtAbout = 0;
        }
    }

    private void used() {
        lastUsed = System.nanoTime();
    }

    /** Unloads the table if no client has been there for a time; it is loaded again when one comes. Completes when that is decided. */
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

    /** {@return true if a client is connected} */
    boolean hasClients() {
        return hasClients;
    }

    /** {@return the time of the last use, in nanoseconds} */
    long lastUsed() {
        return lastUsed;
    }

    /** Ends all connections; completes when other servers may have the table. */
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

    /** What strangers see of it, while anyone is there. */
    Optional<ListedTable> listed() {
        return listed;
    }

    String id() {
        return id;
    }

    /** The table as it was stored last. */
    TableState table() {
        return table;
    }

    /** The wait for the move that is to be made. */
    TurnWait turnWait() {
        return wait;
    }
}
