package io.github.uptownrules.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.base.Strings;
import com.sun.management.ThreadMXBean;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.variants.Rulesets;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** An endless text causes neither long parsing nor a long message. */
class LongTextsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** The maximum slowdown for a text twice as long; quadratic parsing would take four times as long. */
    private static final double MOST = 3;

    private static final Notation NOTATION = Notation.of(Rulesets.all());

    private static final GameRecord RECORD = GameRecord.of(Rulesets.twoPlayer().deal(1));

    private static final String POSITION = Rulesets.twoPlayer().deal(1).toString();

    private static final Map<String, IntFunction<String>> POSITIONS = Map.of(
            "runs", length -> POSITION.replaceFirst(" ", " " + Strings.repeat("9", length)),
            "rows", length -> POSITION.replaceFirst(" ", " " + Strings.repeat("9/", length / 2)),
            "fields", length -> POSITION + Strings.repeat(" 9", length / 2),
            "seats", length -> POSITION + Strings.repeat(";b=A/B", length / 6),
            "hands", length -> POSITION + Strings.repeat(",b=A/B", length / 6),
            "a pile", length -> POSITION + Strings.repeat("A", length),
            "an id", length -> Strings.repeat("a", length) + POSITION,
            "parts of an id", length -> Strings.repeat("a-", length / 2) + POSITION,
            "a sign", length -> Strings.repeat("\u001b", length),
            "a number", length -> POSITION + "?" + Strings.repeat("1", length));

    /** Texts of a given length, with every part of a record that may be repeated. */
    private static Map<String, IntFunction<String>> records(String record) {
        return Map.of(
                "comments", length -> record + Strings.repeat("{}", length / 2),
                "comments of some length", length -> record + Strings.repeat("{a comment} ", length / 12),
                "an unfinished comment", length -> record + Strings.repeat("{", length),
                "space", length -> record + Strings.repeat(" \n", length / 2),
                "round numbers", length -> record + Strings.repeat("1. ", length / 3),
                "a word", length -> record + Strings.repeat("x", length),
                "headers", length -> headers(record, length),
                "a header",
                        length -> record.replace(
                                "[Result", "[A \"" + Strings.repeat("\"] ", length / 3) + "\"]\n[Result"),
                "a start", length -> record.replace("[Start \"", "[Start \"" + Strings.repeat("9", length)),
                "a version", length -> record.replace("uptown 1", Strings.repeat("u", length)));
    }

    private static String headers(String record, int length) {
        StringBuilder headers = new StringBuilder();
        for (int i = 0; headers.length() < length; i++) {
            headers.append("[H").append(i).append(" \"x\"]\n");
        }
        return record.replace("[Result", headers + "[Result");
    }

    @TestFactory
    Stream<DynamicTest> readsRecordsInLinearTime() {
        return tests(records(RECORD.toString()), NOTATION::readRecord);
    }

    @TestFactory
    Stream<DynamicTest> readsRedactedRecordsInLinearTime() {
        return tests(records(RECORD.redactedFor(Seat.ONE).toString()), NOTATION::readRedactedRecord);
    }

    @TestFactory
    Stream<DynamicTest> readsPositionsInLinearTime() {
        return tests(POSITIONS, text -> NOTATION.readPosition(text));
    }

    private static Stream<DynamicTest> tests(Map<String, IntFunction<String>> texts, Consumer<String> reader) {
        return texts.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> check(entry.getValue(), reader)));
    }

    private static void check(IntFunction<String> text, Consumer<String> reader) {
        String once = text.apply(500_000);
        String twice = text.apply(1_000_000);
        long forOnce = Long.MAX_VALUE;
        long forTwice = Long.MAX_VALUE;
        // The minimum of several runs is independent of the load; a busy machine needs more runs.
        for (int run = 0; run < 5 || run < 20 && ratio(forTwice, forOnce) >= MOST; run++) {
            forOnce = Math.min(forOnce, cost(once, reader));
            forTwice = Math.min(forTwice, cost(twice, reader));
        }
        assertThat(ratio(forTwice, forOnce)).isLessThan(MOST);
        Throwable error = catchThrowable(() -> reader.accept(twice));
        if (error != null) {
            assertThat(error).isInstanceOf(IllegalArgumentException.class);
            assertThat(error.getMessage()).hasSizeLessThan(20_000).doesNotContain("\n", "\u001b");
        }
    }

    /** The quotient of two durations in nanoseconds, insensitive to durations too short to measure. */
    private static double ratio(long forTwice, long forOnce) {
        long unmeasurable = 2_000_000;
        return (double) (forTwice + unmeasurable) / (forOnce + unmeasurable);
    }

    /** Returns the CPU time of this thread in nanoseconds. */
    private static long cost(String text, Consumer<String> reader) {
        long start = THREADS.getCurrentThreadCpuTime();
        Throwable ignored = catchThrowable(() -> reader.accept(text));
        return THREADS.getCurrentThreadCpuTime() - start;
    }

    @Test
    void parsersQuoteLittle() {
        String endless = Strings.repeat("b5@E5\n", 100_000);
        for (Consumer<String> reader : Stream.<Consumer<String>>of(MoveText::parse, Move::parse, Cell::parse)
                .toList()) {
            assertThat(catchThrowable(() -> reader.accept(endless)).getMessage())
                    .hasSizeLessThan(300)
                    .doesNotContain("\n");
        }
    }

    @Test
    void listsAllFaultsOfALongPosition() {
        // Every tile is missing.
        String text = "standard-5 9/9/9/9/9/9/9/9/9 1 -;-;-;-;- b=-/-;g=-/-;o=-/-;r=-/-;y=-/-";
        PositionException error = (PositionException) catchThrowable(() -> NOTATION.readPosition(text));
        assertThat(error.faults()).hasSizeGreaterThan(140);
        assertThat(error.getMessage().split("; ")).hasSize(error.faults().size());
    }

    /** A hundred captures exceed the initial capacity of the text buffer. */
    @Test
    void writesLongCaptures() {
        String letters = "bgory";
        String captured = "ABCDEFGHI56789abcdef";
        StringBuilder board = new StringBuilder();
        StringBuilder captures = new StringBuilder();
        StringBuilder holdings = new StringBuilder();
        for (int seat = 0; seat < letters.length(); seat++) {
            char own = letters.charAt(seat);
            char rival = letters.charAt((seat + 1) % letters.length());
            board.append("1234".replaceAll(".", own + "$0")).append("5/");
            captures.append(seat == 0 ? "" : ";").append(captured.replaceAll(".", rival + "$0"));
            holdings.append(seat == 0 ? "" : ";").append(own).append("=ghi$/-");
        }
        String seats = " - " + captures + " " + holdings;
        assertThat(seats).hasSizeGreaterThan(250);
        String text = "standard-5 " + board + "9/9/9/9" + seats;
        assertThat(NOTATION.readPosition(text)).hasToString(text);
    }
}
