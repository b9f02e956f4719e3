package io.github.uptownrules.base.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordAppenderTest {
    private static final String ONE = Adder.game(3, 1, 2).record();
    private static final String TWO = Adder.game(4, 9).record() + " {caf\u00e9}";

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("games");
    }

    private void append(String... records) throws IOException {
        try (RecordAppender appender = RecordAppender.open(file(), Adder.GAMES)) {
            for (String record : records) {
                appender.append(record);
            }
        }
    }

    @Test
    void writesAConcatenationOfFiles() throws IOException {
        append();
        assertThat(file()).isEmptyFile();
        append(ONE, TWO + "\r\n\n");
        append(ONE);
        assertThat(file()).content().isEqualTo(ONE + "\n" + TWO + "\n" + ONE + "\n");
    }

    @Test
    void endsALineBeforeItAppends() throws IOException {
        Files.writeString(file(), ONE);
        append(TWO);
        append(TWO);
        assertThat(file()).content().isEqualTo(ONE + "\n" + TWO + "\n" + TWO + "\n");
    }

    @Test
    void aBlankFileIsEmpty() throws IOException {
        Files.writeString(file(), " \n\n");
        append(ONE);
        assertThat(file()).content().isEqualTo(ONE + "\n");
    }

    @Test
    void keepsOtherLineEnds() throws IOException {
        String other = ONE.replace("\n", "\r\n");
        append(other, other + "\r\n");
        assertThat(file()).content().isEqualTo(other + "\n" + other + "\n");
    }

    @Test
    void removesARecordThatItAppendedAfterAnIncompleteLine() throws IOException {
        Files.writeString(file(), ONE);
        try (RecordAppender appender = RecordAppender.open(file(), Adder.GAMES)) {
            appender.append(TWO);
            appender.removeLast();
            assertThat(file()).content().isEqualTo(ONE + "\n");
            assertThat(appender.last().orElseThrow()).hasToString("record 1, line 1");
        }
    }

    @Test
    void refusesToAppendToAWrongRecord() throws IOException {
        for (String wrong : List.of(ONE + " x", "[Notation \"add 1\"]\n", "{", "hello\n")) {
            String before = ONE + "\n" + wrong;
            Files.writeString(file(), before);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> append(TWO))
                    .satisfies(e -> assertThat(e)
                            .message()
                            .startsWith(file() + " ends in a wrong or incomplete record (record ")
                            .matches("[^\n]* line \\d+\\); remove it before you append others: line [^\n]+"));
            assertThat(file()).content().isEqualTo(before);
        }
    }

    @Test
    void removesTheLastRecord() throws IOException {
        Files.writeString(file(), ONE + TWO.substring(0, 40));
        try (RecordAppender appender = RecordAppender.open(file(), Adder.GAMES)) {
            assertThat(appender.last().orElseThrow().number()).isEqualTo(2);
            appender.removeLast();
            assertThat(appender.last().orElseThrow().text()).isEqualTo(ONE);
            assertThat(file()).content().isEqualTo(ONE);
            appender.append(TWO);
            assertThat(appender.last().orElseThrow().text()).isEqualTo(TWO + "\n");
            assertThat(appender.last().orElseThrow()).hasToString("record 2, line 7");
            appender.append(ONE);
            appender.removeLast();
        }
        assertThat(file()).content().isEqualTo(ONE + "\n" + TWO + "\n");
        try (RecordAppender appender = RecordAppender.open(file(), Adder.GAMES)) {
            appender.removeLast();
            appender.removeLast();
            assertThat(appender.last()).isEmpty();
            appender.removeLast();
            assertThat(file()).isEmptyFile();
            appender.append(ONE);
            appender.append(TWO);
        }
        assertThat(file()).content().isEqualTo(ONE + "\n" + TWO + "\n");
    }

    @Test
    void appendsOneRightRecord() throws IOException {
        for (String wrong : List.of("", " \n", ONE + " x", ONE + "\n" + TWO, ONE.substring(0, 30), ONE + " {\ud800}")) {
            assertThatIllegalArgumentException().isThrownBy(() -> append(wrong));
            assertThat(file()).isEmptyFile();
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> append(ONE + "\n" + TWO))
                .withMessage("expected one record, but another one begins in line 7");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> append(ONE + " x"))
                .withMessage("a wrong record cannot be appended: line 6, column 5: not a legal move: 'x'");
    }

    @Test
    void locksTheFile() throws IOException {
        try (RecordAppender first = RecordAppender.open(file(), Adder.GAMES)) {
            assertThatThrownBy(() -> RecordAppender.open(file(), Adder.GAMES))
                    .isInstanceOf(IOException.class)
                    .hasMessage(file() + " is in use: another program appends records to it");
            first.append(ONE);
        }
        append(TWO);
        assertThat(file()).content().isEqualTo(ONE + "\n" + TWO + "\n");
    }

    @Test
    void releasesTheLockIfTheFileCannotBeOpened() throws IOException {
        append(ONE);
        Games broken = Games.of(new Adder() {
            @Override
            public PlayedGame record(String text) {
                throw new IllegalStateException("broken");
            }
        });
        assertThatThrownBy(() -> RecordAppender.open(file(), broken)).hasMessage("broken");
        append(TWO);
    }

    @Test
    void rejectsAFolder() {
        assertThatThrownBy(() -> RecordAppender.open(folder, Adder.GAMES))
                .isInstanceOf(IOException.class)
                .hasMessage(folder + " is not a file");
    }

    /** Stops an append after each possible number of bytes. */
    @Test
    void aCrashAtAnyByteLeavesEarlierRecords() throws IOException {
        for (String before : List.of("", ONE + "\n", ONE, ONE + "\n" + ONE + "\n\n")) {
            byte[] old = before.getBytes(StandardCharsets.UTF_8);
            CrashingChannel whole = new CrashingChannel(old, Integer.MAX_VALUE, true);
            RecordAppender.of("games", Adder.GAMES, whole).append(TWO);
            int count = whole.content().length - old.length;
            for (int written = 0; written < count; written++) {
                assertRecovers(old, new CrashingChannel(old, written, true), whole.content());
                assertUnchanged(old, new CrashingChannel(old, written, false));
            }
        }
    }

    /** After a crash, a new appender finds the beginning of the record, and its removal restores the file. */
    private static void assertRecovers(byte[] old, CrashingChannel crashed, byte[] whole) throws IOException {
        RecordAppender appender = RecordAppender.of("games", Adder.GAMES, crashed);
        assertThatThrownBy(() -> appender.append(TWO))
                .hasMessage("no space left")
                .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
        assertThatThrownBy(() -> appender.append(ONE)).isInstanceOf(IllegalArgumentException.class);
        byte[] left = crashed.content();
        assertThat(new String(left, StandardCharsets.UTF_8)).startsWith(new String(old, StandardCharsets.UTF_8));
        assertThat(left).hasSizeLessThan(whole.length);
        List<FiledRecord> records = RecordFileProperties.readBytes(left);
        int complete = RecordFileProperties.readBytes(old).size();
        assertThat(records.stream().limit(complete))
                .allMatch(record -> record.fault().isEmpty());
        assertThat(records).hasSizeBetween(complete, complete + 1);

        CrashingChannel repaired = new CrashingChannel(left, Integer.MAX_VALUE, false);
        RecordAppender again = RecordAppender.of("games", Adder.GAMES, repaired);
        boolean isWrong = catchThrowable(again::check) != null;
        if (isWrong || records.size() > complete) {
            again.removeLast();
        }
        again.append(TWO);
        assertThat(RecordFileProperties.readBytes(repaired.content()))
                .hasSize(complete + 1)
                .allMatch(record -> record.fault().isEmpty());
        assertThat(new String(repaired.content(), StandardCharsets.UTF_8).stripTrailing())
                .isEqualTo(new String(whole, StandardCharsets.UTF_8).stripTrailing());
    }

    /** If the disk is full, the file ends as before, and smaller records can be appended later. */
    private static void assertUnchanged(byte[] old, CrashingChannel full) throws IOException {
        RecordAppender appender = RecordAppender.of("games", Adder.GAMES, full);
        assertThatThrownBy(() -> appender.append(TWO)).hasMessage("no space left");
        assertThat(full.content()).isEqualTo(old);
        appender.check();
    }

    @Provide
    Arbitrary<List<String>> records() {
        return RecordFileProperties.records().list().ofMaxSize(5);
    }

    @Property
    void appendsAnyRecords(@ForAll("records") List<String> records, @ForAll @IntRange(max = 400) int crash)
            throws IOException {
        byte[] content = {};
        for (String record : records) {
            CrashingChannel file = new CrashingChannel(content, crash, true);
            RecordAppender appender = RecordAppender.of("games", Adder.GAMES, file);
            if (catchThrowable(() -> appender.append(record)) != null) {
                file = new CrashingChannel(file.content(), Integer.MAX_VALUE, true);
                RecordAppender again = RecordAppender.of("games", Adder.GAMES, file);
                while (file.size() > content.length && again.last().isPresent()) {
                    again.removeLast();
                }
                again.append(record);
            }
            content = file.content();
        }
        byte[] all = content;
        assertThat(RecordFileProperties.readBytes(all))
                .extracting(record -> record.text().stripTrailing())
                .isEqualTo(records.stream().map(String::stripTrailing).toList());
    }
}
