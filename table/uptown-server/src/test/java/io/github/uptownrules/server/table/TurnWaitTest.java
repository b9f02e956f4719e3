package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.game.Seat;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TurnWaitTest {
    private final AtomicLong nanos = new AtomicLong();
    private final TurnWait wait = new TurnWait(1, new ServiceClock(0, nanos::get, ServiceClock.LONGEST_TIMER));

    /** A player who waits for the reported time must not have to wait again. */
    @Test
    void roundsTheTimeLeftUp() {
        assertThatThrownBy(() -> wait.vote(Seat.of(1), Duration.ofMillis(100_900)))
                .isInstanceOf(Refusal.class)
                .hasMessage("wait 101 s more");
    }

    /** Players may send reminders repeatedly, but not at once. */
    @Test
    void rejectsANudgeRightAfterAnother() throws Refusal {
        Duration voteAfter = Duration.ofSeconds(TurnWait.NUDGES);
        assertThatThrownBy(() -> wait.nudge(voteAfter)).hasMessage("wait 1 s more");
        nanos.addAndGet(999_999_999);
        assertThatThrownBy(() -> wait.nudge(voteAfter)).hasMessage("wait 1 s more");
        nanos.addAndGet(1);
        wait.nudge(voteAfter);
        assertThatThrownBy(() -> wait.nudge(voteAfter)).hasMessage("wait 1 s more");
    }
}
