package io.github.uptownrules.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.server.history.Event.Acknowledged;
import io.github.uptownrules.server.history.Event.Asked;
import io.github.uptownrules.server.history.Event.Connecting;
import io.github.uptownrules.server.history.Event.Hello;
import io.github.uptownrules.server.history.Event.Lost;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.server.history.Event.Moves;
import io.github.uptownrules.server.history.Event.Recorded;
import io.github.uptownrules.server.history.Event.Refused;
import io.github.uptownrules.server.history.Event.Shown;
import io.github.uptownrules.server.history.MadeUpTable.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryCheckerTest {
    private static final Made FIRST = new Made(1, "b1@A1");
    private static final Made SECOND = new Made(2, "g2@A2");
    private static final Made THIRD = new Made(1, "b3@A3");

    private final List<Event> events = new ArrayList<>();

    private void add(String client, int connection, Event.What what) {
        events.add(new Event(events.size(), client, connection, what));
    }

    private static Shown state(long version, Made... moves) {
        Made last = moves.length == 0 ? Made.NONE : moves[moves.length - 1];
        return new Shown(version, moves.length, last, position(List.of(moves)), "Ada and Bob", List.of());
    }

    private static String position(List<Made> moves) {
        return "after " + moves;
    }

    private static FinalRecord record(Made... moves) {
        List<String> positions = new ArrayList<>();
        for (int ply = 0; ply <= moves.length; ply++) {
            positions.add(position(List.of(moves).subList(0, ply)));
        }
        return new FinalRecord(List.of(moves), positions);
    }

    /** Ada moves, Bob moves, and Ada's second move is acknowledged only after she has reconnected. */
    private void play() {
        add("1", 1, new Connecting());
        add("1", 1, new Hello());
        add("1", 1, state(1));
        add("2", 1, new Connecting());
        add("2", 1, new Hello());
        add("2", 1, state(1));
        add("1", 1, new Asked(1, 1, 0, FIRST));
        add("1", 1, state(2, FIRST));
        add("1", 1, new Acknowledged(1));
        add("2", 1, state(2, FIRST));
        add("2", 1, new Asked(1, 2, 1, SECOND));
        add("2", 1, state(3, FIRST, SECOND));
        add("2", 1, new Acknowledged(1));
        add("1", 1, state(3, FIRST, SECOND));
        add("1", 1, new Asked(2, 3, 2, THIRD));
        add("1", 1, new Lost(1006));
        add("1", 2, new Connecting());
        add("1", 2, new Hello());
        add("1", 2, state(3, FIRST, SECOND));
        add("1", 2, new Moves(List.of(FIRST, SECOND)));
        add("1", 2, new Asked(3, 3, 2, THIRD));
        add("1", 2, state(4, FIRST, SECOND, THIRD));
        add("1", 2, new Acknowledged(3));
        add("2", 1, state(4, FIRST, SECOND, THIRD));
    }

    private List<String> check(Made... moves) {
        return HistoryChecker.check("t", events, record(moves)).stream()
                .map(Finding::toString)
                .toList();
    }

    @Test
    void acceptsACorrectHistory() {
        play();
        assertThat(check(FIRST, SECOND, THIRD)).isEmpty();
    }

    @Test
    void reportsADuplicatedMove() {
        play();
        assertThat(check(FIRST, SECOND, THIRD, THIRD))
                .containsExactly(
                        "DOUBLED at table t, client 1, line 24: b3@A3 of seat 1 is in the record as numbers 3 and 4,"
                                + " but was made once");
    }

    @Test
    void reportsAMoveAcknowledgedTwice() {
        play();
        add("1", 2, new Acknowledged(2));
        assertThat(check(FIRST, SECOND, THIRD))
                .containsExactly(
                        "DOUBLED at table t, client 1, line 25: b3@A3 of seat 1, sent at ply 2 and acknowledged,"
                                + " was acknowledged twice");
    }

    @Test
    void reportsALostAcknowledgedMove() {
        play();
        assertThat(check(FIRST, SECOND))
                .contains(
                        "LOST at table t, client 1, line 23: b3@A3 of seat 1, sent at ply 2 and acknowledged, is not in the"
                                + " record of 2 moves",
                        "NOT_STORED at table t, client 2, line 24: version 4, ply 3, last b3@A3 of seat 1 was shown; the record"
                                + " has only 2 moves");
    }

    @Test
    void reportsALostMoveThatWasListed() {
        play();
        add("2", 1, new Moves(List.of(FIRST, SECOND, THIRD)));
        assertThat(check(FIRST, SECOND))
                .contains(
                        "LOST at table t, client 2, line 25: b3@A3 of seat 1, listed as number 3, is not in the record of 2"
                                + " moves");
    }

    @Test
    void reportsReorderedMoves() {
        play();
        assertThat(check(THIRD, SECOND, FIRST))
                .contains(
                        "REORDERED at table t, client 1, line 9: b1@A1 of seat 1, sent at ply 0 and acknowledged, is number"
                                + " 3 in the record",
                        "REORDERED at table t, client 2, line 10: version 2, ply 1, last b1@A1 of seat 1 was shown; in the record"
                                + " that move is number 3");
    }

    @Test
    void reportsAStateThatWasNotStored() {
        play();
        add("2", 1, state(5, FIRST, SECOND, THIRD, new Made(2, "g9@I9")));
        assertThat(check(FIRST, SECOND, THIRD))
                .containsExactly(
                        "NOT_STORED at table t, client 2, line 25: version 5, ply 4, last g9@I9 of seat 2 was shown; the"
                                + " record has only 3 moves");
    }

    @Test
    void reportsADifferentPositionAfterTheSameMoves() {
        play();
        add("2", 1, new Shown(5, 3, THIRD, "another", "Ada and Bob", List.of()));
        assertThat(check(FIRST, SECOND, THIRD))
                .containsExactly(
                        "NOT_STORED at table t, client 2, line 25: version 5, ply 3, last b3@A3 of seat 1 was shown; the"
                                + " moves of the record lead to a different position");
    }

    @Test
    void reportsTwoStatesOfTheSameVersion() {
        play();
        add("2", 1, new Shown(4, 3, THIRD, position(List.of(FIRST, SECOND, THIRD)), "Ada is away", List.of()));
        assertThat(check(FIRST, SECOND, THIRD))
                .containsExactly(
                        "AMBIGUOUS at table t, client 2, line 25: version 4, ply 3, last b3@A3 of seat 1 was shown; the"
                                + " same version differs in line 22, client 1 (version 4, ply 3, last b3@A3 of seat 1)");
    }

    @Test
    void reportsAnOldStateOnTheSameConnection() {
        play();
        add("2", 1, state(2, FIRST));
        assertThat(check(FIRST, SECOND, THIRD))
                .containsExactly(
                        "STALE at table t, client 2, line 25: version 2, ply 1 was shown on connection 1 after version"
                                + " 4, ply 3, known to client 2 in line 24");
    }

    @Test
    void reportsAnOldStateOnANewConnection() {
        play();
        add("watcher", 1, new Hello());
        add("watcher", 1, state(3, FIRST, SECOND));
        assertThat(check(FIRST, SECOND, THIRD))
                .containsExactly(
                        "STALE at table t, client watcher, line 26: version 3, ply 2 was shown on connection 1 after"
                                + " version 4, ply 3, known to client 2 in line 24");
    }

    /** A frame sent before another client received more is not an error. */
    @Test
    void acceptsASlowConnection() {
        play();
        add("watcher", 1, new Hello());
        events.add(1, new Event(1, "slow", 1, new Hello()));
        add("slow", 1, state(2, FIRST));
        assertThat(check(FIRST, SECOND, THIRD)).isEmpty();
    }

    @Test
    void reportsAnInventedMove() {
        play();
        assertThat(check(FIRST, SECOND, THIRD, new Made(2, "g9@I9"), new Made(3, "a bot's")))
                .containsExactly("INVENTED at table t, client of seat 2, line 24: g9@I9 of seat 2 was never sent");
    }

    @Test
    void acceptsABotsMoveForAnAwayPlayer() {
        play();
        Made made = new Made(2, "g9@I9");
        add("1", 2, new Shown(5, 3, THIRD, position(List.of(FIRST, SECOND, THIRD)), "Bob is away", List.of(2)));
        add("1", 2, new Shown(6, 4, made, position(List.of(FIRST, SECOND, THIRD, made)), "Bob is away", List.of(2)));
        assertThat(check(FIRST, SECOND, THIRD, made)).isEmpty();
    }

    @Test
    void reportsARefusalWithoutReason() {
        play();
        add("2", 1, new Asked(2, 4, 3, new Made(2, "g9@I9")));
        add("2", 1, new Refused(2, "illegal"));
        add("2", 1, new Asked(3, 4, 3, new Made(2, "g8@I8")));
        add("2", 1, new Refused(3, "stale"));
        add("2", 1, new Asked(4, 4, 3, new Made(2, "g7@I7")));
        add("2", 1, new Refused(4, "unavailable"));
        assertThat(check(FIRST, SECOND, THIRD))
                .containsExactly(
                        "REFUSED at table t, client 2, line 26: g9@I9 of seat 2, sent at ply 3 and refused, was legal, but"
                                + " was refused as illegal",
                        "STALE at table t, client 2, line 28: g8@I8 of seat 2, sent at ply 3 and refused, was refused as stale,"
                                + " but no other client could move meanwhile");
    }

    @ParameterizedTest
    @ValueSource(ints = {4001, 4002})
    void reportsAForgottenTable(int code) {
        play();
        add("2", 1, new Lost(code));
        assertThat(check(FIRST, SECOND, THIRD))
                .containsExactly(
                        "FORGOTTEN at table t, client 2, line 25: the server closed the connection with " + code);
    }

    @Test
    void reportsATableWithoutARecord() {
        play();
        assertThat(HistoryChecker.check("t", events))
                .singleElement()
                .hasToString("FORGOTTEN at table t, client all, line 24: the final record is missing");
    }

    @Test
    void reportsAnInvalidRecord() {
        play();
        add("end", 1, new Recorded("no record"));
        assertThat(HistoryChecker.check("t", events)).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo(Finding.Kind.DOUBLED);
            assertThat(finding.line()).isEqualTo(25);
            assertThat(finding.text()).startsWith("the record is invalid: ");
        });
    }

    /** The random histories are long enough for every fault. */
    @ParameterizedTest
    @EnumSource
    void everyFaultFitsIntoARandomHistory(PlantedFault fault) {
        Played played = MadeUpTable.play(1, 1000);
        assertThat(fault.plant(played, new Random(1))).isPresent();
    }
}
