package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.TimeControl.Timeout;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Only the clock of the person to move runs. */
class ClocksTest {
    private static final Transitions TRANSITIONS = new Transitions(new SplitMix64(1));

    /** Returns a game of Ada, Bob and a bot that began at 1,000, with 10 seconds each and an increment of 2. */
    private static TableState begun(TimeControl time) {
        TableState table = TableState.open(
                        "a",
                        TestGames.ruleset("standard-3"),
                        new TableSettings(
                                Optional.empty(),
                                time,
                                TableSettings.AfterResignation.ENDS,
                                TableSettings.Visibility.INVITED,
                                TableSettings.Hints.ALLOWED),
                        List.of(Person.of("Ada", "1"), Person.of("Bob", "2"), new Robot("club")))
                .started(TestGames.dealt("standard-3", 1));
        return Clocks.after(table, table, 1000);
    }

    private static TimeControl perGame(Timeout timeout) {
        return TimeControl.perGame(Duration.ofSeconds(10), Duration.ofSeconds(2), timeout);
    }

    private static TableState moved(TableState table, long now) {
        TableState moved = TestGames.moved(table);
        return Clocks.after(table, moved, now);
    }

    private static TableState changed(TableState table, PendingChange.Transition change, long now) throws Refusal {
        return change.of(table).withClocks(table, now).table();
    }

    private static ImmutableList<Long> left(TableState table) {
        return table.clocks().orElseThrow().left();
    }

    @Test
    void aMoveTakesItsTimeAndAddsTheIncrement() {
        TableState table = begun(perGame(Timeout.BOT));
        assertThat(left(table)).containsExactly(10_000L, 10_000L, 10_000L);
        table = moved(table, 4000);
        assertThat(left(table)).containsExactly(9_000L, 10_000L, 10_000L);
        assertThat(table.clocks().orElseThrow().left(table, Seat.of(2), 4500)).contains(9_500L);
        assertThat(table.clocks().orElseThrow().leftForMove(table, 4500)).contains(9_500L);
        assertThat(table.clocks().orElseThrow().left(table, Seat.of(1), 4500)).contains(9_000L);
        table = moved(table, 5000);
        assertThat(left(table)).containsExactly(9_000L, 11_000L, 10_000L);
        assertThat(table.clocks().orElseThrow().leftForMove(table, 100_000))
                .as("a bot")
                .isEmpty();
        table = moved(table, 100_000);
        assertThat(left(table)).as("a bot's clock does not run").containsExactly(9_000L, 11_000L, 10_000L);
    }

    /** The time spent on the move and on agreeing to take it back is lost. */
    @Test
    void takingBackAMoveRemovesItsIncrement() {
        TableState table = moved(begun(perGame(Timeout.BOT)), 4000);
        assertThat(left(table)).containsExactly(9_000L, 10_000L, 10_000L);
        TableState back = Clocks.after(
                table, table.withPosition(table.game().orElseThrow().upTo(0)), 5000);
        assertThat(left(back)).containsExactly(7_000L, 9_000L, 10_000L);
        assertThat(left(moved(back, 5500))).containsExactly(8_500L, 9_000L, 10_000L);
    }

    /** If the player has already spent the increment, the clock stops at zero. */
    @Test
    void takingBackAMoveRemovesAtMostTheTimeLeft() {
        TableState table = moved(begun(perGame(Timeout.BOT)), 10_900);
        table = moved(moved(table, 11_000), 11_000);
        assertThat(left(table)).containsExactly(2_100L, 11_900L, 10_000L);
        TableState back = Clocks.after(
                table, table.withPosition(table.game().orElseThrow().upTo(0)), 13_000);
        assertThat(left(back)).containsExactly(0L, 11_900L, 10_000L);
    }

    @Test
    void timeIsNeverNegative() {
        TableState table = begun(perGame(Timeout.BOT));
        assertThat(left(moved(table, 50_000))).containsExactly(2_000L, 10_000L, 10_000L);
        assertThat(left(moved(table, 900))).containsExactly(12_000L, 10_000L, 10_000L);
        assertThat(table.clocks().orElseThrow().leftForMove(table, 50_000)).contains(0L);
    }

    @Test
    void theClockStopsWhileABotReplacesThePlayer() throws Refusal {
        TableState table = begun(perGame(Timeout.BOT));
        table = changed(table, TRANSITIONS.leave(Seat.of(1)), 3000);
        assertThat(left(table)).containsExactly(8_000L, 10_000L, 10_000L);
        table = changed(table, TRANSITIONS.comeBack(Seat.of(1)), 60_000);
        assertThat(table.clocks().orElseThrow().leftForMove(table, 61_000)).contains(7_000L);
        TableState unchanged = changed(table, TRANSITIONS.leave(Seat.of(2)), 62_000);
        assertThat(unchanged.clocks()).as("another player's turn").isEqualTo(table.clocks());
    }

    @Test
    void everyMoveHasTheSameLimit() {
        TableState table = begun(TimeControl.perMove(Duration.ofSeconds(30), Timeout.BOT));
        assertThat(table.clocks().orElseThrow().leftForMove(table, 11_000)).contains(20_000L);
        table = moved(table, 25_000);
        assertThat(table.clocks().orElseThrow().leftForMove(table, 26_000)).contains(29_000L);
        assertThat(table.clocks().orElseThrow().left(table, Seat.of(1), 26_000)).isEmpty();
    }

    /** With a limit per game, the player cannot return. */
    @Test
    void aBotReplacesAPlayerOutOfTime() throws Refusal {
        TableState table = begun(perGame(Timeout.BOT));
        TableState out = changed(table, TRANSITIONS.timeOut(Seat.of(1), table.positionVersion()), 11_000);
        assertThat(out.person(Seat.of(1)).orElseThrow().part()).isEqualTo(Person.Part.OUT_OF_TIME);
        assertThat(left(out)).containsExactly(0L, 10_000L, 10_000L);
        assertThat(org.assertj.core.api.Assertions.catchThrowable(
                        () -> TRANSITIONS.comeBack(Seat.of(1)).of(out)))
                .hasMessage("seat 1 is out of time");
        TableState alone = moved(out, 12_000);
        TableState over = changed(alone, TRANSITIONS.timeOut(Seat.of(2), alone.positionVersion()), 30_000);
        assertThat(over.game().orElseThrow().termination()).contains("time 2");
    }

    @Test
    void aPlayerOutOfTimeMayLose() throws Refusal {
        TableState table = begun(perGame(Timeout.LOSES));
        TableState over = changed(table, TRANSITIONS.timeOut(Seat.of(1), table.positionVersion()), 11_000);
        assertThat(over.game().orElseThrow().termination()).contains("time 1");
        assertThat(over.phase()).isEqualTo(TableState.Phase.OVER);
        TableState moved = moved(table, 10_999);
        assertThat(changed(moved, TRANSITIONS.timeOut(Seat.of(1), table.positionVersion()), 11_000))
                .as("a move in the last moment")
                .isEqualTo(moved);
    }

    @Test
    void aLatePlayerMayReturnWithALimitPerMove() throws Refusal {
        TableState table = begun(TimeControl.perMove(Duration.ofSeconds(30), Timeout.BOT));
        TableState late = changed(table, TRANSITIONS.timeOut(Seat.of(1), table.positionVersion()), 31_000);
        assertThat(late.person(Seat.of(1)).orElseThrow().part()).isEqualTo(Person.Part.AWAY);
        TableState back = changed(late, TRANSITIONS.comeBack(Seat.of(1)), 32_000);
        assertThat(back.clocks().orElseThrow().leftForMove(back, 33_000)).contains(29_000L);
    }

    @Test
    void theClocksOfARematchStartWithIt() {
        TableState table = begun(perGame(Timeout.BOT));
        TableState made = table.again("b").started(TestGames.dealt("standard-3", 1));
        TableState next = new PendingChange.Next(table.followedBy("b"), Optional.of(made))
                .withClocks(table, 5000)
                .other()
                .orElseThrow();
        assertThat(next.clocks()).contains(new Clocks(ImmutableList.of(10_000L, 10_000L, 10_000L), 5000));
    }

    /** Before the server responds, no player can move. */
    @Test
    void noTimePassesBeforeTheServerIsStarted() {
        AtomicLong nanos = new AtomicLong();
        ServiceClock clock = new ServiceClock(7000, nanos::get, ServiceClock.LONGEST_TIMER);
        nanos.addAndGet(20_000_000);
        assertThat(clock.millis()).isEqualTo(7000);
        clock.start();
        nanos.addAndGet(20_000_000);
        assertThat(clock.millis()).isEqualTo(7020);
    }

    @Test
    void tablesWithoutALimitHaveNoClocks() {
        assertThat(begun(TimeControl.NONE).clocks()).isEmpty();
    }
}
