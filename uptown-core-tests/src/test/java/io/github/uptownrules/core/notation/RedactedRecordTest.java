package io.github.uptownrules.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Example;

/** Redacted records contain what one seat saw, round-trip, and are not accepted as whole records. */
class RedactedRecordTest {
    private static final String RECORD = RecordProperties.RECORD;

    private static GameRecord read(String text) {
        return Texts.notation().readRecord(text);
    }

    @Example
    void writesTheViewerTheDrawnTilesAndTheTurn() {
        assertThat(read(RECORD).redactedFor(Seat.TWO)).hasToString("""
                        [Notation "uptown 1"]
                        [Ruleset "two"]
                        [Start "two 9/9/9/9/9/9/9/9/9 1 -;- y=?5/?23;r=ABCDE/?23"]
                        [View "2"]
                        [Drawn "r=FGH"]
                        [Turn "1"]
                        [Seat1 "Ada"]
                        [Seat2 "Bob "the builder""]
                        [Result "*"]

                        1. yA@A1 rA@A2  2. yB@B1 rB@B2  3. yC@C1 rC@C9""");
        assertThat(read(RECORD).redactedFor(Viewer.SPECTATOR).toString())
                .contains("y=?5/?23;r=?5/?23")
                .contains("[View \"-\"]\n[Drawn \"-\"]\n[Turn \"1\"]\n");
    }

    @Example
    void writesDrawnTilesInTheOrderOfTheHoldings() {
        GameState start = JudgedRuleset.shape("uneven").ruleset().deal(1, Seat.TWO);
        Move move = start.legalMoves().stream()
                .filter(legal -> legal.tile().color() == Color.BLUE)
                .findFirst()
                .orElseThrow();
        String drawn = "b=" + start.pile(Color.BLUE).get(0) + " g=- y=-";
        assertThat(start.viewFor(Seat.TWO).toString()).containsPattern(";b=\\S{5}/\\?23,g=\\S{5}/\\?23,y=");
        assertThat(GameRecord.of(start).play(move).redactedFor(Seat.TWO).toString())
                .contains("[Drawn \"" + drawn + "\"]");
    }

    @Example
    void isNotReadAsAWholeRecord() {
        String redacted = read(RECORD).redactedFor(Seat.TWO).toString();
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> read(redacted))
                .withMessage("line 4, column 8: a record with a header 'View' is redacted; a whole record is needed");
        for (String name : List.of("View", "Drawn", "Turn")) {
            assertThatExceptionOfType(RecordException.class)
                    .isThrownBy(() -> read(RECORD.replace("[Event \"Tea", "[" + name + " \"Tea")))
                    .withMessageEndingWith(
                            ": a record with a header '" + name + "' is redacted; a whole record is needed");
        }
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRedactedRecord(RECORD))
                .withMessage("line 1, column 1: missing header 'View'");
    }

    @Example
    void readsBothKindsOfRecords() {
        GameRecord whole = read(RECORD);
        assertThat(Texts.notation().readRecordedGame(RECORD)).isEqualTo(whole);
        for (Viewer viewer : List.of(Seat.ONE, Seat.TWO, Viewer.SPECTATOR)) {
            RecordedGame<? extends Position, Move, Seat, Standings> seen =
                    Texts.notation().readRecordedGame(whole.redactedFor(viewer).toString());
            assertThat(seen).isEqualTo(whole.redactedFor(viewer));
            assertThat(seen.moves()).isEqualTo(whole.moves());
            assertThat(seen.end()).isEqualTo(whole.end().viewFor(viewer));
        }
        // Only a header determines the kind, not a comment or a line after the headers.
        String comment = RECORD + " {\n[View \"2\"]\n}";
        assertThat(Texts.notation().readRecordedGame(comment)).isEqualTo(read(comment));
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRecordedGame(""))
                .withMessage("line 1, column 1: missing header 'Notation'");
    }

    private static void assertRedactedError(String from, String to, String message) {
        String redacted = read(RECORD).redactedFor(Seat.TWO).toString();
        assertThat(redacted).contains(from);
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRedactedRecord(redacted.replace(from, to)))
                .withMessage(message);
    }

    @Example
    void errorsInRedactedRecords() {
        assertRedactedError(
                "[View \"2\"]",
                "[View \"1\"]",
                "line 3, column 9: rack of yellow: hidden, but this viewer sees it; "
                        + "rack of red: shown, but hidden from this viewer");
        assertRedactedError(
                "[View \"2\"]",
                "[View \"x\"]",
                "line 4, column 8: a viewer is a seat, 1 to 5, or '-' for a spectator, not 'x'");
        assertRedactedError("r=FGH", "r=FG", "line 11, column 42: after rC@C9 a tile is drawn, but none is given");
        assertRedactedError(
                "r=FGH", "r=FGA", "line 11, column 42: after rC@C9 rA cannot be drawn, as it is not in the pile");
        assertRedactedError("r=FGH", "r=FGHI", "line 5, column 9: more tiles are drawn than there were moves for: rI");
        assertRedactedError(
                "r=FGH", "r=FGH y=D", "line 5, column 9: more tiles are drawn than there were moves for: yD");
        assertRedactedError(
                "r=FGH", "r:FGH", "line 5, column 9: expected a color, '=' and the faces drawn, not 'r:FGH'");
        assertRedactedError("r=FGH", "r=FG?", "line 5, column 9: '?' is not a face");
        for (String part : List.of("r", "r=", "=FGH", "g:F", "r=FGH r=I")) {
            assertRedactedError(
                    "r=FGH",
                    part,
                    "line 5, column 9: expected a color, '=' and the faces drawn, not '"
                            + part.substring(part.indexOf(' ') + 1) + "'");
        }
        assertRedactedError("r=FGH", "-", "line 11, column 10: after rA@A2 a tile is drawn, but none is given");
        assertRedactedError(
                "[Result \"*\"]",
                "[Result \"-1:0 -1:0\"]",
                "line 9, column 10: the result is '-1:0 -1:0', but the moves lead to '*'");
        assertRedactedError(
                "[Turn \"1\"]",
                "[Turn \"-\"]",
                "line 11, column 42: the game cannot be over, as seat 1 can place a tile");
        for (String move : List.of("yA@A1", "rC@C9")) {
            assertRedactedError(
                    move,
                    move.substring(1),
                    "line 11, column " + (move.startsWith("y") ? 4 : 42)
                            + ": in a redacted record every move has its color");
        }
        assertRedactedError("rC@C9", "gC@C9", "line 11, column 42: green is not in play");
    }

    @Example
    void rejectsHeadersAndCommentsThatRedactionRemoves() {
        for (String header : List.of("Event", "Seat", "Seat3", "Seat0", "SeatEmail", "seat1")) {
            String message = "line 9, column " + (header.length() + 4) + ": a redacted record has no header '" + header
                    + "'; of the custom headers, it keeps only the players' names";
            assertRedactedError("[Result", "[" + header + " \"x\"]\n[Result", message);
        }
        assertRedactedError("rA@A2", "{one} rA@A2", "line 11, column 10: a redacted record has no comments");
        assertRedactedError("rC@C9", "rC@C9 {}", "line 11, column 48: a redacted record has no comments");
        GameRecord three = GameRecord.of(JudgedRuleset.shape("three").ruleset().deal(1));
        for (int seat = 1; seat <= 6; seat++) {
            three = three.withHeader("Seat" + seat, "x");
        }
        assertThat(read(three.toString())).isEqualTo(three);
        assertThat(three.redactedFor(Seat.ONE).headers().keySet()).containsExactly("Seat1", "Seat2", "Seat3");
    }

    /** Drawn tiles can be written in only one way. */
    @Example
    void drawnTilesHaveOneSpelling() {
        GameState start = JudgedRuleset.shape("uneven").ruleset().deal(1, Seat.TWO);
        String redacted = GameRecord.of(start).redactedFor(Seat.TWO).toString();
        assertThat(redacted).contains("[Drawn \"b=- g=- y=-\"]");
        for (String other : List.of("-", "y=-", "b=- g=-", "y=- b=- g=-", "b=- g=- y=- r=-")) {
            assertThatExceptionOfType(RecordException.class)
                    .as(other)
                    .isThrownBy(() -> Texts.notation().readRedactedRecord(redacted.replace("b=- g=- y=-", other)))
                    .withMessage(
                            "line 5, column 9: the tiles drawn should be written 'b=- g=- y=-', not '" + other + "'");
        }
        String watched = GameRecord.of(start).redactedFor(Viewer.SPECTATOR).toString();
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(
                        () -> Texts.notation().readRedactedRecord(watched.replace("[Drawn \"-\"]", "[Drawn \"b=-\"]")))
                .withMessage("line 5, column 9: the tiles drawn should be written '-', not 'b=-'");
    }

    @Example
    void messagesAreShortForManyDrawnTiles() {
        assertRedactedError(
                "r=FGH",
                "r=" + "F".repeat(100_000),
                "line 5, column 9: a color has 28 tiles, but 100000 drawn tiles of red are listed");
        String all = Face.all().stream().map(Face::toString).collect(Collectors.joining());
        String redacted = read(RECORD).redactedFor(Seat.TWO).toString();
        String most = redacted.replace("r=FGH", "b=" + all + " g=" + all + " o=" + all + " r=FGH y=" + all);
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRedactedRecord(most))
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(500));
        for (String endless : List.of("r=FGH ".repeat(10_000), "r=FGH r=".repeat(10_000), "x".repeat(100_000))) {
            assertThatExceptionOfType(RecordException.class)
                    .isThrownBy(() -> Texts.notation().readRedactedRecord(redacted.replace("r=FGH", endless)))
                    .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(500));
        }
    }

    @Example
    void withoutMovesTheTurnIsThatOfTheStart() {
        String redacted = GameRecord.of(JudgedRuleset.shape("two").ruleset().deal(1))
                .redactedFor(Viewer.SPECTATOR)
                .toString();
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRedactedRecord(redacted.replace("[Turn \"1\"]", "[Turn \"2\"]")))
                .withMessage("line 6, column 8: the turn is '2', but no move was made since the start");
    }

    /** A game that is not over is not over for any viewer. */
    @Example
    void isOverExactlyIfTheGameIs() {
        GameRecord record = read(RECORD);
        assertThat(record.redactedFor(Seat.TWO).isOver()).isFalse();
        assertThat(record.terminated(
                                Termination.parse("resignation 1", Seat.all().size()))
                        .redactedFor(Seat.TWO)
                        .isOver())
                .isTrue();
    }
}
