package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TurnWaitTest {
    private final TurnWait wait = new TurnWait(1);

    /** Who waits as long as was said need not wait again. */
    @Test
    void whatIsLeftIsRoundedUp() {
        assertThatThrownBy(() -> wait.vote(Seat.of(1), Duration.ofMillis(100_900)))
                .isInstanceOf(Refusal.class)
                .hasMessage("wait 101 s more");
    }

    /** A player is reminded of a move again and again, but not at every moment. */
    @Test
    void betweenTwoNudgesTimePasses() throws Refusal, InterruptedException {
        Duration voteAfter = Duration.ofSeconds(TurnWait.NUDGES);
        assertThatThrownBy(() -> wait.nudge(voteAfter)).hasMessage("wait 1 s more");
        TimeUnit.MILLISECONDS.sleep(1_010);
        wait.nudge(voteAfter);
        assertThatThrownBy(() -> wait.nudge(voteAfter)).hasMessage("wait 1 s more");
    }
}
