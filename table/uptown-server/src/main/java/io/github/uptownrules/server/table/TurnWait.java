package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Seat;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The wait for one move, with the votes and reminders of the other players. It is not stored: after a restart the wait begins
 * anew.
 */
final class TurnWait {
    /** The number of reminders within the time before a vote. */
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

    TurnWait(long position, ServiceClock clock) {
        this.position = position;
        this.clock = clock;
        this.began = clock.nanos();
        this.nudged = began;
    }

    boolean isAt(TableState table) {
        return position == table.positionVersion();
    }

    /** Records a reminder, or rejects it as too early. */
    void nudge(Duration voteAfter) throws Refusal {
        checkWaited(nudged, voteAfter.dividedBy(NUDGES));
        nudged = clock.nanos();
    }

    /** Records a vote for a bot, or rejects it as too early. Returns false if the seat has voted before. */
    boolean vote(Seat seat, Duration voteAfter) throws Refusal {
        checkWaited(began, voteAfter);
        return votes.add(seat);
    }

    private void checkWaited(long since, Duration time) throws Refusal {
        long left = time.toNanos() - (clock.nanos() - since);
        if (left > 0) {
            // Rounded up, so that this wait is long enough.
            throw Refusal.of(
                    Refusal.Code.TOO_EARLY,
                    "wait " + Duration.ofNanos(left + SECOND - 1).toSeconds() + " s more");
        }
    }

    Set<Seat> votes() {
        return votes;
    }

    /** Records the request to take back the last move, which is possible only once. */
    void askTakeBack(Seat seat) throws Refusal {
        if (isKept) {
            throw Refusal.of(Refusal.Code.KEPT, "the others want to play on");
        }
        regrets = Optional.of(seat);
    }

    void allowTakeBack(Seat seat) {
        allowed.add(seat);
    }

    /** Rejects the request to take back the last move. */
    void keep() {
        isKept = true;
        regrets = Optional.empty();
        allowed.clear();
    }

    /** {@return the seat that asks to take back the last move} */
    Optional<Seat> regrets() {
        return regrets;
    }

    /** {@return the seats that have agreed} */
    Set<Seat> allowed() {
        return allowed;
    }
}
