package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Goes through the text of a record once, and keeps count of lines and columns. */
final class RecordScanner {
    private static final Pattern MARK = Pattern.compile("[1-4]:");
    private static final String SPACE = " \t\r\n";

    /** A header. */
    record Header(String name, Piece value) {
        NotationException error(String message) {
            return NotationException.of(value, message);
        }
    }

    /** A move, or a comment with its braces. */
    record Item(boolean isComment, Piece text) {
        NotationException error(String message) {
            return NotationException.of(text, message);
        }
    }

    private final String text;
    private int index;
    private int line = 1;
    private int lineStart;

    RecordScanner(String text) {
        this.text = text;
    }

    /** The headers by name, in order: all up to the first empty line. */
    ImmutableMap<String, Header> headers() {
        Map<String, Header> headers = new LinkedHashMap<>();
        while (index < text.length() && !text.startsWith("\n", index) && !text.startsWith("\r\n", index)) {
            Header header = header();
            if (headers.containsKey(header.name())) {
                int lineStart = header.value().lineStart();
                throw NotationException.of(
                        new Piece(
                                text,
                                lineStart + 1,
                                lineStart + 1,
                                header.value().line(),
                                lineStart),
                        "there is a header " + Quote.of(header.name()) + " already");
            }
            headers.put(header.name(), header);
        }
        return ImmutableMap.copyOf(headers);
    }

    private Header header() {
        Piece line = Piece.line(text, index, this.line);
        // [name "value"]
        String whole = line.text();
        int quote = whole.indexOf('"');
        boolean isHeader = quote >= 3
                && whole.startsWith("[")
                && whole.charAt(quote - 1) == ' '
                && RecordText.isName(whole.substring(1, quote - 1))
                && whole.endsWith("\"]")
                && whole.length() >= quote + 3;
        if (!isHeader) {
            throw NotationException.of(
                    line, "a header such as [Seat1 \"Ada\"], or an empty line before the moves, is expected");
        }
        Header header = new Header(whole.substring(1, quote - 1), line.part(quote + 1, whole.length() - 2));
        int end = text.indexOf('\n', index);
        advanceTo(end < 0 ? text.length() : end + 1);
        return header;
    }

    /** The moves and comments behind the headers, in order; the marks among them are there for people. */
    ImmutableList<Item> items() {
        ImmutableList.Builder<Item> items = ImmutableList.builder();
        for (skipSpace(); index < text.length(); skipSpace()) {
            Item item = text.charAt(index) == '{' ? comment() : word();
            if (item.isComment() || !isMark(item)) {
                items.add(item);
            }
        }
        return items.build();
    }

    /** Whether a word is a seat that is said to move, which may be another than does. */
    private static boolean isMark(Item word) {
        boolean isMark = MARK.matcher(word.text().text()).matches();
        if (!isMark && word.text().endsWith(":")) {
            throw word.error(
                    "a mark is a seat (1 to 4) and ':', not " + word.text().quoted());
        }
        return isMark;
    }

    private void skipSpace() {
        while (index < text.length() && SPACE.indexOf(text.charAt(index)) >= 0) {
            advanceTo(index + 1);
        }
    }

    private Item comment() {
        int end = text.indexOf('}', index);
        if (end < 0) {
            throw NotationException.of(piece(text.length()), "this comment has no end");
        }
        return item(true, end + 1);
    }

    private Item word() {
        int end = index;
        while (end < text.length() && SPACE.indexOf(text.charAt(end)) < 0 && text.charAt(end) != '{') {
            end++;
        }
        return item(false, end);
    }

    private Item item(boolean isComment, int end) {
        Item item = new Item(isComment, piece(end));
        advanceTo(end);
        return item;
    }

    private Piece piece(int end) {
        return new Piece(text, index, end, line, lineStart);
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
