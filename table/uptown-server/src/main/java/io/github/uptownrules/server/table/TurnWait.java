package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The wait for one move: since when, and what the others do about it. It is not stored: after a restart the wait begins
 * anew.
 */
final class TurnWait {
    /** A reminder may be sent after a third of the time after which the others may vote, and again after as long. */
    static final int NUDGES = 3;

    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private final long position;
    private final ServiceClock clock;
    private final long began;
    private final Set<Seat> votes = new TreeSet<>();
    private final Set<Seat> allowed = new TreeSet<>();
    private Optional<Seat> regrets = Optional.empty();
    private boolean isKept;
    private long nudged;

    /**
     * A wait that begins now.
     *
     * @param position the version of the position that is waited at
     * @param clock the clock by which the others wait
     */
    TurnWait(long position, ServiceClock clock) {
        this.position = position;
        this.clock = clock;
        this.began = clock.nanos();
        this.nudged = began;
    }

    boolean isAt(TableState table) {
        return position == table.positionVersion();
    }

    /** Takes note of a reminder, unless it is too early for one. */
    void nudge(Duration voteAfter) throws Refusal {
        checkWaited(nudged, voteAfter.dividedBy(NUDGES));
        nudged = clock.nanos();
    }

    /** Takes note of a vote to let a bot go on, unless it is too early for one; whether it is the first of the seat. */
    boolean vote(Seat seat, Duration voteAfter) throws Refusal {
        checkWaited(began, voteAfter);
        return votes.add(seat);
    }

    private void checkWaited(long since, Duration time) throws Refusal {
        long left = time.toNanos() - (clock.nanos() - since);
        if (left > 0) {
            // Rounded up: who waits so long need not wait again.
            throw Refusal.of(
                    Refusal.Code.TOO_EARLY,
                    "wait " + Duration.ofNanos(left + SECOND - 1).toSeconds() + " s more");
        }
    }

    Set<Seat> votes() {
        return votes;
    }

    /** Who has made the last move asks to take it back: once, for the others want to go on. */
    void askTakeBack(Seat seat) throws Refusal {
        if (isKept) {
            throw Refusal.of(Refusal.Code.KEPT, "the others want to play on");
        }
        regrets = Optional.of(seat);
    }

    /** One of the others lets the move be taken back. */
    void allowTakeBack(Seat seat) {
        allowed.add(seat);
    }

    /** One of the others wants the move to stay. */
    void keep() {
        isKept = true;
        regrets = Optional.empty();
        allowed.clear();
    }

    /** Who asks to take back the last move. */
    Optional<Seat> regrets() {
        return regrets;
    }

    /** Who lets that be. */
    Set<Seat> allowed() {
        return allowed;
    }
}
