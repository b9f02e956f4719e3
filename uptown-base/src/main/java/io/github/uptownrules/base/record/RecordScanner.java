package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.LinkedHashMap;
import java.util.Map;

/** Scans the text of a record once, and counts lines. */
final class RecordScanner {
    private static final String SPACE = " \t\r\n";

    /** The beginning of every record written by a program; moves and marks do not contain it. */
    private static final String FIRST_HEADER = "[" + RecordFormat.NOTATION + " \"";

    private final String text;
    private final Faults faults;
    private int index;
    private int line = 1;
    private int lineStart;

    RecordScanner(String text, Faults faults) {
        this.text = text;
        this.faults = faults;
    }

    /** Returns the values of the headers by name, in order, up to the first empty line. */
    ImmutableMap<String, Piece> headers() {
        Map<String, Piece> headers = new LinkedHashMap<>();
        while (!isAtEnd() && !text.startsWith("\n", index) && !text.startsWith("\r\n", index)) {
            header(Piece.line(text, index, line), headers);
            int end = text.indexOf('\n', index);
            advanceTo(end < 0 ? text.length() : end + 1);
        }
        return ImmutableMap.copyOf(headers);
    }

    /** Parses {@code [name "value"]}, where the value may contain any character. */
    private void header(Piece line, Map<String, Piece> headers) {
        int nameEnd = 1;
        while (line.has(nameEnd) && RecordFaults.isOfName(line.charAt(nameEnd), nameEnd == 1)) {
            nameEnd++;
        }
        boolean isHeader = nameEnd > 1
                && line.startsWith("[")
                && line.from(nameEnd).startsWith(" \"")
                && line.from(nameEnd + 2).endsWith("\"]");
        if (!isHeader) {
            faults.add(line, "expected a header such as [Seat1 \"Ada\"], or an empty line before the moves");
            return;
        }
        Piece name = line.part(1, nameEnd);
        Piece value = line.part(nameEnd + 2, line.length() - 2);
        if (headers.putIfAbsent(name.text(), value) != null) {
            faults.add(name, "repeated header " + name.quoted());
        }
    }

    /** Returns the moves and comments after the headers, in order, without the marks. */
    ImmutableList<Item> items(Marks marks) {
        ImmutableList.Builder<Item> items = ImmutableList.builder();
        for (skipSpace(); !isAtEnd(); skipSpace()) {
            if (text.startsWith(FIRST_HEADER, index)) {
                faults.add(
                        new Piece(text, index, index + 1, line, lineStart),
                        text.startsWith("\n") || text.startsWith("\r\n")
                                ? "the headers begin in the first line, with no empty line before them"
                                : "a second record begins here, but a file holds one game");
                break;
            }
            boolean isComment = text.charAt(index) == '{';
            Piece piece = new Piece(text, index, isComment ? commentEnd() : wordEnd(), line, lineStart);
            if (isComment || !marks.isMark(piece, faults)) {
                items.add(new Item(piece, isComment));
            }
            advanceTo(piece.end());
        }
        return items.build();
    }

    private boolean isAtEnd() {
        return index == text.length();
    }

    private void skipSpace() {
        while (!isAtEnd() && SPACE.indexOf(text.charAt(index)) >= 0) {
            advanceTo(index + 1);
        }
    }

    private int commentEnd() {
        int end = text.indexOf('}', index);
        if (end < 0) {
            faults.add(new Piece(text, index, text.length(), line, lineStart), "unclosed comment");
            return text.length();
        }
        return end + 1;
    }

    /**
     * Returns the end of a word. A word also ends before a comment, and before a second record appended without a
     * line end.
     */
    private int wordEnd() {
        int end = index;
        while (end < text.length()
                && SPACE.indexOf(text.charAt(end)) < 0
                && text.charAt(end) != '{'
                && !text.startsWith(FIRST_HEADER, end)) {
            end++;
        }
        return end;
    }

    private void advanceTo(int next) {
        while (index < next) {
            if (text.charAt(index++) == '\n') {
                line++;
                lineStart = index;
            }
        }
    }
}
