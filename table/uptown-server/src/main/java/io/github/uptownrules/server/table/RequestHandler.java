package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Request.Plain;
import io.github.uptownrules.server.table.TableState.Phase;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Handles the requests of a table's clients. The table calls it for one request at a time. */
final class RequestHandler {
    private static final long BETWEEN_REACTIONS = TimeUnit.SECONDS.toNanos(2);

    private final LiveTable live;
    private final TableServices services;
    private final Subscribers subscribers;
    private final SeatingChanges seating;
    private final Transitions transitions;
    private final HintsAndReviews hints;

    private final Map<Seat, Long> lastReactions = new TreeMap<>();

    RequestHandler(
            LiveTable live,
            TableServices services,
            Subscribers subscribers,
            SeatingChanges seating,
            Transitions transitions) {
        this.live = live;
        this.services = services;
        this.subscribers = subscribers;
        this.seating = seating;
        this.transitions = transitions;
        this.hints = new HintsAndReviews(services.executor(), services.clock());
    }

    /** Handles a request and answers it. {@code received} is the time of the request in nanoseconds. */
    void handle(Client client, Viewer viewer, Request request, long received) {
        try {
            answer(client, viewer, request, received);
        } catch (Refusal e) {
            refuse(client, request.id(), e);
        }
    }

    private void answer(Client client, Viewer viewer, Request request, long received) throws Refusal {
        ViewerFrames viewerFrames = new ViewerFrames(live.table(), viewer);
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
            case RECORD -> client.send(viewerFrames.record(id, hints.known()));
            case MOVES -> client.send(viewerFrames.moves(id));
            case PING -> client.send(ReplyFrames.done(id));
            case HINT -> hints.hint(live.table(), seat(viewer), id, client);
            case ANALYSE -> hints.review(live.table(), id, client);
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

    /** Returns the player to move, if another person may wait for that player. */
    private Seat waitedFor(Seat by) throws Refusal {
        Seat seat = live.table()
                .turn()
                .orElseThrow(() -> Refusal.of(
                        Refusal.Code.NOT_PLAYING,
                        live.table().phase() == Phase.OPEN ? "the game has not begun" : "the game is over"));
        if (seat.equals(by)
                || live.table().botFor(seat).isPresent()
                || live.table().botFor(by).isPresent()) {
            throw Refusal.of(Refusal.Code.NOT_PLAYING, "seat " + by + " is not waiting for another person");
        }
        return seat;
    }

    private void nudge(Client client, long id, Seat by) throws Refusal {
        Seat seat = waitedFor(by);
        live.turnWait().nudge(services.voteAfter());
        subscribers.send(seat, ReplyFrames.nudge(by));
        client.send(ReplyFrames.done(id));
    }

    /** Counts a vote. A bot takes over when all connected players agree. */
    private void vote(Client client, long id, Seat by) throws Refusal {
        Seat seat = waitedFor(by);
        checkVotable(seat);
        boolean isNew = live.turnWait().vote(by, services.voteAfter());
        client.send(ReplyFrames.done(id));
        if (isNew) {
            live.show();
        }
        if (isAgreed(seat, live.turnWait().votes())) {
            live.takeOver(seat);
        }
    }

    /** Rejects votes at a table with a time limit. Without one, a single opponent may not vote out a connected player. */
    private void checkVotable(Seat seat) throws Refusal {
        if (live.table().settings().time().kind() != TimeControl.Kind.NONE) {
            throw Refusal.of(Refusal.Code.NOT_ALLOWED, "the time limit of this table decides, not a vote");
        }
        if (live.table().present().size() > 2) {
            return;
        }
        if (subscribers.seats().contains(seat)) {
            throw Refusal.of(
                    Refusal.Code.NOT_ALLOWED,
                    "seat " + seat + " is connected; with two players, only an absent one can be voted out");
        }
        if (!subscribers.isGone(seat, untilGone())) {
            throw Refusal.of(Refusal.Code.TOO_EARLY, "the player in seat " + seat + " was connected a moment ago");
        }
    }

    /** {@return whether all connected players agree, except for the one concerned} */
    private boolean isAgreed(Seat about, Set<Seat> agreeing) {
        return subscribers.seats().stream()
                .filter(seat -> !seat.equals(about) && live.table().botFor(seat).isEmpty())
                .allMatch(agreeing::contains);
    }

    /** Takes back the last move. Its player asks; the others agree by sending the same request. */
    private void takeBack(Client client, long id, Seat by) throws Refusal {
        if (live.table().botFor(by).isPresent()) {
            throw Refusal.of(Refusal.Code.NOT_PLAYING, "a bot plays for seat " + by);
        }
        Optional<Seat> regrets = live.turnWait().regrets();
        if (regrets.isPresent() && !regrets.get().equals(by)) {
            live.turnWait().allowTakeBack(by);
        } else {
            Transitions.checkCanTakeBack(live.table(), by);
            live.turnWait().askTakeBack(by);
        }
        client.send(ReplyFrames.done(id));
        live.show();
        Seat mover = regrets.orElse(by);
        if (isAgreed(mover, live.turnWait().allowed())) {
            live.submit(
                    PendingChange.of(transitions.takeBack(mover, live.table().positionVersion())));
        }
    }

    private void keep(Client client, long id, Seat by) throws Refusal {
        if (live.turnWait().regrets().isEmpty()
                || live.turnWait().regrets().equals(Optional.of(by))
                || live.table().botFor(by).isPresent()) {
            throw Refusal.of(Refusal.Code.NOT_PLAYING, "no player is asking seat " + by + " to take back a move");
        }
        live.turnWait().keep();
        client.send(ReplyFrames.done(id));
        live.show();
    }

    private void react(Client client, Request.React react, Seat by) throws Refusal {
        long now = services.clock().nanos();
        Long last = lastReactions.put(by, now);
        if (last != null && now - last < BETWEEN_REACTIONS) {
            lastReactions.put(by, last);
            throw Refusal.of(Refusal.Code.TOO_FAST, "only one reaction every two seconds");
        }
        subscribers.sendAll(ReplyFrames.reaction(by, react.what()));
        client.send(ReplyFrames.done(react.id()));
    }

    private PendingChange.Transition filled(Request.Fill fill) throws Refusal {
        if (!live.table().ruleset().game().bots().contains(fill.bot())) {
            throw Refusal.badRequest("unknown bot; see /api/rulesets");
        }
        return seating.fill(seatOf(fill.seat()), fill.bot());
    }

    private PendingChange.Transition cleared(Request.Clear clear) throws Refusal {
        return seating.clear(seatOf(clear.seat()), seat -> subscribers.isGone(seat, untilGone()));
    }

    /** Returns the time after which a disconnected player counts as gone; before that, the player may be reconnecting. */
    private Duration untilGone() {
        return services.voteAfter().dividedBy(TurnWait.NUDGES);
    }

    private PendingChange.Transition reseated(Client client, Seat from, Seat to) throws Refusal {
        client.check(live.id(), to, Transitions.person(live.table(), from).name());
        return seating.changeSeat(from, to);
    }

    private PendingChange.Transition anotherRuleset(String wanted) throws Refusal {
        return seating.changeRuleset(live.table()
                .ruleset()
                .another(wanted)
                .orElseThrow(() -> Refusal.badRequest("unknown ruleset of this game; see /api/rulesets")));
    }

    private void answerRematch(Client client, long id, Seat seat, Answer answer, long received) {
        change(
                client,
                id,
                seat,
                transitions.rematch(seat, answer, services.tokens().next()),
                received);
    }

    private void change(Client client, long id, Seat seat, PendingChange.Transition transition, long received) {
        PendingChange.Transition own = Transitions.ofHolder(live.table().at(seat), seat, transition);
        PendingChange change = new PendingChange(own, new CompletableFuture<>(), received);
        change.outcome().whenComplete((done, failure) -> {
            if (failure instanceof Refusal refusal) {
                refuse(client, id, refusal);
            } else {
                client.send(ReplyFrames.done(id));
            }
        });
        live.submit(change);
    }

    private void refuse(Client client, long id, Refusal refusal) {
        services.listener().refused(refusal.code());
        client.send(refusal.frame(Optional.of(id)));
    }

    private static Seat seatOf(int number) throws Refusal {
        if (number < 1 || number > Seat.all().size()) {
            throw SeatingChanges.noSeat(number);
        }
        return Seat.of(number);
    }

    private static Seat seat(Viewer viewer) throws Refusal {
        return viewer.asSeat().orElseThrow(() -> Refusal.of(Refusal.Code.NOT_A_SEAT, "spectators cannot do that"));
    }
}
