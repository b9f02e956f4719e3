package io.github.uptownrules.base.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.effort.Effort;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordFileTest {
    private static final String RECORD = Adder.game(3, 1, 2).record() + "\n";

    @TempDir
    private Path folder;

    private static List<FiledRecord> read(String text) {
        return RecordFileProperties.read(text);
    }

    private List<FiledRecord> readBytes(byte[] bytes) throws IOException {
        try (Stream<FiledRecord> records = RecordFile.read(Files.write(folder.resolve("games"), bytes), Adder.GAMES)) {
            return records.toList();
        }
    }

    @Test
    void readsGamesWithNumbersAndLines() {
        List<FiledRecord> records = read(RECORD + RECORD.strip() + "\n\n\n" + RECORD);
        assertThat(records)
                .extracting(FiledRecord::toString)
                .containsExactly("record 1, line 1", "record 2, line 7", "record 3, line 15");
        assertThat(records.get(2).read().text()).isEqualTo("add-2 6 1");
        assertThat(records.get(2).game()).isSameAs(Adder.GAMES.first());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n", "\r\n\t\n"})
    void aBlankTextHasNoRecords(String text) throws IOException {
        assertThat(read(text)).isEmpty();
        assertThat(readBytes(text.getBytes(StandardCharsets.UTF_8))).isEmpty();
    }

    @Test
    void reportsFaultsWithTheirLinesInTheFile() {
        String wrong = RECORD.replace("1 2", "1 x");
        assertThat(read(wrong + RECORD + wrong))
                .extracting(FiledRecord::fault)
                .map(fault -> fault.orElse("right"))
                .containsExactly(
                        "line 6, column 3: not a legal move: 'x'", "right", "line 18, column 3: not a legal move: 'x'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(RECORD + "x").get(0).read())
                .withMessage("line 7, column 1: not a legal move: 'x'");
    }

    @Test
    void reportsTheLineOfARecordIfItsGameReportsNoPlace() {
        Game unhelpful = new Adder() {
            @Override
            public PlayedGame record(String text) {
                throw new IllegalArgumentException("no");
            }
        };
        List<FiledRecord> records = RecordFile.read(new StringReader(RECORD + RECORD), Games.of(unhelpful))
                .toList();
        assertThat(records)
                .extracting(FiledRecord::fault)
                .map(fault -> fault.orElse("right"))
                .containsExactly("no", "line 7: no");
    }

    @Test
    void doesNotSplitInHeadersAndComments() {
        String quoted =
                RECORD.replace("1 2", "1 {\n" + RECORD + "} 2").replace("[Result", "[Event \"[Notation \"]\n[Result");
        assertThat(read(quoted + quoted))
                .hasSize(2)
                .allSatisfy(record -> assertThat(record.fault()).isEmpty());
    }

    /** Headers may have any order, so only the first record of a file may begin with another one. */
    @Test
    void readsOtherHeadersBeforeTheFirstNotation() {
        String other = "[Event \"x\"]\n" + RECORD;
        assertThat(read(other + RECORD))
                .hasSize(2)
                .allSatisfy(record -> assertThat(record.fault()).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{no end\n", "{no end {\n", "{a} {no end\n\n"})
    void anUnclosedCommentEndsBeforeTheNextRecord(String comment) {
        String open = RECORD.strip() + " " + comment;
        String closed = RECORD.replace("1 2", "1 {closed} 2");
        for (String next : List.of(RECORD, closed)) {
            List<FiledRecord> records = read(RECORD + open + next + next);
            assertThat(records).hasSize(4);
            assertThat(records.get(1).fault())
                    .hasValueSatisfying(fault -> assertThat(fault).endsWith("unclosed comment"));
            assertThat(records).filteredOn(record -> record.fault().isEmpty()).hasSize(3);
        }
    }

    /** A comment may contain a record, so only the rest of the text decides whether the record is valid. */
    @Test
    void aCommentThatALaterRecordClosesIsAComment() {
        List<FiledRecord> records = read(RECORD.strip() + " {no end\n" + RECORD.strip() + " {closed}\n" + RECORD);
        assertThat(records).hasSize(2).allMatch(record -> record.fault().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "[N", "[Notation", "[Notation \"", "[Notation \"add 1\"]\n[Rul"})
    void theBeginningOfARecordIsAWrongRecord(String begin) {
        for (String rest : List.of("", "\n" + RECORD)) {
            assertThat(read(RECORD + begin + rest))
                    .extracting(record -> record.fault().isEmpty())
                    .startsWith(true, false)
                    .hasSize(rest.isEmpty() ? 2 : 3);
        }
    }

    @Test
    void readsOnAfterARecordThatIsTooLong() throws IOException {
        String longest = RECORD + " ".repeat(RecordFile.MOST_CHARACTERS - RECORD.length());
        String tooLong = RECORD.strip() + " {" + "x\n".repeat(RecordFile.MOST_CHARACTERS / 2) + "}\n";
        byte[] bytes = (longest + tooLong + RECORD).getBytes(StandardCharsets.UTF_8);
        Map<String, List<FiledRecord>> read =
                Map.of("characters", read(longest + tooLong + RECORD), "bytes", readBytes(bytes));
        read.forEach((unit, records) -> {
            assertThat(records).hasSize(3);
            assertThat(records.get(0).fault()).isEmpty();
            assertThat(records.get(1).fault())
                    .contains("line 7: the record is too long: it has more than 1000000 " + unit);
            assertThat(records.get(1).text()).isEmpty();
            assertThat(records.get(2).fault()).isEmpty();
            assertThat(records.get(2).line()).isEqualTo(7 + tooLong.lines().count());
        });
        assertThat(read(longest + " " + RECORD))
                .extracting(record -> record.fault().isEmpty())
                .containsExactly(false);
        assertThat(read(longest + " \n" + RECORD))
                .extracting(record -> record.fault().isEmpty())
                .containsExactly(false, true);
    }

    /** The reader searches for the end of the comment only up to the limit. */
    @Test
    void anUnclosedCommentEndsWithinTheLimit() {
        String open = RECORD.strip() + " {no end\n";
        int count = RecordFile.MOST_CHARACTERS / RECORD.length() + 10;
        List<FiledRecord> records = read(open + RECORD.repeat(count));
        assertThat(records).hasSize(count + 1);
        assertThat(records.get(1).fault()).isEmpty();
    }

    @Test
    void readsTextsAndFilesInUtf8() throws IOException {
        String record = RECORD.strip() + " {\u00c3\u00a9 \ud83c\udfe2}";
        assertThat(read(record)).extracting(FiledRecord::text).containsExactly(record);
        assertThat(readBytes(record.getBytes(StandardCharsets.UTF_8)))
                .extracting(FiledRecord::text)
                .containsExactly(record);
    }

    @ParameterizedTest
    @ValueSource(ints = {0xFF, 0xC3, 0x80, 0xED})
    void invalidUtf8MakesOnlyItsRecordWrong(int invalid) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(RECORD.getBytes(StandardCharsets.UTF_8));
        bytes.write((RECORD.strip() + " {\u00e9\n\u00e9").getBytes(StandardCharsets.UTF_8));
        bytes.write(invalid);
        bytes.write(("}\n" + RECORD.strip() + " {\u00e9}").getBytes(StandardCharsets.UTF_8));
        assertThat(readBytes(bytes.toByteArray()))
                .extracting(FiledRecord::fault)
                .map(fault -> fault.orElse("right"))
                .containsExactly("right", "line 13, byte 3: the record is not text in UTF-8", "right");
    }

    @Test
    void aCharacterCutOffAtTheEndIsInvalid() throws IOException {
        byte[] bytes = (RECORD.strip() + " {\u00e9").getBytes(StandardCharsets.UTF_8);
        assertThat(readBytes(Arrays.copyOf(bytes, bytes.length - 1)).get(0).fault())
                .contains("line 6, byte "
                        + (RECORD.strip().length() - RECORD.strip().lastIndexOf('\n') + 2)
                        + ": the record is not text in UTF-8");
    }

    @Test
    void rejectsFilesThatCannotBeRead() throws IOException {
        Path marked = Files.writeString(folder.resolve("marked"), "\uFEFF" + RECORD);
        assertThatThrownBy(() -> RecordFile.read(marked, Adder.GAMES))
                .isInstanceOf(IOException.class)
                .hasMessage(marked + " begins with a byte-order mark: save it as UTF-8 without one");
        assertThatThrownBy(() -> RecordFile.read(folder, Adder.GAMES))
                .isInstanceOf(IOException.class)
                .hasMessage(folder + " is a folder");
        assertThatThrownBy(() -> RecordFile.read(folder.resolve("none"), Adder.GAMES))
                .isInstanceOf(IOException.class);
    }

    @Test
    void reportsAReaderThatFails() {
        Reader broken = new EndlessReader() {
            @Override
            public int read(char[] buffer, int from, int count) throws IOException {
                throw new IOException("broken");
            }
        };
        Stream<FiledRecord> records = RecordFile.read(broken, Adder.GAMES);
        assertThatThrownBy(records::toList)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageEndingWith("broken");
    }

    /** Reads an endless text; a reader that collects its records runs out of memory. */
    @Test
    void readsOneRecordAtATime() {
        EndlessReader endless = new EndlessReader();
        try (Stream<FiledRecord> records = RecordFile.read(endless, Adder.GAMES)) {
            Iterator<FiledRecord> iterator = records.iterator();
            for (int i = 1; i <= Effort.of(1_000_000); i++) {
                assertThat(iterator.next().number()).isEqualTo(i);
            }
        }
        assertThat(endless.isClosed).isTrue();
    }

    private static class EndlessReader extends Reader {
        private int next;
        private boolean isClosed;

        @Override
        public int read(char[] buffer, int from, int count) throws IOException {
            for (int i = 0; i < count; i++) {
                buffer[from + i] = RECORD.charAt(next);
                next = (next + 1) % RECORD.length();
            }
            return count;
        }

        @Override
        public void close() {
            isClosed = true;
        }
    }
}
