package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.NOTATION;
import static io.github.uptownrules.upturn.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Termination.Cause;
import io.github.uptownrules.base.notation.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that end before a rack is empty. */
class TerminationTest {
    /** Seats 1 and 3 have three tiles left, seat 2 has one; seat 3 is to move. */
    private static final GameRecord RECORD = GameRecord.of(position("upturn-3 20= 1L - ~ 21*,40,54,U;41*,42;44,S,J"))
            .withHeader("Seat1", "Ada")
            .play(Move.parse("40"))
            .play(Move.parse("41*!"));

    private static final GameRecord WHOLE = RECORD.play(Move.parse("S")).play(Move.parse("42"));

    private static void assertRejected(String text, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readRecordedGame(text))
                .withMessage(message)
                .satisfies(e -> assertThat(e.faults()).hasSize(1));
    }

    @Test
    void parsesATermination() {
        for (Termination how : List.of(
                Termination.resignation(Seat.TWO),
                Termination.resignation(Seat.THREE, Seat.ONE),
                Termination.timeout(Seat.FOUR),
                Termination.agreement(),
                Termination.limit())) {
            assertThat(Termination.parse(how.toString(), 4)).isEqualTo(how);
        }
        assertThat(Termination.resignation(Seat.THREE, Seat.ONE)).hasToString("resignation 1 3");
        assertThat(Termination.timeout(Seat.ONE, Seat.THREE)).hasToString("time 1 3");
        assertThat(Termination.agreement()).hasToString("agreement");
        assertThat(Termination.limit()).hasToString("limit");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "resignation",
                "resignation ",
                "resignation 3 1",
                "resignation 1 1",
                "resignation 5",
                "resignation  1",
                "resignation 1 ",
                "resignation1",
                "time x",
                "time 12",
                "timeout 1",
                "agreement 1",
                "limit ",
                "Agreement",
                "normal"
            })
    void rejectsOtherTexts(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Termination.parse(text, 4))
                .withMessage(
                        "a game ends by 'agreement' or 'limit', or by 'resignation' or 'time' and the seats that lose, "
                                + "1 to 4 in ascending order, not '" + text + "'");
    }

    @Test
    void eachCauseRequiresOrForbidsLosers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Termination(Cause.TIMEOUT, ImmutableSet.of()))
                .withMessage("'time' requires one or more losing seats");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Termination(Cause.LIMIT, ImmutableSet.of(Seat.ONE)))
                .withMessage("'limit' has no losing seats");
    }

    @Test
    void losersRankLast_theOthersByTilesLeft() {
        assertThat(RECORD.isOver()).isFalse();
        assertThat(RECORD.termination()).isEmpty();
        assertThat(RECORD.standings()).isEqualTo(RECORD.end().standings());
        GameRecord agreed = RECORD.terminated(Termination.agreement());
        assertThat(agreed.isOver()).isTrue();
        assertThat(agreed.end().isOver()).isFalse();
        assertThat(agreed.standings()).isEqualTo(RECORD.end().standings());
        GameRecord resigned = RECORD.terminated(Termination.resignation(Seat.TWO));
        assertThat(resigned.standings().bySeat().stream().map(Standing::rank)).containsExactly(1, 3, 1);
        assertThat(resigned.standings().winners()).containsExactly(Seat.ONE, Seat.THREE);
        assertThat(resigned.standings().forSeat(Seat.TWO).tilesLeft()).isOne();
        GameRecord late = RECORD.terminated(Termination.timeout(Seat.ONE, Seat.TWO));
        assertThat(late.standings().bySeat().stream().map(Standing::rank)).containsExactly(2, 2, 1);
    }

    @Test
    void aGameThatIsOverCannotBeTerminated() {
        assertThat(WHOLE.isOver()).isTrue();
        assertThat(WHOLE.termination()).isEmpty();
        assertThat(WHOLE.standings().winners()).containsExactly(Seat.TWO);
        assertThat(WHOLE.toString()).doesNotContain("Termination");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WHOLE.terminated(Termination.limit()))
                .withMessage("the game is over already");
    }

    @Test
    void writesTheTerminationBeforeTheResult_whichIsTheTilesLeft() {
        GameRecord record = RECORD.terminated(Termination.resignation(Seat.TWO)).withComment("so close");
        assertThat(record)
                .hasToString(RECORD.withComment("so close")
                        .toString()
                        .replace("[Result \"*\"]", "[Termination \"resignation 2\"]\n[Result \"3 1 3\"]"));
        assertThat(NOTATION.readRecord(record.toString())).isEqualTo(record).isNotEqualTo(RECORD);
        assertThat(NOTATION.readRecord(record.toString()).termination()).contains(Termination.resignation(Seat.TWO));
        RedactedRecord seen = record.redactedFor(Seat.ONE);
        assertThat(seen.toString())
                .contains("[Seat1 \"Ada\"]\n[Termination \"resignation 2\"]\n[Result \"3 1 3\"]\n\n1: 40  2: 41*!");
        assertThat(NOTATION.readRedactedRecord(seen.toString())).isEqualTo(seen);
    }

    @Test
    void noSeatIsToMoveAfterATermination() {
        assertThat(RECORD.turn()).isEqualTo(RECORD.end().turn()).isPresent();
        GameRecord record = RECORD.terminated(Termination.agreement());
        assertThat(record.turn()).isEmpty();
        assertThat(record.redactedFor(Seat.ONE).turn()).isEmpty();
        assertThat(record.upTo(1).turn()).isEqualTo(record.at(1).turn());
    }

    @Test
    void describesATermination() {
        assertThat(Termination.resignation(Seat.TWO).words()).isEqualTo("seat 2 resigned");
        assertThat(Termination.timeout(Seat.TWO, Seat.ONE).words()).isEqualTo("seats 1 and 2 ran out of time");
        assertThat(Termination.agreement().words()).isEqualTo("the players agreed to end it");
        assertThat(Termination.limit().words()).isEqualTo("the table had a limit");
    }

    @Test
    void rejectsMovesAfterATermination() {
        GameRecord record = RECORD.terminated(Termination.agreement());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.play(Move.parse("S")))
                .withMessage("the game has ended: agreement");
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> record.play(Move.parse("99")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.terminated(Termination.limit()))
                .withMessage("the game is over already");
        String text = record.toString();
        assertRejected(text + "  3: S  2: 42", "line 5, column 15: the game is over already");
    }

    @Test
    void keepsTheTerminationUnlessAMoveIsTakenBack() {
        GameRecord record = RECORD.terminated(Termination.limit());
        assertThat(record.upTo(2)).isEqualTo(record);
        assertThat(record.upTo(1)).isEqualTo(RECORD.upTo(1));
        assertThat(record.upTo(1).termination()).isEmpty();
        assertThat(record.upTo(1).play(Move.parse("41*!"))).isEqualTo(RECORD);
    }

    @Test
    void losersAreAtTheTable_andNotAllSeatsLose() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RECORD.terminated(Termination.timeout(Seat.FOUR)))
                .withMessage("there is no seat 4 in ruleset upturn-3");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        RECORD.terminated(Termination.resignation(Seat.first(3).toArray(Seat[]::new))))
                .withMessage("not all seats can lose: resignation 1 2 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RECORD.withHeader("Termination", "normal"))
                .withMessage("the header 'Termination' is written by the record itself");
    }

    /** Tested in full and redacted records: {@code text} is the termination, on line 5 or 7. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            normal            | a game ends by 'agreement' or 'limit', or by 'resignation' or 'time' and the seats that lose, 1 to 4 in ascending order, not 'normal'
            time 4            | there is no seat 4 in ruleset upturn-3
            resignation 1 4   | there is no seat 4 in ruleset upturn-3
            time 1 2 3        | not all seats can lose: time 1 2 3
            """)
    void aReaderRejects(String text, String message) {
        GameRecord record = RECORD.terminated(Termination.timeout(Seat.ONE));
        assertRejected(record.toString().replace("time 1", text), "line 5, column 15: " + message);
        assertRejected(
                record.redactedFor(Seat.TWO).toString().replace("time 1", text), "line 7, column 15: " + message);
    }

    @Test
    void aReaderRejectsAWrongResult() {
        GameRecord record = RECORD.terminated(Termination.timeout(Seat.ONE));
        for (RecordedGame<? extends Position, Move, Seat, Standings> game :
                List.of(record, record.redactedFor(Seat.TWO))) {
            int line = game == record ? 6 : 8;
            for (String result : List.of("*", "3 0 3", "3 1", "1 1 3")) {
                assertRejected(
                        game.toString().replace("3 1 3", result),
                        "line " + line + ", column 10: the result is '" + result + "', but the moves lead to '3 1 3'");
            }
        }
        assertRejected(
                RECORD.toString().replace("\"*\"", "\"3 1 3\""),
                "line 5, column 10: the result is '3 1 3', but the moves lead to '*'");
    }

    @Test
    void aReaderRejectsATerminationOfAGameThatIsOver() {
        for (RecordedGame<? extends Position, Move, Seat, Standings> game :
                List.of(WHOLE, WHOLE.redactedFor(Seat.TWO))) {
            assertRejected(
                    game.toString().replace("[Result", "[Termination \"limit\"]\n[Result"),
                    "line " + (game == WHOLE ? 5 : 7) + ", column 15: the game is over already");
        }
    }
}
