package io.github.uptownrules.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RecordLaws;
import io.github.uptownrules.testkit.laws.StuckPositions;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Records are written, read, replayed, checked and redacted. */
class RecordProperties {
    /** The first moves of a game for two seats, with a capture. */
    static final String RECORD = """
            [Notation "uptown 1"]
            [Ruleset "two"]
            [Start "two 9/9/9/9/9/9/9/9/9 1 -;- y=ABCDE/FGHI123456789abcdefghi$;r=ABCDE/FGHI123456789abcdefghi$"]
            [Seat1 "Ada"]
            [Seat2 "Bob "the builder""]
            [Event "Tea, 5 o'clock"]
            [Result "*"]

            {Off we go}  1. yA@A1 rA@A2 {beside
            it}  2. yB@B1 rB@B2  3. yC@C1 rC@C9 {!} {?}""";

    @Provide
    Arbitrary<GameRecord> records() {
        return Combinators.combine(
                        Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, 150))
                .as(RecordLaws::record);
    }

    @Property(tries = 200)
    void everyRecordRoundTrips(@ForAll("records") GameRecord record) {
        RecordLaws.aRecordRoundTrips(record, Texts.notation());
    }

    @Property(tries = 100)
    void movesCanBeUndoneAndReplayed(@ForAll("records") GameRecord record) {
        RecordLaws.movesTakenBackCanBePlayedAgain(record);
    }

    @Property(tries = 200)
    void redactionCommutesWithReplay(@ForAll("records") GameRecord record) {
        for (Viewer viewer : ViewLaws.viewers(record.end().ruleset())) {
            RecordLaws.redactionCommutesWithReplay(record, viewer, Texts.notation());
        }
    }

    @Property(tries = 200)
    void memoriesMatchTheViews(@ForAll("records") GameRecord record) {
        for (Viewer viewer : ViewLaws.viewers(record.at(0).ruleset())) {
            RecordLaws.aMemoryIsWhatWasSeen(record, viewer);
        }
    }

    @Property(tries = 200)
    void redactedRecordsContainNoHiddenInformation(@ForAll("records") GameRecord record, @ForAll long seed) {
        for (Viewer viewer : ViewLaws.viewers(record.end().ruleset())) {
            RecordLaws.nothingHiddenIsLeft(record, viewer, new SplitMix64(seed));
        }
    }

    @Property(tries = 3_000)
    void mutatedTextsAreReadFaithfullyOrRejected(@ForAll("records") GameRecord record, @ForAll long seed) {
        String mutated = MutatedText.of(record.toString(), new SplitMix64(seed));
        assertReadFaithfullyOrRejected(
                mutated,
                text -> read(text).toString(),
                text -> essence(text)
                        .map(word -> word.matches("[bgory].@..") ? word.substring(1) : word)
                        .toList());
    }

    /** Readers of redacted records accept less, because these contain only what the viewer saw. */
    @Property(tries = 1_000)
    void mutatedRedactedTextsAreReadFaithfullyOrRejected(@ForAll("records") GameRecord record, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (Viewer viewer : ViewLaws.viewers(record.end().ruleset())) {
            String mutated = MutatedText.of(record.redactedFor(viewer).toString(), random);
            assertReadFaithfullyOrRejected(
                    mutated,
                    text -> Texts.notation().readRedactedRecord(text).toString(),
                    text -> essence(text).toList());
        }
    }

    private static void assertReadFaithfullyOrRejected(
            String text, UnaryOperator<String> reader, Function<String, List<String>> essence) {
        try {
            assertThat(essence.apply(reader.apply(text))).isEqualTo(essence.apply(text));
        } catch (RecordException e) {
            assertThat(e).hasMessageStartingWith("line " + e.line() + ", column " + e.column() + ": ");
        }
    }

    @Example
    void readsOrRejectsARecordThatEndsAnywhere() {
        for (RecordedGame<? extends Position, Move, Seat, Standings> game :
                List.of(read(RECORD), read(RECORD).redactedFor(Seat.TWO))) {
            String whole = game.toString();
            for (int end = 0; end < whole.length(); end++) {
                for (String last : List.of("", "{", "\"", "[")) {
                    assertReadFaithfullyOrRejected(
                            whole.substring(0, end) + last,
                            text -> Texts.notation().readRecordedGame(text).toString(),
                            text -> essence(text).toList());
                }
            }
        }
    }

    /** The content of a record without its spelling: headers in order, then moves and comments. */
    private static Stream<String> essence(String text) {
        Matcher empty = Pattern.compile("(?m)^\\r?\\n").matcher(text);
        int end = empty.find() ? empty.start() : text.length();
        Stream<String> headers =
                Stream.of(text.substring(0, end).split("\\r?\\n")).sorted();
        Stream<String> items = Pattern.compile("\\{[^}]*}|[^ \\t\\r\\n{]+")
                .matcher(text.substring(end))
                .results()
                .map(MatchResult::group)
                .filter(item -> !item.matches("[1-9][0-9]*\\."))
                .map(item -> item.startsWith("{") ? item : item.replace('x', '@'));
        return Stream.concat(headers, items);
    }

    private static GameRecord read(String text) {
        return Texts.notation().readRecord(text);
    }

    @Example
    void readsAllPartsOfARecord() {
        GameRecord record = read(RECORD);
        assertThat(record).hasToString(RECORD);
        assertThat(record.headers())
                .containsExactly(
                        Map.entry("Seat1", "Ada"),
                        Map.entry("Seat2", "Bob \"the builder\""),
                        Map.entry("Event", "Tea, 5 o'clock"));
        assertThat(record.moves()).hasSize(6).startsWith(Move.parse("yA@A1")).endsWith(Move.parse("rC@C9"));
        assertThat(record.comments(0)).containsExactly("Off we go");
        assertThat(record.comments(2)).containsExactly("beside\nit");
        assertThat(record.comments(6)).containsExactly("!", "?");
        assertThat(record.at(1).board()).hasToString("yA8/9/9/9/9/9/9/9/9");
        assertThat(record.at(6)).isEqualTo(record.end());
    }

    /** All methods with a ply parameter reject a ply that is out of range, with the same message. */
    @Example
    void rejectsPliesOutOfRange() {
        GameRecord record = read(RECORD);
        RedactedRecord redacted = record.redactedFor(Seat.TWO);
        List<IntFunction<?>> questions =
                List.of(record::at, record::upTo, record::comments, record::outcome, redacted::at, redacted::outcome);
        for (IntFunction<?> question : questions) {
            for (int ply : new int[] {-1, 7, 99, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                assertThatExceptionOfType(IndexOutOfBoundsException.class)
                        .isThrownBy(() -> question.apply(ply))
                        .withMessage("there is no ply " + ply + " in a record of 6 moves");
            }
        }
        for (IntFunction<?> question : List.<IntFunction<?>>of(record::outcome, redacted::outcome)) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> question.apply(0))
                    .withMessage("there is no ply 0 in a record of 6 moves");
        }
    }

    @Example
    void readersAreLenient() {
        String bare = RECORD.replaceAll("\\{[^}]*} ?", "")
                .replaceAll(" *[0-9]+\\. ", " ")
                .replace("yA@", "A@");
        assertThat(read(bare).moves()).isEqualTo(read(RECORD).moves());
        assertThat(read(RECORD.replace("\n", "\r\n")).moves())
                .isEqualTo(read(RECORD).moves());
        assertThat(read(RECORD + "\n").moves()).isEqualTo(read(RECORD).moves());
        String noMoves = RECORD.substring(0, RECORD.indexOf("\n\n"));
        assertThat(read(noMoves).moves()).isEmpty();
        assertThat(read(noMoves)).isEqualTo(read(noMoves + "\n\n"));
    }

    @Example
    void acceptsAnyWhitespaceAndRoundNumbers() {
        for (String space : List.of(" ", "\t", "\n", "\r\n", " \t\r\n \t")) {
            String spaced = RECORD.replace("  ", space).replace(" rB", space + "rB") + space;
            assertThat(read(spaced)).as("'%s'", space).isEqualTo(read(RECORD));
        }
        for (String number : List.of("1.", "99.", "100.", "12345678901234567890.")) {
            assertThat(read(RECORD.replace("3. ", number + " "))).as(number).isEqualTo(read(RECORD));
        }
    }

    @Example
    void commentsMayBeAnywhereAndContainAnything() {
        assertThat(read(RECORD.replace("rA@A2 {beside\nit}", "rA@A2{beside\nit}")))
                .isEqualTo(read(RECORD));
        assertThat(read(RECORD.replace("{!}", "{1.}")).comments(6)).containsExactly("1.", "?");
    }

    /** Only the headers determine the kind of a record. */
    @Example
    void aCommentMayLookLikeAHeader() {
        String header = "\n[View \"2\"]\n[Drawn \"-\"]\n[Turn \"1\"]\n\n";
        String commented = RECORD.replace("{!}", "{" + header + "}");
        assertThat(read(commented).comments(6)).containsExactly(header, "?");
        assertThat(read(commented)).hasToString(commented);
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRedactedRecord(commented))
                .withMessage("line 1, column 1: missing header 'View'");
        String named = RECORD.replace("Ada", "[View \"2\"]");
        assertThat(read(named)).hasToString(named);
        String redacted = read(named).redactedFor(Seat.ONE).toString();
        assertThat(Texts.notation().readRedactedRecord(redacted)).hasToString(redacted);
    }

    @Example
    void r11_roundsBeginWithTheFirstSeat() {
        GameRecord record = GameRecord.of(JudgedRuleset.shape("three").ruleset().deal(1, Seat.TWO));
        for (int ply = 0; ply < 7; ply++) {
            record = record.play(record.end().legalMoves().get(0));
        }
        assertThat(record.toString()).containsPattern("\n1\\. g\\S+ o\\S+ b\\S+  2\\. g\\S+ o\\S+ b\\S+  3\\. g\\S+$");
    }

    @Example
    void buildsRecordsMoveByMove() {
        GameState start = JudgedRuleset.shape("two").ruleset().deal(1);
        Move move = start.legalMoves().get(0);
        GameRecord record = GameRecord.of(start)
                .withHeader("Seat1", "Ada")
                .withHeader("Seat1", "Eve")
                .play(move)
                .withComment("good");
        assertThat(record.toString())
                .isEqualTo("[Notation \"uptown 1\"]\n[Ruleset \"two\"]\n[Start \"" + start + "\"]\n"
                        + "[Seat1 \"Eve\"]\n[Result \"*\"]\n\n1. " + move + " {good}");
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> record.play(move));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.withHeader("Result", "*"))
                .withMessage("the header 'Result' is written by the record itself");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.withHeader("Seat 1", "Ada"))
                .withMessage("a header name has letters, digits and '_' and starts with a letter, not 'Seat 1'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> record.withHeader("Seat1", "A\nda"))
                .withMessage("a header value must be one line, but character 2 is '\\u000a'");
        assertThatIllegalArgumentException().isThrownBy(() -> record.withHeader("Seat1", "Ada\n"));
        assertThatIllegalArgumentException().isThrownBy(() -> record.withHeader("Seat1", "Ada\r"));
    }

    /** Headers that would be read as part of the notation. */
    @Example
    void rejectsHeadersWrittenByTheRecord() {
        for (String name : List.of("Notation", "Ruleset", "Start", "View", "Drawn", "Turn", "Termination", "Result")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> read(RECORD).withHeader(name, "1"))
                    .withMessage("the header '" + name + "' is written by the record itself");
        }
    }

    @Example
    void equalityDependsOnTheText() {
        GameRecord record = read(RECORD);
        GameRecord commented = record.withComment("the end");
        assertThat(record).isEqualTo(read(RECORD)).isNotEqualTo(commented).isNotEqualTo(RECORD);
        assertThat(record.hashCode()).isNotEqualTo(commented.hashCode());
        RedactedRecord redacted = record.redactedFor(Seat.ONE);
        RedactedRecord other = record.redactedFor(Seat.TWO);
        assertThat(redacted)
                .isEqualTo(read(RECORD).redactedFor(Seat.ONE))
                .isNotEqualTo(other)
                .isNotEqualTo(redacted.toString());
        assertThat(redacted.hashCode()).isNotEqualTo(other.hashCode());
        assertThat(redacted.headers()).isNotEmpty().doesNotContainKey("Event");
    }

    @Example
    void r12_q1_aRoundBeginsWhenTheTurnPassesTheFirstSeat() {
        GameRecord record = GameRecord.of(Texts.position(StuckPositions.get("two-players-start"), "two-by-two"));
        for (String move : StuckPositions.moves()) {
            record = record.play(Texts.move(move, record.end()));
        }
        // After 91 placements seat 2 is skipped, so seat 1 begins rounds 46 and 47 in a row.
        assertThat(record.toString()).contains("46. bCxC1  47. b3xB3 ");
        assertThat(record.toString()).contains("[Result \"-5:6 -9:9\"]");
        assertThat(read(record.toString())).isEqualTo(record);
        assertThat(Texts.notation()
                        .readRedactedRecord(record.redactedFor(Seat.TWO).toString()))
                .isEqualTo(record.redactedFor(Seat.TWO));
    }

    private static void assertError(String from, String to, String message) {
        assertThat(RECORD).contains(from);
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> read(RECORD.replace(from, to)))
                .withMessage(message);
    }

    @Example
    void errorsNameLineAndColumn() {
        assertError("uptown 1", "uptown 3", "line 1, column 12: the notation is 'uptown 3', not 'uptown 1'");
        assertError("[Ruleset \"two\"]\n", "", "line 1, column 1: missing header 'Ruleset'");
        assertError(
                "[Ruleset \"two\"]",
                "[Ruleset \"four\"]",
                "line 2, column 11: the ruleset is 'four', but the start position has 'two'");
        assertError("r=ABCDE/F", "r=ABCDE/", "line 3, column 9: red: tile rF is missing");
        assertError("[Seat2", "[Seat1", "line 5, column 2: repeated header 'Seat1'");
        assertError(
                "[Event \"Tea, 5 o'clock\"]",
                "[Event]",
                "line 6, column 1: expected a header such as [Seat1 \"Ada\"], or an empty line before the moves");
        assertError(
                "[Result \"*\"]",
                "[Result \"-1:0 -1:0\"]",
                "line 7, column 10: the result is '-1:0 -1:0', but the moves lead to '*'");
        assertError("{!} {?}", "{!} {?", "line 10, column 41: unclosed comment");
        assertError(
                "rC@C9",
                "rC@@9",
                "line 10, column 31: not a move (such as b5@E5): 'rC@@9': not a cell (A1 to I9): '@9'");
        assertError("rC@C9", "rCxC9", "line 10, column 31: rCxC9 captures on cell C9, which is empty");
        assertError("rC@C9", "rC@D9", "line 10, column 31: tile rC does not fit cell D9");
        assertError("rA@A2 ", "", "line 10, column 9: it is the turn of seat 2, and yellow belongs to seat 1");
    }
}
