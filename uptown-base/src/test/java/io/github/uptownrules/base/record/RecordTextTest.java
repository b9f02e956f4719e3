package io.github.uptownrules.base.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.effort.Effort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The exact form of records, common to all games. */
class RecordTextTest {
    @Test
    void writesHeadersThenAnEmptyLineThenMovesWithMarks() {
        RecordBody<Integer, Integer> record = Toy.record()
                .withComment("first")
                .with(1, 11)
                .with(2, 13)
                .with(3, 16)
                .with(4, 20)
                .withComment("a")
                .withComment(" b\n{")
                .withHeader("Seat2", "Ada \"L\"", Toy.FORMAT)
                .withHeader("Seat1", "", Toy.FORMAT);
        assertThat(Toy.write(record))
                .isEqualTo("[Notation \"toy 1\"]\n[Start \"10\"]\n[Seat2 \"Ada \"L\"\"]\n[Seat1 \"\"]\n"
                        + "[Result \"20\"]\n\n{first}  1. 1 2 3  2. 4 {a} { b\n{}");
        assertThat(Toy.write(Toy.record())).isEqualTo(Toy.text("", ""));
    }

    @Test
    void readsHeadersInAnyOrder() {
        List<String> lines = new ArrayList<>(Toy.write(Toy.record().withHeader("Event", "x", Toy.FORMAT))
                .lines()
                .toList());
        lines.remove("");
        for (int turn = 0; turn < lines.size(); turn++) {
            Collections.rotate(lines, 1);
            assertThat(Toy.read(String.join("\n", lines) + "\n\n").headers()).containsOnlyKeys("Event");
        }
    }

    @Test
    void rejectsRepeatedHeaders() {
        for (String twice : List.of("Notation", "Start", "Event")) {
            String text = Toy.text("[Event \"x\"]\n[" + twice + " \"y\"]\n", "");
            assertThat(Toy.fault(text)).isEqualTo("4:2 repeated header '" + twice + "'");
        }
        assertThat(Toy.read(Toy.text("[event \"x\"]\n[Event \"y\"]\n", "")).headers())
                .hasSize(2);
    }

    @Test
    void rejectsASecondRecordWhereItBegins() {
        String first = Toy.write(Toy.record().with(1, 11).with(2, 13));
        String second = Toy.write(Toy.record());
        for (String between : List.of("", "\n", "\n\n\n", "\r\n", " {comment}\n", "  2. ")) {
            long line = (first + between + second)
                            .substring(0, (first + between).length())
                            .lines()
                            .count()
                    + (between.endsWith("\n") ? 1 : 0);
            assertThat(Toy.faults(first + between + second + second))
                    .as(between)
                    .extracting(fault -> fault.line() + " " + fault.message())
                    .contains(line + " a second record begins here, but a file holds one game")
                    .noneMatch(message -> message.contains("'["));
        }
        assertThat(Toy.fault(second + second)).isEqualTo("5:1 a second record begins here, but a file holds one game");
        assertThat(Toy.read(Toy.write(Toy.record().withComment(second)))
                        .comments()
                        .get(0))
                .containsExactly(second);
    }

    @Test
    void rejectsHeadersAfterTheFirstLine() {
        for (String before : List.of("\n", "\r\n", "\n\n")) {
            assertThat(Toy.faults(before + Toy.write(Toy.record())))
                    .as(before)
                    .extracting(TextFault::message)
                    .contains("the headers begin in the first line, with no empty line before them")
                    .doesNotContain("a second record begins here, but a file holds one game");
        }
    }

    @Test
    void reportsMissingHeadersAtTheBeginning() {
        assertThat(Toy.fault("")).isEqualTo("1:1 missing header 'Notation'");
        assertThat(Toy.faults("")).hasSize(2);
        assertThat(Toy.fault(Toy.text("", "").replace("[Result \"10\"]\n", "")))
                .isEqualTo("1:1 missing header 'Result'");
    }

    @Test
    void rejectsHeadersThatContradictTheGame() {
        assertThat(Toy.fault(Toy.text("", "").replace("toy 1", "toy 3")))
                .isEqualTo("1:12 the notation is 'toy 3', not 'toy 1'");
        assertThat(Toy.fault(Toy.text("", "5"))).isEqualTo("3:10 the result is '10', but the moves lead to '15'");
        assertThat(Toy.fault(Toy.text("[View \"1\"]\n", "")))
                .isEqualTo("3:8 a record with a header 'View' is redacted; a whole record is needed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "Event",
                "[]",
                "[Event]",
                "[Event \"]",
                "[Event x]",
                "[Event  \"x\"]",
                " [Event \"x\"]",
                "[Event \"x\"] ",
                "[Event \"x\" ]",
                "[Event\t\"x\"]",
                "[1a \"x\"]",
                "[_a \"x\"]",
                "[a-b \"x\"]",
                "[\u00e9 \"x\"]",
                "(Event \"x\"]",
                "[ \"x\"]",
                "{x}"
            })
    void rejectsMalformedHeaderLines(String line) {
        String fault = Toy.fault(Toy.text(line + "\n", ""));
        // An empty line ends the headers, so the rest is read as moves, and the result is missing.
        assertThat(fault)
                .startsWith(
                        line.isEmpty()
                                ? "4:1 no move: '[Result'"
                                : "3:1 expected a header such as [Seat1 \"Ada\"], or an empty line before the moves");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r", "a\rb", "\u000b", "\f", "\u0085", "\u2028", "x\u2029"})
    void rejectsLineEndsInValues(String value) {
        String words = "a header value must be one line, but character ";
        assertThat(Toy.fault(Toy.text("[Event \"" + value + "\"]\n", ""))).startsWith("3:9 " + words);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Toy.record().withHeader("Event", value, Toy.FORMAT))
                .satisfies(e -> assertThat(e).message().startsWith(words).matches("[ -~]+"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud800", "a\udc00b", "\udc00\ud800", "\ud83c\udfe2\ud83c"})
    void rejectsUnpairedSurrogates(String text) {
        assertThat(Toy.fault(Toy.text("[Event \"" + text + "\"]\n", "")))
                .matches("3:9 character [1-3] is half of a surrogate pair: '.u[0-9a-f]{4}'");
        assertThat(Toy.fault(Toy.text("", " {" + text + "}")))
                .matches("5:2 character [1-3] is half of a surrogate pair: '.u[0-9a-f]{4}'");
        assertThat(Toy.fault(Toy.text("", text))).startsWith("5:1 no move: ");
        assertThatIllegalArgumentException().isThrownBy(() -> Toy.record().withComment(text));
        assertThatIllegalArgumentException().isThrownBy(() -> Toy.record().withHeader("Event", text, Toy.FORMAT));
    }

    @Test
    void keepsControlCharactersWhichAreNotSpaces() {
        String text = "\u0000\t\u001b[2J\u007f\u202e\ufeff";
        RecordBody<Integer, Integer> record =
                Toy.record().withHeader("Event", text, Toy.FORMAT).withComment(text);
        assertThat(Toy.read(Toy.write(record))).isEqualTo(record);
        for (char control : "\u0000\u000b\f\u001b\u0085\u00a0\u2028\ufeff".toCharArray()) {
            assertThat(Toy.fault(Toy.text("", "5" + control + "5"))).startsWith("5:1 no move: '5\\u");
        }
        assertThat(Toy.fault("\ufeff" + Toy.text("", ""))).startsWith("1:1 expected a header such as");
    }

    @Test
    void acceptsLfAndCrLfAsLineEndsAndAsSpaceAmongMoves() {
        RecordBody<Integer, Integer> record = Toy.record(5, 6, 7).withHeader("Event", "x", Toy.FORMAT);
        String text = Toy.write(record);
        assertThat(Toy.read(text.replace("\n", "\r\n"))).isEqualTo(record);
        assertThat(Toy.read(text.replace("5 6 7", "\r\n\t5\r6\n\n 7\n"))).isEqualTo(record);
        assertThat(Toy.fault(text.replace("\n", "\r"))).startsWith("1:1 expected a header such as");
        // The text may end right after the headers.
        assertThat(Toy.read(Toy.text("", "").strip()).headers()).isEmpty();
        assertThat(Toy.read(Toy.text("", "").strip() + "\r").headers()).isEmpty();
        // Columns are counted from the last line end.
        assertThat(Toy.fault(text.replace("\n", "\r\n").replace("5 6 7", "5 {\r\n}\r\n 6 x")))
                .isEqualTo("8:4 no move: 'x'");
    }

    @ParameterizedTest
    @ValueSource(strings = {".", "0.", "01.", "-1.", "1..", "1.2.", "1:", "\u0661.", "+1."})
    void rejectsMalformedRoundNumbers(String word) {
        assertThat(Toy.fault(Toy.text("", word))).startsWith("5:1 no move: ");
    }

    @Test
    void ignoresMissingAndWrongRoundNumbers() {
        assertThat(Toy.read(Toy.text("", "1. 7. 123456789012345678901234567890.")))
                .isEqualTo(Toy.record());
        assertThat(Toy.read(Toy.write(Toy.record(1, 2, 3, 4)).replace("2. ", "")))
                .isEqualTo(Toy.record(1, 2, 3, 4));
        assertThat(Toy.fault(Toy.text("", "1.5"))).isEqualTo("5:1 no move: '1.5'");
    }

    @Test
    void readsCommentsWithoutSpacesAroundThem() {
        RecordBody<Integer, Integer> record =
                Toy.record(5).withComment("c").withComment("").with(6, 21);
        assertThat(Toy.read(Toy.write(record).replace("5 {c} {} 6", "5{c}{}6"))).isEqualTo(record);
        assertThat(Toy.fault(Toy.text("", "\n {no end"))).isEqualTo("6:2 unclosed comment");
        assertThat(Toy.fault(Toy.text("", "{a}}"))).isEqualTo("5:4 no move: '}'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Toy.record().withComment("a } b"))
                .withMessage("a comment must not contain '}', but character 3 is one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{\ud83c\udfe2", "{{", "{ ", "{\n", "{\""})
    void reportsAnUnclosedCommentOnce(String comment) {
        assertThat(Toy.faults(Toy.text("", comment))).containsExactly(new TextFault(5, 1, "unclosed comment"));
    }

    @Test
    void acceptsCharactersBeyondTheFirstPlane() {
        for (String text : List.of("\ud836\udc00", "\udb40\uddff", "\uffff")) {
            RecordBody<Integer, Integer> record = Toy.record().withComment(text).withHeader("Event", text, Toy.FORMAT);
            assertThat(Toy.read(Toy.write(record))).isEqualTo(record);
        }
    }

    @Test
    void readsOrRejectsARecordThatEndsAnywhere() {
        String whole = Toy.write(Toy.record(1, 2, 3, 4)
                .withHeader("Event", "a \"b\" \ud83c\udfe2", Toy.FORMAT)
                .withComment("c {\ud83c\udfe2")
                .withComment("\n\"]"));
        for (String text : List.of(whole, whole.replace("\n", "\r\n"))) {
            for (int end = 0; end <= text.length(); end++) {
                for (String last : List.of("", "{", "}", "[", "]", "\"", "\r", "\n", " ", "1", ".", "\ud83c")) {
                    RecordProperties.assertReadOrRejected(text.substring(0, end) + last);
                }
            }
        }
    }

    @Test
    void rejectsCustomHeadersThatFollowFromTheGame() {
        for (String name : List.of("Notation", "Start", "Result", "View")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Toy.record().withHeader(name, "x", Toy.FORMAT))
                    .withMessage("the header '" + name + "' is written by the record itself");
        }
        for (String name : List.of("", "1a", "_a", "a-b", "a b", "\u00e9", "a\n")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Toy.record().withHeader(name, "x", Toy.FORMAT))
                    .satisfies(e -> assertThat(e)
                            .message()
                            .startsWith("a header name has letters, digits and '_' and starts with a letter, not '"));
        }
        assertThat(Toy.record()
                        .withHeader("Seat1", "Ada", Toy.FORMAT)
                        .withHeader("Event", "x", Toy.FORMAT)
                        .withHeader("Seat1", "Bea", Toy.FORMAT)
                        .headers()
                        .entrySet())
                .hasToString("[Seat1=Bea, Event=x]");
    }

    @Test
    void reportsNoFaultsAfterAWrongMove() {
        assertThat(Toy.faults(Toy.text("[Event \"\f\"]\n", "x y {\ud800}")))
                .extracting(TextFault::line)
                .containsExactly(3, 6);
    }

    @Test
    void redactionKeepsOnlyTheNamesOfPlayersAtTheTable() {
        RecordBody<Integer, Integer> record = Toy.record(5).withComment("secret");
        for (String name : List.of("Seat3", "Seat2", "Seat1", "Seat0", "Seat4", "Seat1x", "Seat01", "Seat", "seat1")) {
            record = record.withHeader(name, "x", Toy.FORMAT);
        }
        RecordBody<String, String> redacted =
                record.redacted(ImmutableList.of("start", "end"), ImmutableList.of("move"), 3);
        assertThat(redacted.headers().keySet()).containsExactly("Seat3", "Seat2", "Seat1");
        assertThat(redacted.comments().isEmpty()).isTrue();
        assertThat(redacted.end()).isEqualTo("end");
        Faults faults = new Faults();
        RecordText.read(Toy.write(record), Toy.FORMAT, faults).requireRedacted(3);
        assertThat(faults.all())
                .extracting(TextFault::message)
                .hasSize(7)
                .contains("a redacted record has no comments")
                .contains("a redacted record has no header 'Seat4'; of the custom headers, it keeps only the"
                        + " players' names");
    }

    @Test
    void rejectsPliesOutOfRange() {
        RecordBody<Integer, Integer> record = Toy.record(5, 6);
        assertThat(record.at(0)).isEqualTo(record.start());
        assertThat(record.at(2)).isEqualTo(record.end());
        assertThat(record.move(1)).isEqualTo(5);
        assertThat(record.commentsAt(2)).isEmpty();
        for (int ply : new int[] {Integer.MIN_VALUE, -1, 3, 99}) {
            for (Runnable asked : List.<Runnable>of(
                    () -> record.at(ply),
                    () -> record.move(ply),
                    () -> record.commentsAt(ply),
                    () -> record.upTo(ply))) {
                assertThatThrownBy(asked::run)
                        .isInstanceOf(IndexOutOfBoundsException.class)
                        .hasMessage("there is no ply " + ply + " in a record of 2 moves");
            }
        }
        assertThatThrownBy(() -> record.move(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void acceptsAllLettersAndDigitsInNames() {
        for (char character = 0; character < 0x300; character++) {
            boolean isLetter = Character.isLetter(character) && character < 0x80;
            boolean isOther = character == '_' || Character.isDigit(character);
            assertThat(RecordFaults.isOfName(character, true)).isEqualTo(isLetter);
            assertThat(RecordFaults.isOfName(character, false)).isEqualTo(isLetter || isOther);
        }
    }

    @Test
    void namesTheWrongCharacterOfAValue() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Toy.record().withHeader("Event", "abc\nd", Toy.FORMAT))
                .withMessage("a header value must be one line, but character 4 is '\\u000a'");
    }

    @Test
    void returnsMovesAsWritten() {
        Faults faults = new Faults();
        assertThat(RecordText.read(Toy.text("", "1. 5 {c} 6\n7"), Toy.FORMAT, faults)
                        .moves())
                .extracting(Piece::text)
                .containsExactly("5", "6", "7");
    }

    /** Taking back a move keeps the comments before it and removes those after it. */
    @Test
    void keepsCommentsUpToAPly() {
        RecordBody<Integer, Integer> record = Toy.record()
                .withComment("before")
                .with(5, 15)
                .withComment("between")
                .with(6, 21)
                .withComment("after");
        assertThat(record.upTo(2)).isEqualTo(record);
        assertThat(record.upTo(1).comments().values()).containsExactly("before", "between");
        assertThat(record.upTo(0).comments().values()).containsExactly("before");
        assertThat(record.upTo(1).with(6, 21).end()).isEqualTo(21);
        assertThat(Toy.write(record)).endsWith("\n\n{before}  1. 5 {between} 6 {after}");
        assertThat(Toy.write(Toy.record(5))).endsWith("\n\n1. 5");
    }

    @Test
    void theBuilderHasTheCurrentPlyAndPosition() {
        RecordBody.Builder<Integer, Integer> played = new RecordBody.Builder<>(10);
        assertThat(played.ply()).isZero();
        played.move(5, 15);
        assertThat(played.ply()).isEqualTo(1);
        assertThat(played.end()).isEqualTo(15);
    }

    @Test
    void recordsThatDifferAnywhereAreNotEqual() {
        RecordBody<Integer, Integer> record = Toy.record(5, 6);
        assertThat(record)
                .isNotEqualTo(Toy.record(5))
                .isNotEqualTo(Toy.record(6, 5))
                .isNotEqualTo("5 6");
        assertThat(record)
                .isNotEqualTo(RecordBody.<Integer, Integer>of(10).with(5, 15).with(6, 22));
        assertThat(record)
                .isNotEqualTo(RecordBody.<Integer, Integer>of(10).with(4, 15).with(6, 21));
        assertThat(record.hashCode()).isNotEqualTo(Toy.record(5).hashCode());
    }

    @Test
    void equalRecordsHaveEqualTexts() {
        RecordBody<Integer, Integer> one =
                Toy.record(5).withHeader("A", "x", Toy.FORMAT).withHeader("B", "x", Toy.FORMAT);
        RecordBody<Integer, Integer> other =
                Toy.record(5).withHeader("B", "x", Toy.FORMAT).withHeader("A", "x", Toy.FORMAT);
        assertThat(one).isNotEqualTo(other).isEqualTo(Toy.read(Toy.write(one)));
        assertThat(one).hasSameHashCodeAs(Toy.read(Toy.write(one)));
        assertThat(Toy.record(5).withComment("a")).isNotEqualTo(Toy.record(5));
        assertThat(Toy.record().withComment("a").with(5, 15))
                .isNotEqualTo(Toy.record(5).withComment("a"));
        assertThat(Toy.record(5).withComment("a").withComment("b"))
                .isNotEqualTo(Toy.record(5).withComment("b").withComment("a"));
    }

    /** A reader with quadratic time would not finish. */
    @Test
    void readsLongTextsInLinearTime() {
        int many = Effort.of(1_000_000, 300_000);
        StringBuilder headers = new StringBuilder();
        for (int i = 0; i < 50_000; i++) {
            headers.append("[H").append(i).append(" \"x\"]\n");
        }
        assertThat(Toy.read(Toy.text(headers.toString(), "")).headers()).hasSize(50_000);
        assertThat(Toy.read(Toy.text("", "{}".repeat(many))).commentsAt(0)).hasSize(many);
        assertThat(Toy.read(Toy.text("", "\r\n".repeat(many) + " 7.".repeat(many)))
                        .moves())
                .isEmpty();
        for (String part : List.of("{", "[", "x", "[x \"\"]", "[a \"\"]\n", "a\n", "\"", " ", "1.", "9", "\r")) {
            String bad = part.repeat(many / part.length());
            for (String text : List.of(bad, Toy.text(bad, ""), Toy.text("[A" + bad + " \"x\"]\n", ""))) {
                assertThat(Toy.faults(text))
                        .allSatisfy(fault -> assertThat(fault.message()).hasSizeLessThan(200));
            }
        }
    }
}
