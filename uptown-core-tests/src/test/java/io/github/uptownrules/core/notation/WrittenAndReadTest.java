package io.github.uptownrules.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Everything that a record accepts round-trips through a file; everything else is rejected at once. */
class WrittenAndReadTest {
    private static final GameRecord EMPTY =
            GameRecord.of(JudgedRuleset.shape("two").ruleset().deal(1));

    /** Any characters, often awkward ones: line breaks, unpaired surrogates, symbols of the notation. */
    @Provide
    Arbitrary<String> texts() {
        Arbitrary<Character> awkward = Arbitraries.chars()
                .with("\n\r\t\u000B\f\u0000\u001b\u0085\u2028\u2029\uD800\uDC00\uFEFF\uFFFF\"[]{} .\\x");
        return Arbitraries.oneOf(
                        awkward,
                        awkward,
                        Arbitraries.chars().all(),
                        Arbitraries.chars().range('a', 'z'))
                .list()
                .ofMaxSize(8)
                .map(characters -> characters.stream().map(String::valueOf).reduce("", String::concat));
    }

    private static Optional<GameRecord> accepted(UnaryOperator<GameRecord> change) {
        try {
            return Optional.of(change.apply(EMPTY));
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).doesNotContain("\n", "\r", "\u2028").hasSizeLessThan(200);
            return Optional.empty();
        }
    }

    private static void assertRoundTrips(GameRecord record) {
        String file = new String(record.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        assertThat(Texts.notation().readRecord(file)).isEqualTo(record).hasToString(record.toString());
        String redacted = record.redactedFor(Seat.ONE).toString();
        assertThat(Texts.notation().readRedactedRecord(redacted)).hasToString(redacted);
    }

    @Property(tries = 5_000)
    void headersRoundTrip(@ForAll("texts") String value) {
        accepted(record -> record.withHeader("Seat1", value)).ifPresent(WrittenAndReadTest::assertRoundTrips);
    }

    @Property(tries = 5_000)
    void commentsRoundTrip(@ForAll("texts") String text) {
        accepted(record -> record.withComment(text)).ifPresent(WrittenAndReadTest::assertRoundTrips);
    }

    @Property(tries = 2_000)
    void headerNamesRoundTrip(@ForAll("texts") String name) {
        accepted(record -> record.withHeader(name, "x")).ifPresent(WrittenAndReadTest::assertRoundTrips);
    }

    @Example
    void rejectsLineBreaksAndInvalidCharactersWithTheirPosition() {
        for (String end : new String[] {"\n", "\u000B", "\f", "\r", "\u0085", "\u2028", "\u2029"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> EMPTY.withHeader("Seat1", "A" + end + "a"))
                    .withMessageStartingWith("a header value must be one line, but character 2 is '\\u");
        }
        for (String half : new String[] {"\uD83D", "\uDE00", "\uDE00\uD83D"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> EMPTY.withHeader("Seat1", "Ada" + half))
                    .withMessageStartingWith("character 4 is half of a surrogate pair: '\\ud");
            assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withComment(half));
        }
        assertThat(EMPTY.withHeader("Seat1", "\uD83D\uDE00").headers()).containsEntry("Seat1", "\uD83D\uDE00");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EMPTY.withComment("a}"))
                .withMessage("a comment must not contain '}', but character 2 is one");
    }

    @Example
    void readersRejectTheSameValuesAsBuilders() {
        String text = EMPTY.withHeader("Seat1", "Ada").toString();
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> Texts.notation().readRecord(text.replace("Ada", "A\u2028a")))
                .withMessage("line 4, column 9: a header value must be one line, but character 2 is '\\u2028'");
    }

    @Example
    void aHeaderIsAloneOnItsLine() {
        String text = EMPTY.withHeader("Seat1", "Ada").toString();
        for (String line : new String[] {
            "[Seat1 \"Ada\"] ",
            " [Seat1 \"Ada\"]",
            "[Seat1  \"Ada\"]",
            "[Seat1\t\"Ada\"]",
            "[Seat1 \"Ada\" ]",
            "[Seat1 \"]",
            "[Seat1 \"Ada\"]\r\r",
            "[ \"Ada\"]",
            "[1Seat \"Ada\"]",
            "Seat1 \"Ada\"]",
            "[Seat1 \"Ada\""
        }) {
            assertThatExceptionOfType(RecordException.class)
                    .as(line)
                    .isThrownBy(() -> Texts.notation().readRecord(text.replace("[Seat1 \"Ada\"]", line)))
                    .withMessage(
                            "line 4, column 1: expected a header such as [Seat1 \"Ada\"], or an empty line before the moves");
        }
    }

    @Example
    void aRoundNumberHasOnePoint() {
        GameRecord record = EMPTY.play(EMPTY.end().legalMoves().get(0));
        for (String number : new String[] {"1..", "1...", "1", "01.", "0.", ".", "1.x"}) {
            assertThatExceptionOfType(RecordException.class)
                    .as(number)
                    .isThrownBy(
                            () -> Texts.notation().readRecord(record.toString().replace("\n1. ", "\n" + number + " ")));
        }
    }

    @Example
    void keepsTheOrderOfHeaders() {
        GameRecord one = EMPTY.withHeader("Seat1", "Ada").withHeader("Seat2", "Eve");
        GameRecord other = EMPTY.withHeader("Seat2", "Eve").withHeader("Seat1", "Ada");
        assertThat(one).isNotEqualTo(other);
        assertThat(one.toString()).isNotEqualTo(other.toString());
        assertThat(other.withHeader("Seat1", "Ada")).isEqualTo(other);
    }

    /** Redaction keeps only the names of players at the table, here seats 1 and 2. */
    @Property(tries = 2_000)
    void redactionKeepsNamesOfPlayersOnly(@ForAll("headerNames") String name) {
        RedactedRecord redacted = EMPTY.withHeader(name, "x").redactedFor(Seat.ONE);
        assertThat(redacted.headers().containsKey(name)).isEqualTo(name.matches("Seat[12]"));
    }

    @Provide
    Arbitrary<String> headerNames() {
        Arbitrary<String> near = Combinators.combine(
                        Arbitraries.of("", "x", "My"),
                        Arbitraries.of("Seat", "seat", "Seats"),
                        Arbitraries.of("", "0", "1", "2", "5", "6", "11"),
                        Arbitraries.of("", "Email", "_", "s"))
                .as((a, b, c, d) -> a + b + c + d);
        return near;
    }
}
