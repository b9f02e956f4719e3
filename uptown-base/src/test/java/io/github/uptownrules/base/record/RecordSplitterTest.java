package io.github.uptownrules.base.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The exact parts of a text, with a limit of a few characters. */
class RecordSplitterTest {
    private static final String BEGIN = "[Notation \"";
    private static final String RECORD = BEGIN + "a\"]\n\n1\n";
    private static final int MOST = 200;

    private static List<RecordSplitter.Part> parts(Reader reader, Predicate<String> isRight) throws IOException {
        RecordSplitter splitter = new RecordSplitter(reader, MOST, isRight);
        List<RecordSplitter.Part> parts = new ArrayList<>();
        for (Optional<RecordSplitter.Part> part = splitter.next(); part.isPresent(); part = splitter.next()) {
            parts.add(part.get());
        }
        return parts;
    }

    private static List<String> split(String text, Predicate<String> isRight) throws IOException {
        return parts(new StringReader(text), isRight).stream()
                .map(RecordSplitter.Part::text)
                .toList();
    }

    private static List<String> split(String text) throws IOException {
        return split(text, record -> false);
    }

    @Test
    void partsKnowTheirPlaces() throws IOException {
        assertThat(parts(new StringReader(RECORD + RECORD + BEGIN), record -> false))
                .containsExactly(
                        new RecordSplitter.Part(RECORD, 1, 0),
                        new RecordSplitter.Part(RECORD, 4, RECORD.length()),
                        new RecordSplitter.Part(BEGIN, 7, 2L * RECORD.length()));
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\t", "\n", "\n\n", "\r\n", " \n\n"})
    void spaceBeforeTheFirstRecordBelongsToIt(String space) throws IOException {
        assertThat(split(space + RECORD + RECORD)).containsExactly(space + RECORD, RECORD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Event \"x\"]", "[Event \"x\"]\r", "[Event \"\"]", "[\"]", "[Event \"[Notation \"]"})
    void theNotationMayFollowHeaders(String header) throws IOException {
        assertThat(split(header + "\n" + RECORD + RECORD)).containsExactly(header + "\n" + RECORD, RECORD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "[", "[]", "\"]", "[x]", "[x\"", "[x\"]x", "[x\"x", "x\"]", "[x\"]\r\r", "]", "[\r"})
    void otherLinesEndBeforeTheNotation(String line) throws IOException {
        assertThat(split(line + "\n" + RECORD)).containsExactly(line + "\n", RECORD);
        String header = "[Event \"x\"]\n";
        assertThat(split(header + line + "\n" + RECORD)).containsExactly(header + line + "\n", RECORD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void anEmptyLineEndsTheHeaders(String lineEnd) throws IOException {
        String headers =
                BEGIN + "a\"]" + lineEnd + "x" + lineEnd + "\rx" + lineEnd + "[Event \"" + BEGIN + "\"]" + lineEnd;
        String comment = "{" + lineEnd + BEGIN + "}" + lineEnd;
        assertThat(split(headers + RECORD)).containsExactly(headers, RECORD);
        assertThat(split(BEGIN + "a\"]" + lineEnd + RECORD)).containsExactly(BEGIN + "a\"]" + lineEnd, RECORD);
        assertThat(split(headers + lineEnd + comment + RECORD)).containsExactly(headers + lineEnd + comment, RECORD);
        assertThat(split(headers + lineEnd + "1 " + RECORD)).containsExactly(headers + lineEnd + "1 ", RECORD);
    }

    @Test
    void onlyALineOfItsOwnIsTheBeginningOfAHeader() throws IOException {
        for (String cutOff : List.of("[", "[N", "[Notation", "[Notation ")) {
            assertThat(split(RECORD + cutOff)).containsExactly(RECORD, cutOff);
            assertThat(split(RECORD + cutOff + "\n" + RECORD)).containsExactly(RECORD, cutOff + "\n", RECORD);
            String inside = RECORD + "5 " + cutOff + "\n5\n" + cutOff + " 5\n";
            assertThat(split(inside + RECORD)).containsExactly(inside, RECORD);
        }
    }

    @Test
    void anUnclosedCommentEndsBeforeALineThatBeginsARecord() throws IOException {
        assertThat(split(RECORD + "{no end " + RECORD)).containsExactly(RECORD + "{no end " + RECORD);
        assertThat(split(RECORD + "{no end\n" + RECORD)).containsExactly(RECORD + "{no end\n", RECORD);
        assertThat(split(RECORD + "{no end\n" + RECORD + RECORD)).containsExactly(RECORD + "{no end\n", RECORD, RECORD);
        assertThat(split(RECORD + "{no end\n")).containsExactly(RECORD + "{no end\n");
    }

    @Test
    void aCommentWithALaterBraceEndsThereIfTheRecordIsWrong() throws IOException {
        String open = RECORD + "{no end\n";
        String closed = RECORD + "{a}\n";
        assertThat(split(open + closed + RECORD)).containsExactly(open, closed, RECORD);
        assertThat(split(open + closed + RECORD, record -> true)).containsExactly(open + closed, RECORD);
        assertThat(split(open + open + closed + RECORD)).containsExactly(open, open, closed, RECORD);
        assertThat(split(open + RECORD + "}\n" + RECORD)).containsExactly(open + RECORD + "}\n", RECORD);
        String second = "{b\n" + RECORD + "{c}\n";
        assertThat(split(open + closed + second)).containsExactly(open, closed + "{b\n", RECORD + "{c}\n");
        assertThat(split(open + closed + "{b\n" + RECORD)).containsExactly(open, closed + "{b\n", RECORD);
        assertThat(split(RECORD + "{x {\n" + RECORD + "}\n")).containsExactly(RECORD + "{x {\n" + RECORD + "}\n");
    }

    @Test
    void searchesForTheEndOfACommentUpToTheLimit() throws IOException {
        String open = RECORD + "{no end\n";
        String rest = RECORD + Strings.repeat("x", MOST) + "}\n";
        assertThat(split(open + rest, record -> true)).startsWith(open);
        String unsure = open + RECORD + "{a} ";
        String full = unsure + Strings.repeat("1", MOST - unsure.length() - 1) + "\n";
        assertThat(split(full + RECORD, record -> true)).containsExactly(full, RECORD);
        assertThat(split(full + "\n" + RECORD, record -> true)).startsWith(open);
    }

    /** The rest of a long record is skipped in chunks. */
    @Test
    void findsTheRecordAfterOneThatIsTooLong() throws IOException {
        for (int length = 16_360; length < 16_390; length++) {
            String tooLong = RECORD + Strings.repeat("x", length) + "\n";
            List<RecordSplitter.Part> parts = parts(new StringReader(tooLong + RECORD), record -> true);
            assertThat(parts)
                    .containsExactly(
                            new RecordSplitter.Part("", 1, 0), new RecordSplitter.Part(RECORD, 5, tooLong.length()));
            assertThat(parts).extracting(RecordSplitter.Part::isTooLong).containsExactly(true, false);
        }
        assertThat(split(RECORD + Strings.repeat("x", MOST - RECORD.length()))).doesNotContain("");
        assertThat(split(RECORD + Strings.repeat("x", MOST - RECORD.length() + 1)))
                .containsExactly("");
    }

    @Test
    void readsFromAReaderThatReturnsFewCharacters() throws IOException {
        StringReader text = new StringReader(RECORD + RECORD);
        Reader slow = new Reader() {
            private boolean isEmpty;

            @Override
            public int read(char[] buffer, int from, int count) throws IOException {
                isEmpty ^= true;
                return isEmpty ? 0 : text.read(buffer, from, 1);
            }

            @Override
            public void close() {}
        };
        assertThat(parts(slow, record -> true)).hasSize(2);
    }
}
