package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.record.Item.Kind;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.LinkedHashMap;
import java.util.Map;

/** Scans the text of a record once, and counts lines. */
final class RecordScanner {
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
            skipLine();
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

    /** Skips the rest of the line, and returns the index of the next one. */
    int skipLine() {
        int end = text.indexOf('\n', index);
        advanceTo(end < 0 ? text.length() : end + 1);
        return index;
    }

    static boolean isSpace(char character) {
        return character == ' ' || character == '\n' || character == '\r' || character == '\t';
    }

    /** Returns the elements after the headers, in order, without the marks. */
    ImmutableList<Item> items(Marks marks) {
        ImmutableList.Builder<Item> items = ImmutableList.builder();
        for (skipSpace(); !isAtEnd(); skipSpace()) {
            if (text.startsWith(RecordFormat.BEGINNING, index)) {
                faults.add(
                        to(index + 1),
                        text.startsWith("\n") || text.startsWith("\r\n")
                                ? "the headers begin in the first line, with no empty line before them"
                                : "a second record begins here, but a file holds one game");
                break;
            }
            Item item = item();
            if (!item.is(Kind.MOVE) || !marks.isMark(item.piece(), faults)) {
                items.add(item);
            }
            advanceTo(item.piece().end());
        }
        return items.build();
    }

    private Item item() {
        return switch (text.charAt(index)) {
            case '{' -> new Item(to(commentEnd()), Kind.COMMENT);
            case '(' -> new Item(to(index + 1), Kind.OPEN);
            case ')' -> new Item(to(index + 1), Kind.CLOSE);
            default -> word(to(wordEnd()));
        };
    }

    private static Item word(Piece word) {
        boolean isGlyph = (word.charAt(0) == '!' || word.charAt(0) == '?') && Item.GLYPHS.contains(word.text());
        return new Item(word, isGlyph ? Kind.GLYPH : Kind.MOVE);
    }

    private Piece to(int end) {
        return new Piece(text, index, end, line, lineStart);
    }

    private boolean isAtEnd() {
        return index == text.length();
    }

    private void skipSpace() {
        while (!isAtEnd() && isSpace(text.charAt(index))) {
            advanceTo(index + 1);
        }
    }

    private int commentEnd() {
        int end = text.indexOf('}', index);
        if (end < 0) {
            faults.add(to(text.length()), "unclosed comment");
            return text.length();
        }
        return end + 1;
    }

    /**
     * Returns the end of a word. A word also ends before a comment, before a parenthesis, and before a second record
     * appended without a line end.
     */
    private int wordEnd() {
        int end = index;
        while (end < text.length() && !endsWord(end)) {
            end++;
        }
        return end;
    }

    private boolean endsWord(int at) {
        char character = text.charAt(at);
        return isSpace(character)
                || character == '{'
                || character == '('
                || character == ')'
                || character == '[' && text.startsWith(RecordFormat.BEGINNING, at);
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
