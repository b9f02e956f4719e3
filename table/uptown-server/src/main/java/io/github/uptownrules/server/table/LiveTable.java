package io.github.uptownrules.server.table;

import com.google.common.util.concurrent.MoreExecutors;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Request.Plain;
import io.github.uptownrules.server.table.TableSettings.Visibility;
import io.github.uptownrules.server.table.TableState.Phase;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
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
    /** A timer is kept in memory until it ends, also when its move has been made: so none is set for days. */
    private static final long LONGEST_TIMER = TimeUnit.SECONDS.toMillis(30);

    private static final long BETWEEN_REACTIONS = TimeUnit.SECONDS.toNanos(2);

    private final TableServices services;
    private final Executor turns;
    private final Consumer<LiveTable> forget;
    private final SeatingChanges seating;
    private final Transitions transitions;
    private final Subscribers subscribers = new Subscribers();
    private final HintsAndReviews hints;
    private final Deque<PendingChange> waiting = new ArrayDeque<>();

    /** When a seat said something last. */
    private final Map<Seat, Long> lastReactions = new TreeMap<>();

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
    private long lastUsed = System.nanoTime();

    LiveTable(TableServices services, Storage.Taken taken, Consumer<LiveTable> forget) {
        this.services = services;
        this.turns = MoreExecutors.newSequentialExecutor(services.threads());
        this.forget = forget;
        this.seating = new SeatingChanges(services.chance());
        this.transitions = new Transitions(services.chance());
        this.hints = new HintsAndReviews(services.executor());
        this.table = taken.table();
        this.home = taken.home();
        this.id = table.id();
        this.wait = new TurnWait(table.positionVersion());
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
            if (subscribers.add(client, seat.isPresent() ? seat.get() : Viewer.SPECTATOR)) {
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

    private boolean hasDays() {
        return table.settings().time().isForDays();
    }

    /** A bot goes on for the person in turn; who is not even connected is back as soon as they are. */
    private void takeOver(Seat seat) {
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
        wait = new TurnWait(table.positionVersion());
        startTimer(wait);
    }

    private void startTimer(TurnWait begun) {
        timeLeft()
                .map(left -> Math.min(left, LONGEST_TIMER))
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

    private void show() {
        listed = table.settings().visibility() == Visibility.LISTED
                        && table.phase() != Phase.OVER
                        && !subscribers.isEmpty()
                ? Optional.of(new ListedTable(table))
                : Optional.empty();
        subscribers.show(table, wait, services.clock().millis());
    }

    /** The person in turn, whom another one waits for. */
    private Seat waitedFor(Seat by) throws Refusal {
        Seat seat = table.turn()
                .orElseThrow(() -> Refusal.of(
                        Refusal.Code.NOT_PLAYING,
                        table.phase() == Phase.OPEN ? "the game has not begun" : "the game is over"));
        if (seat.equals(by)
                || table.botFor(seat).isPresent()
                || table.botFor(by).isPresent()) {
            throw Refusal.of(Refusal.Code.NOT_PLAYING, "seat " + by + " does not wait for another person");
        }
        return seat;
    }

    private void nudge(Client client, long id, Seat by) throws Refusal {
        Seat seat = waitedFor(by);
        wait.nudge(services.voteAfter());
        subscribers.send(seat, ReplyFrames.nudge(by));
        client.send(ReplyFrames.done(id));
    }

    /** When all who play and are connected want it, a bot goes on. */
    private void vote(Client client, long id, Seat by) throws Refusal {
        Seat seat = waitedFor(by);
        if (hasDays() && !subscribers.seats().contains(seat)) {
            throw Refusal.of(
                    Refusal.Code.NOT_ALLOWED, "seat " + seat + " has days for this move, and need not be there");
        }
        boolean isNew = wait.vote(by, services.voteAfter());
        client.send(ReplyFrames.done(id));
        if (isNew) {
            show();
        }
        boolean isDecided = subscribers.seats().stream()
                .filter(other -> !other.equals(seat) && table.botFor(other).isEmpty())
                .allMatch(wait.votes()::contains);
        if (isDecided) {
            takeOver(seat);
        }
    }

    /** Who made the last move asks the others, who let it be when they ask for the same. */
    private void takeBack(Client client, long id, Seat by) throws Refusal {
        if (table.botFor(by).isPresent()) {
            throw Refusal.of(Refusal.Code.NOT_PLAYING, "a bot plays for seat " + by);
        }
        Optional<Seat> regrets = wait.regrets();
        if (regrets.isPresent() && !regrets.get().equals(by)) {
            wait.allowTakeBack(by);
        } else {
            Transitions.checkCanTakeBack(table, by);
            wait.askTakeBack(by);
        }
        client.send(ReplyFrames.done(id));
        show();
        Seat mover = regrets.orElse(by);
        boolean isDecided = subscribers.seats().stream()
                .filter(other -> !other.equals(mover) && table.botFor(other).isEmpty())
                .allMatch(wait.allowed()::contains);
        if (isDecided) {
            submit(PendingChange.of(transitions.takeBack(mover, table.positionVersion())));
        }
    }

    /** The others want the last move to stay. */
    private void keep(Client client, long id, Seat by) throws Refusal {
        if (wait.regrets().isEmpty()
                || wait.regrets().equals(Optional.of(by))
                || table.botFor(by).isPresent()) {
            throw Refusal.of(Refusal.Code.NOT_PLAYING, "no player asks seat " + by + " to take back a move");
        }
        wait.keep();
        client.send(ReplyFrames.done(id));
        show();
    }

    /** A client is gone, or its connection is lost, which is the same. */
    public void part(Client client) {
        turns.execute(() -> {
            if (subscribers.remove(client) && !isClosed) {
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
            try {
                answer(client, viewer, request, received);
            } catch (Refusal e) {
                refuse(client, request.id(), e);
            }
        }));
    }

    private void answer(Client client, Viewer viewer, Request request, long received) throws Refusal {
        ViewerFrames viewerFrames = new ViewerFrames(table, viewer);
        if (request instanceof Request.Play play) {
            Seat seat = seat(viewer);
            change(client, play.id(), seat, transitions.play(seat, play.version(), play.move()), received);
        } else if (request instanceof Request.Why why) {
            client.send(viewerFrames.faults(why.id(), why.question()));
        } else if (request instanceof Request.At at) {
            client.send(viewerFrames.at(at.id(), at.ply()));
        } else if (request instanceof Request.Fill fill) {
            change(client, fill.id(), seat(viewer), filled(fill), received);
        } else if (request instanceof Request.Clear clear) {
            change(client, clear.id(), seat(viewer), cleared(clear), received);
        } else if (request instanceof Request.ChangeSeat seat) {
            change(client, seat.id(), seat(viewer), reseated(client, seat(viewer), seatOf(seat.seat())), received);
        } else if (request instanceof Request.ChangeRuleset game) {
            change(client, game.id(), seat(viewer), anotherRuleset(game.ruleset()), received);
        } else if (request instanceof Request.React react) {
            react(client, react, seat(viewer));
        } else if (request instanceof Plain plain) {
            answer(client, viewer, plain, viewerFrames, received);
        }
    }

    private void answer(Client client, Viewer viewer, Plain plain, ViewerFrames viewerFrames, long received)
            throws Refusal {
        long id = plain.id();
        switch (plain.what()) {
            case RECORD -> client.send(viewerFrames.record(id));
            case MOVES -> client.send(viewerFrames.moves(id));
            case PING -> client.send(ReplyFrames.done(id));
            case HINT -> hints.hint(table, seat(viewer), id, client);
            case ANALYSE -> hints.review(table, id, client);
            case NUDGE -> nudge(client, id, seat(viewer));
            case VOTE -> vote(client, id, seat(viewer));
            case TAKE_BACK -> takeBack(client, id, seat(viewer));
            case KEEP -> keep(client, id, seat(viewer));
            case REMATCH -> answerRematch(client, id, seat(viewer), Answer.AGREES, received);
            case DECLINE -> answerRematch(client, id, seat(viewer), Answer.DECLINES, received);
            case LEAVE -> change(client, id, seat(viewer), transitions.leave(seat(viewer)), received);
            case RETURN -> change(client, id, seat(viewer), transitions.comeBack(seat(viewer)), received);
            case RESIGN -> change(client, id, seat(viewer), transitions.resign(seat(viewer)), received);
        }
    }

    private PendingChange.Transition filled(Request.Fill fill) throws Refusal {
        if (!table.ruleset().game().hasBot(fill.bot())) {
            throw Refusal.badRequest("unknown bot; see /api/rulesets");
        }
        return seating.fill(seatOf(fill.seat()), fill.bot());
    }

    /** Who has just lost the connection is about to come back. */
    private PendingChange.Transition cleared(Request.Clear clear) throws Refusal {
        Duration patience = services.voteAfter().dividedBy(TurnWait.NUDGES);
        return seating.clear(seatOf(clear.seat()), seat -> subscribers.isGone(seat, patience));
    }

    private PendingChange.Transition reseated(Client client, Seat from, Seat to) throws Refusal {
        if (!(table.at(from) instanceof Person person) || !client.mayHave(id, to, person.name())) {
            throw Refusal.of(Refusal.Code.NOT_A_SEAT, "you may not have seat " + to);
        }
        return seating.changeSeat(from, to);
    }

    private PendingChange.Transition anotherRuleset(String wanted) throws Refusal {
        return seating.changeRuleset(table.ruleset()
                .another(wanted)
                .orElseThrow(() -> Refusal.badRequest("unknown ruleset of this game; see /api/rulesets")));
    }

    private static Seat seatOf(int number) throws Refusal {
        if (number < 1 || number > Seat.all().size()) {
            throw SeatingChanges.noSeat(number);
        }
        return Seat.of(number);
    }

    /** Tells all what a player says, now and then. */
    private void react(Client client, Request.React react, Seat by) throws Refusal {
        long now = System.nanoTime();
        Long last = lastReactions.put(by, now);
        if (last != null && now - last < BETWEEN_REACTIONS) {
            lastReactions.put(by, last);
            throw Refusal.of(Refusal.Code.TOO_FAST, "only one reaction every two seconds");
        }
        subscribers.sendAll(ReplyFrames.reaction(by, react.what()));
        client.send(ReplyFrames.done(react.id()));
    }

    private void answerRematch(Client client, long id, Seat seat, Answer answer, long received) {
        change(
                client,
                id,
                seat,
                transitions.rematch(seat, answer, services.tokens().next()),
                received);
    }

    private static Seat seat(Viewer viewer) throws Refusal {
        return viewer.asSeat().orElseThrow(() -> Refusal.of(Refusal.Code.NOT_A_SEAT, "spectators cannot do that"));
    }

    private void refuse(Client client, long id, Refusal refusal) {
        services.listener().refused(refusal.code());
        client.send(ReplyFrames.refused(id, refusal));
    }

    private void change(Client client, long id, Seat seat, PendingChange.Transition transition, long received) {
        PendingChange.Transition own = Transitions.ofHolder(table.at(seat), seat, transition);
        PendingChange change = new PendingChange(own, new CompletableFuture<>(), received);
        change.outcome().whenComplete((done, failure) -> {
            if (failure instanceof Refusal refusal) {
                refuse(client, id, refusal);
            } else {
                client.send(ReplyFrames.done(id));
            }
        });
        submit(change);
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

    private void submit(PendingChange change) {
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

    /** Bots play only while a client is there, for games without one should cost no processor time. */
    private void promptBot() {
        if (isStoring || isClosed || subscribers.isEmpty() || thoughtAbout == table.positionVersion()) {
            return;
        }
        table.turn()
                .ifPresent(seat -> table.botFor(seat).ifPresent(level -> {
                    thoughtAbout = table.positionVersion();
                    think(seat, level, thoughtAbout);
                }));
    }

    /** Has a bot choose a move, and if it fails another one. */
    private void think(Seat seat, String level, long version) {
        services.executor()
                .choose(level, new ViewerFrames(table, seat).seen(), services.listener())
                .whenComplete((move, failure) -> turns.execute(() -> {
                    if (failure == null) {
                        PendingChange change = PendingChange.of(transitions.botMove(seat, version, move));
                        change.outcome().thenRun(this::thinkAgainIfNeeded);
                        submit(change);
                        return;
                    }
                    services.listener().botFailed(table, seat, level, BotMistake.reason(failure));
                    if (version == table.positionVersion()
                            && !level.equals(table.ruleset().game().substitute())) {
                        think(seat, table.ruleset().game().substitute(), version);
                    } else {
                        thoughtAbout = 0; // the next client makes it try again
                    }
                }));
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

    /** Unloads the table if no client has been there for a time; it is loaded again when one comes. */
    void closeIfIdle(Duration time) {
        turns.execute(() -> {
            if (subscribers.isEmpty()
                    && !isStoring
                    && waiting.isEmpty()
                    && System.nanoTime() - lastUsed >= time.toNanos()) {
                close(Client.Ending.FAILED);
            }
        });
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
}
