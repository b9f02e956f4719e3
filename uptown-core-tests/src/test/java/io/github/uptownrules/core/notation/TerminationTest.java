package io.github.uptownrules.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Termination.Cause;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RecordLaws;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that end early. */
class TerminationTest {
    private static final GameRecord RECORD =
            RecordLaws.record(JudgedRuleset.shape("four").ruleset(), 3, 30);

    @Test
    void roundTripsAsText() {
        for (Termination how : List.of(
                Termination.resignation(Seat.TWO),
                Termination.resignation(Seat.THREE, Seat.ONE),
                Termination.timeout(Seat.FIVE),
                Termination.agreement(),
                Termination.limit())) {
            assertThat(Termination.parse(how.toString(), Seat.all().size())).isEqualTo(how);
        }
        assertThat(Termination.resignation(Seat.THREE, Seat.ONE)).hasToString("resignation 1 3");
        assertThat(Termination.agreement()).hasToString("agreement");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "resignation",
                "resignation ",
                "resignation 3 1",
                "resignation 1 1",
                "resignation 6",
                "time x",
                "agreement 1",
                "limit ",
                "Agreement",
                "normal",
                "resignation  1",
                "time 12"
            })
    void rejectsOtherTexts(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Termination.parse(text, Seat.all().size()))
                .withMessageContaining("the seats that lose, 1 to 5 in ascending order, not ");
    }

    @Test
    void checksTheLosersOfEachCause() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Termination(Cause.TIMEOUT, ImmutableSet.of()))
                .withMessage("'time' requires one or more losing seats");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Termination(Cause.LIMIT, ImmutableSet.of(Seat.ONE)))
                .withMessage("'limit' has no losing seats");
    }

    /** The current board is scored, and seats that gave up are ranked behind all others. */
    @Test
    void losersAreRankedLast() {
        assertThat(RECORD.isOver()).isFalse();
        GameRecord agreed = RECORD.terminated(Termination.agreement());
        assertThat(agreed.isOver()).isTrue();
        assertThat(agreed.standings()).isEqualTo(RECORD.end().standings());
        for (Seat loser : RECORD.end().seats()) {
            GameRecord resigned = RECORD.terminated(Termination.resignation(loser));
            assertThat(resigned.standings().forSeat(loser).rank()).isEqualTo(4);
            assertThat(resigned.standings().forSeat(loser).score())
                    .isEqualTo(RECORD.end().standings().forSeat(loser).score());
            for (Seat one : RECORD.end().seats()) {
                for (Seat other : RECORD.end().seats()) {
                    if (one != loser && other != loser) {
                        assertThat(Integer.signum(resigned.standings()
                                                .forSeat(one)
                                                .rank()
                                        - resigned.standings().forSeat(other).rank()))
                                .isEqualTo(Integer.signum(RECORD.standings()
                                                .forSeat(one)
                                                .rank()
                                        - RECORD.standings().forSeat(other).rank()));
                    }
                }
            }
        }
        GameRecord several = RECORD.terminated(Termination.timeout(Seat.ONE, Seat.FOUR));
        assertThat(several.standings().forSeat(Seat.ONE).rank()).isEqualTo(3);
        assertThat(several.standings().forSeat(Seat.FOUR).rank()).isEqualTo(3);
        assertThat(several.standings().winners())
                .isSubsetOf(Seat.TWO, Seat.THREE)
                .isNotEmpty();
    }

    @Test
    void roundTripsInRecordsAndSurvivesRedaction() {
        for (Termination how : List.of(Termination.resignation(Seat.TWO), Termination.limit())) {
            GameRecord record = RECORD.terminated(how);
            assertThat(record.toString())
                    .containsPattern("\n\\[Termination \"" + how + "\"]\n\\[Result \"-[^*]+\"]\n\n");
            assertThat(record.termination()).contains(how);
            RecordLaws.aRecordRoundTrips(record, Texts.notation());
            for (Viewer viewer : ViewLaws.viewers(record.end().ruleset())) {
                RecordLaws.redactionCommutesWithReplay(record, viewer, Texts.notation());
                RedactedRecord redacted = record.redactedFor(viewer);
                assertThat(redacted.termination()).contains(how);
                assertThat(redacted.isOver()).isTrue();
                assertThat(redacted.standings()).isEqualTo(record.standings());
            }
        }
    }

    @Test
    void noSeatIsToMoveAfterIt() {
        assertThat(RECORD.turn()).isEqualTo(RECORD.end().turn()).isPresent();
        GameRecord record = RECORD.terminated(Termination.agreement());
        assertThat(record.turn()).isEmpty();
        assertThat(record.redactedFor(Seat.ONE).turn()).isEmpty();
        assertThat(record.upTo(29).turn()).isEqualTo(record.at(29).turn());
    }

    @Test
    void isDescribedInWords() {
        assertThat(Termination.resignation(Seat.TWO).words()).isEqualTo("seat 2 resigned");
        assertThat(Termination.timeout(Seat.THREE, Seat.ONE).words()).isEqualTo("seats 1 and 3 ran out of time");
        assertThat(Termination.agreement().words()).isEqualTo("the players agreed to end it");
        assertThat(Termination.limit().words()).isEqualTo("the table had a limit");
    }

    @Test
    void rejectsMovesAfterIt() {
        GameRecord record = RECORD.terminated(Termination.agreement());
        Move move = record.end().legalMoves().get(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.play(move))
                .withMessage("the game has ended: agreement");
        assertThat(record.upTo(30)).isEqualTo(record);
        GameRecord goesOn = record.upTo(29);
        assertThat(goesOn.termination()).isEmpty();
        assertThat(goesOn.isOver()).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.terminated(Termination.limit()))
                .withMessage("the game is over already");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RECORD.terminated(Termination.timeout(Seat.FIVE)))
                .withMessage("there is no seat 5 in ruleset four");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        RECORD.terminated(Termination.resignation(Seat.first(4).toArray(Seat[]::new))))
                .withMessage("not all seats can lose: resignation 1 2 3 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RECORD.withHeader("Termination", "normal"))
                .withMessage("the header 'Termination' is written by the record itself");
    }

    @Test
    void readersCheckIt() {
        String text = RECORD.terminated(Termination.timeout(Seat.ONE)).toString();
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRecord(text.replace("time 1", "normal")))
                .withMessageContaining(
                        "column 15: a game ends by 'agreement' or 'limit', or by 'resignation' or 'time'");
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRecord(text.replace("time 1", "time 5")))
                .withMessageContaining("there is no seat 5 in ruleset four");
        GameRecord whole = RecordLaws.record(JudgedRuleset.shape("four").ruleset(), 3, 200);
        GameState end = whole.end();
        assertThat(end.isOver()).isTrue();
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation()
                        .readRecord(whole.toString().replace("[Result", "[Termination \"limit\"]\n[Result")))
                .withMessageContaining("the game is over already");
    }
}
