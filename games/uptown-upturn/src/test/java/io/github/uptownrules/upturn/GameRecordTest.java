package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.NOTATION;
import static io.github.uptownrules.upturn.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

class GameRecordTest {
    private final UpTurnState start = position("upturn-3 20= 1L - ~ 21*,40,54,U;41*,42;44,S,J");

    private static GameRecord play(GameRecord record, String moves) {
        GameRecord after = record;
        for (String move : moves.split(" ")) {
            after = after.play(Move.parse(move));
        }
        return after;
    }

    private String text(String headers, String result, String moves) {
        return "[Notation \"upturn 1\"]\n[Ruleset \"upturn-3\"]\n[Start \"" + start + "\"]\n" + headers + "[Result \""
                + result + "\"]\n\n" + moves;
    }

    private static TextFault fault(String text) {
        NotationException error =
                Assertions.catchThrowableOfType(NotationException.class, () -> NOTATION.readRecord(text));
        assertThat(error).as(text).isNotNull();
        return error.faults().get(0);
    }

    @Test
    void writesAMarkBeforeTheFirstMoveAndWhenTheSeatChanges() {
        GameRecord record = play(GameRecord.of(start), "40 41*! S draw pass draw");
        assertThat(record).hasToString(text("", "*", "1: 40  2: 41*!  3: S  2: draw pass  3: draw"));
        // The text ends with the last move, and a further turn of the same seat gets no mark.
        UpTurnState joker = position("upturn-2 40+ 2L ~ 3 20,24;42,44,U,J");
        assertThat(play(GameRecord.of(joker), "J- draw pass").toString()).endsWith("\n\n2: J- draw pass");
        assertThat(GameRecord.of(start)).hasToString(text("", "*", ""));
    }

    @Test
    void theResultIsEachSeatsNumberOfTilesLeft() {
        GameRecord record = play(GameRecord.of(start), "40 41*! S 42");
        assertThat(record.end().isOver()).isTrue();
        assertThat(record).hasToString(text("", "3 0 2", "1: 40  2: 41*!  3: S  2: 42"));
        assertThat(NOTATION.readRecord(record.toString())).isEqualTo(record);
        assertThat(fault(record.toString().replace("3 0 2", "*")))
                .hasToString("line 4, column 10: the result is '*', but the moves lead to '3 0 2'");
        assertThat(fault(record.toString().replace("3 0 2", "3 0 1")).line()).isEqualTo(4);
        assertThat(fault(text("", "3 4 2", "1: 40")).message()).contains("but the moves lead to '*'");
    }

    @Test
    void writesOtherHeadersBeforeTheResultInTheirOrder() {
        GameRecord record = GameRecord.of(start)
                .withHeader("Seat2", "Ada")
                .withHeader("Seat1", "\"Bob\"] {x} [")
                .withHeader("Seat2", "Ada L\u00f6w \ud83c\udccf");
        assertThat(record)
                .hasToString(text("[Seat2 \"Ada L\u00f6w \ud83c\udccf\"]\n[Seat1 \"\"Bob\"] {x} [\"]\n", "*", ""));
        assertThat(record.headers().keySet()).containsExactly("Seat2", "Seat1");
        assertThat(NOTATION.readRecord(record.toString())).isEqualTo(record).isNotEqualTo(GameRecord.of(start));
    }

    @Test
    void rejectsHeadersThatCannotBeWritten() {
        GameRecord record = GameRecord.of(start);
        for (String name : List.of("", "1a", "_a", "a-b", "a b", "\u00e9", "Notation", "Ruleset", "Start", "Result")) {
            assertThatIllegalArgumentException().isThrownBy(() -> record.withHeader(name, "x"));
        }
        for (String value : List.of(
                "\n",
                "a\nb",
                "a\r",
                "\rb",
                "a\r\nb",
                "a\u000bb",
                "\f",
                "\u0085",
                "\u2028",
                "x\u2029",
                "\ud800",
                "a\udc00b",
                "\udc00\ud800")) {
            assertThatIllegalArgumentException()
                    .as(value)
                    .isThrownBy(() -> record.withHeader("Event", value))
                    .satisfies(e -> assertThat(e).message().matches("[ -~]+"));
            TextFault fault = fault(text("[Event \"" + value + "\"]\n", "*", ""));
            assertThat(fault.line()).isEqualTo(4);
            assertThat(fault.message()).matches("[ -~]+");
        }
        for (String value : List.of("", " ", "\"", "]", "\"]", "\\n", "\t", "\u0000", "\u00a0", "\u2027", "{")) {
            GameRecord kept = record.withHeader("Event", value);
            assertThat(NOTATION.readRecord(kept.toString())).isEqualTo(kept);
        }
    }

    @Test
    void aCommentBelongsToTheMoveBeforeIt() {
        GameRecord record = play(GameRecord.of(start).withComment("first"), "40")
                .withComment("a good one")
                .withComment(" two\nlines {")
                .play(Move.parse("41*!"));
        assertThat(record).hasToString(text("", "*", "{first}  1: 40 {a good one} { two\nlines {}  2: 41*!"));
        assertThat(NOTATION.readRecord(record.toString())).isEqualTo(record);
        assertThat(record.comments(0)).containsExactly("first");
        assertThat(record.comments(1)).containsExactly("a good one", " two\nlines {");
        assertThat(record.comments(2)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.withComment("a } b"))
                .withMessage("a comment must not contain '}', but character 3 is one");
        assertThatIllegalArgumentException().isThrownBy(() -> record.withComment("\ud83c"));
    }

    @Test
    void readsOtherSpacesLineEndsAndMarks() {
        GameRecord record = play(GameRecord.of(start), "40 41*! S 42");
        for (String moves : List.of(
                "40 41*! S 42",
                "  3: 40\t\n41*!\r\n\r\n2: S 1:   42  \n",
                "1: 2: 40 41*! S 42 3:",
                "1: 1: 40  2: 41*!  3: S  4: 42")) {
            assertThat(NOTATION.readRecord(text("", "3 0 2", moves))).isEqualTo(record);
        }
        assertThat(NOTATION.readRecord(record.toString().replace("\n", "\r\n"))).isEqualTo(record);
        assertThat(NOTATION.readRecord(text("", "*", "40{c}41*!")).comments(1)).containsExactly("c");
    }

    /**
     * A mark is a seat, 1 to 4, and a colon, whether or not the seat is to move. Anything else before a colon is not a mark.
     */
    @Test
    void rejectsOtherMarks() {
        for (String mark :
                List.of(":", "0:", "5:", "9:", "12:", "01:", "-1:", "1::", "1:2:", "1:40", "+1:", "\u0661:")) {
            assertThat(fault(text("", "*", "1: 40  " + mark + " 41*!")))
                    .as(mark)
                    .satisfies(fault -> assertThat(fault.line()).isEqualTo(6))
                    .satisfies(fault -> assertThat(fault.column()).isGreaterThanOrEqualTo(8));
        }
        assertThat(fault(text("", "*", "1: 40  0: 41*!")))
                .hasToString("line 6, column 8: a mark is a seat (1 to 4) and ':', not '0:'");
        assertThat(fault(text("", "*", ":")))
                .hasToString("line 6, column 1: a mark is a seat (1 to 4) and ':', not ':'");
    }

    @Test
    void readsHeadersInAnyOrder() {
        String shuffled = "[Result \"*\"]\n[Seat1 \"Ada\"]\n[Start \"" + start
                + "\"]\n[Notation \"upturn 1\"]\n[Ruleset \"upturn-3\"]\n\n40";
        assertThat(NOTATION.readRecord(shuffled)).hasToString(text("[Seat1 \"Ada\"]\n", "*", "1: 40"));
    }

    @Test
    void reportsFaultsWithTheirPlaces() {
        String good = text("", "*", "1: 40  2: 41*!");
        assertThat(fault("")).hasToString("column 1: missing header 'Notation'");
        assertThat(fault(good.replace("upturn 1", "uptown 1")))
                .hasToString("column 12: the notation is 'uptown 1', not 'upturn 1'");
        assertThat(fault(good.replace("\"upturn-3\"", "\"upturn-2\"")).toString())
                .startsWith("line 2, column 11: the ruleset is 'upturn-2', but the start position has 'upturn-3'");
        assertThat(fault(good.replace(" 20= ", " 20? ")))
                .hasToString("line 3, column 18: expected a number followed by '+', '-' or '=', not '20?'");
        assertThat(fault(good.replace("[Ruleset", "Ruleset")).toString())
                .startsWith("line 2, column 1: expected a header such as");
        assertThat(fault(good.replace("\"*\"]", "\"*\" ]")).line()).isEqualTo(4);
        assertThat(fault(good.replace("[Result", "[Notation \"upturn 1\"]\n[Result"))
                        .toString())
                .isEqualTo("line 4, column 2: repeated header 'Notation'");
        assertThat(fault(good.replace("41*!", "41*>9")))
                .hasToString("line 6, column 15: expected a seat (1 to 4), not '9'");
        assertThat(fault(good.replace("41*!", "42 {x}\n\n 20")).toString())
                .isEqualTo(
                        "line 8, column 2: '20' is illegal: your rack lacks 20; 20 does not follow: the game rises from 42");
        assertThat(fault(good + " {no end").toString()).isEqualTo("line 6, column 16: unclosed comment");
        assertThat(fault(good + " {a\ud800b}"))
                .hasToString("line 6, column 16: character 2 is half of a surrogate pair: '\\ud800'");
        assertThat(fault(good + " S draw draw").message())
                .isEqualTo("'draw' is illegal: you have drawn in this turn already");
        assertThat(fault(good.replace("[Result \"*\"]\n", "")).message()).isEqualTo("missing header 'Result'");
    }

    @Test
    void readsOrRejectsARecordThatEndsAnywhere() {
        GameRecord game = play(GameRecord.of(start).withHeader("Seat1", "\"Ada\""), "40 41*! S draw pass")
                .withComment("a {\"b\"")
                .withComment("");
        for (RecordedGame<? extends Position, Move, Seat, Standings> whole :
                List.of(game, game.redactedFor(Seat.TWO), game.redactedFor(Viewer.SPECTATOR))) {
            String text = whole.toString();
            for (int end = 0; end < text.length(); end++) {
                for (String last : List.of("", "{", "\"", "[")) {
                    String cut = text.substring(0, end) + last;
                    try {
                        RecordedGame<? extends Position, Move, Seat, Standings> read = NOTATION.readRecordedGame(cut);
                        assertThat(NOTATION.readRecordedGame(read.toString())).isEqualTo(read);
                    } catch (NotationException e) {
                        assertThat(e.faults()).as(cut).isNotEmpty();
                    }
                }
            }
        }
    }

    @Test
    void readsLongTextsInLinearTimeAndReportsFaultsBriefly() {
        StringBuilder moves = new StringBuilder();
        SplitMix64 random = new SplitMix64(1);
        UpTurnState game = start;
        for (int ply = 0; ply < 30_000; ) {
            Move move = game.legalMoves().get(random.nextInt(game.legalMoves().size()));
            UpTurnState after = game.play(move);
            if (!after.isOver() || game.legalMoves().size() == 1) {
                game = after;
                moves.append(move).append(' ');
                ply++;
            }
        }
        GameRecord record = NOTATION.readRecord(text("", "*", moves.toString()));
        assertThat(record.moves()).hasSize(30_000);
        assertThat(NOTATION.readRecord(record.toString())).isEqualTo(record);
        for (String text : List.of(
                "[".repeat(1_000_000),
                "\n".repeat(1_000_000) + "x",
                text("", "*", "{".repeat(1_000_000)),
                text("", "*", "9".repeat(1_000_000)),
                text("", "*", "40,".repeat(300_000) + "40"),
                text("[A" + "a".repeat(1_000_000) + " \"x\"\n", "*", ""),
                text("", "9".repeat(1_000_000), ""),
                text("", "*", "").replace("upturn-3", "x".repeat(1_000_000)))) {
            assertThatThrownBy(() -> NOTATION.readRecord(text))
                    .isInstanceOf(NotationException.class)
                    .message()
                    .hasSizeLessThan(1000);
        }
    }

    @Test
    void returnsTheRecordUpToAnyPly() {
        GameRecord record =
                play(GameRecord.of(start).withHeader("Seat1", "Ada"), "40 41*!").withComment("end");
        assertThat(record.at(0)).isEqualTo(start);
        assertThat(record.at(2)).isEqualTo(record.end());
        assertThat(record.moves()).hasToString("[40, 41*!]");
        assertThat(record.upTo(1)).isEqualTo(play(GameRecord.of(start).withHeader("Seat1", "Ada"), "40"));
        assertThat(record.upTo(2)).isEqualTo(record).hasSameHashCodeAs(record);
        assertThat(record.upTo(1).comments(1)).isEmpty();
        assertThatThrownBy(() -> record.at(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> record.upTo(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        for (int ply : new int[] {Integer.MIN_VALUE, -1, 3, 99}) {
            assertThatThrownBy(() -> record.comments(ply)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> record.at(ply)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> record.upTo(ply)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThatThrownBy(() -> record.play(Move.PASS)).isInstanceOf(IllegalMoveException.class);
    }
}
