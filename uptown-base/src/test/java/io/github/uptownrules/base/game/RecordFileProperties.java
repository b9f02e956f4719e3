package io.github.uptownrules.base.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.checks.NaiveSplitter;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A concatenation of any records is read as the same records, and a fault makes only its own record wrong. */
class RecordFileProperties {
    private static final String BEGIN = "[Notation \"add 1\"]\n";

    /** Texts that look like parts of records. */
    private static Arbitrary<String> pieces(String... more) {
        List<String> all = new ArrayList<>(List.of(
                "[", "[Notation \"", "\n" + BEGIN, "\"]", "{", "\n", "\r\n", "5", " 1. ", "\u00e9", "\ud83c\udfe2"));
        all.addAll(List.of(more));
        return Arbitraries.of(all).list().ofMaxSize(6).map(parts -> String.join("", parts));
    }

    /** Valid records with confusing headers and comments. */
    @Provide
    static Arbitrary<String> records() {
        Arbitrary<String> values = pieces("}").map(value -> value.replaceAll("[\r\n]", ""));
        Arbitrary<List<String>> words = Arbitraries.oneOf(
                        Arbitraries.of("1", "5", "9"), pieces().map(comment -> "{" + comment.replace("}", "") + "}"))
                .list()
                .ofMaxSize(6);
        return Combinators.combine(Arbitraries.integers().between(0, 9), values, words)
                .as((seed, value, moves) -> {
                    PlayedGame.Whole game = Adder.game(seed).withHeader("Event", value);
                    for (String move : moves) {
                        game = move.startsWith("{") ? game : game.play(move);
                    }
                    String record = game.upTo(0).record();
                    return record.substring(0, record.indexOf("[Result")) + "[Result \"" + game.standings() + "\"]\n\n"
                            + String.join(" ", moves);
                });
    }

    @Provide
    Arbitrary<String> separators() {
        return Arbitraries.of("", "\n", "\n\n\n", "\r\n", " \t", "\n \n");
    }

    @Provide
    Arbitrary<List<String>> files() {
        return Combinators.combine(records(), separators())
                .as(String::concat)
                .list()
                .ofMaxSize(6);
    }

    static List<FiledRecord> read(String text) {
        return RecordFile.read(new StringReader(text), Adder.GAMES).toList();
    }

    static List<FiledRecord> readBytes(byte[] bytes) {
        List<FiledRecord> records = new ArrayList<>();
        RecordReading.ofBytes(new ByteArrayInputStream(bytes), Adder.GAMES).forEachRemaining(records::add);
        return records;
    }

    private static boolean isRight(String text) {
        try {
            Adder.GAMES.first().record(text);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Property
    void aConcatenationEqualsItsRecords(@ForAll("files") List<String> records) {
        List<FiledRecord> read = read(String.join("", records));
        assertThat(read).extracting(FiledRecord::text).isEqualTo(records);
        long line = 1;
        for (int i = 0; i < read.size(); i++) {
            assertThat(read.get(i).number()).isEqualTo(i + 1);
            assertThat(read.get(i).line()).isEqualTo(line);
            assertThat(read.get(i).fault()).isEmpty();
            assertThat(read.get(i).read()).isEqualTo(Adder.GAMES.first().record(records.get(i)));
            line += records.get(i).chars().filter(c -> c == '\n').count();
        }
    }

    /** A change of a text: replaces some characters, starting at an index. */
    record Fault(int index, int length, String text) {
        String in(String whole) {
            int from = Math.floorMod(index, whole.length() + 1);
            return whole.substring(0, from) + text + whole.substring(Math.min(whole.length(), from + length));
        }
    }

    @Provide
    Arbitrary<List<Fault>> faults() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 2_000),
                        Arbitraries.integers().between(0, 20),
                        pieces("}", "{\n", "x", "\n\n"))
                .as(Fault::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(4);
    }

    @Property
    void faultsAnywhereLeaveWhatTheNaiveSplitterFinds(
            @ForAll("files") List<String> records, @ForAll("faults") List<Fault> faults) {
        String text = String.join("", records);
        for (Fault fault : faults) {
            text = fault.in(text);
        }
        List<FiledRecord> read = read(text);
        assertThat(read)
                .extracting(FiledRecord::text)
                .isEqualTo(NaiveSplitter.split(text, RecordFileProperties::isRight));
        long lines = text.chars().filter(c -> c == '\n').count() + 1;
        for (FiledRecord record : read) {
            assertThat(record.fault().isEmpty()).isEqualTo(isRight(record.text()));
            record.fault().ifPresent(fault -> assertThat(fault).matches("line \\d+(, column \\d+)?: [ -~]+|[ -~]+"));
            assertThat(record.line()).isBetween(1L, lines);
        }
    }

    /** A crash leaves the beginning of a record, or an editor cuts one off. */
    @Property
    void aRecordCutOffAnywhereHidesNoOther(
            @ForAll("records") String cut,
            @ForAll int index,
            @ForAll("files") List<String> before,
            @ForAll("files") List<String> after) {
        String part = cut.substring(0, 1 + Math.floorMod(index, cut.length() - 1));
        String rest = String.join("", after);
        String begin = before.isEmpty() ? "" : String.join("", before) + "\n";
        List<String> right = read(begin + part + "\n" + rest).stream()
                .filter(record -> record.fault().isEmpty())
                .map(record -> record.text().strip())
                .toList();
        List<String> others = Stream.of(before, after)
                .flatMap(List::stream)
                .map(String::strip)
                .toList();
        if (part.indexOf('{', part.indexOf("\n\n")) < 0) {
            assertThat(right).containsAll(others);
        } else {
            // The comment may end in a later record, and the result may be valid.
            assertThat(right).containsAll(before.stream().map(String::strip).toList());
        }
    }
}
