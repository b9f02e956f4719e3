package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a record taken apart: headers, then moves and comments, each with the place where it stands.
 *
 * @param headers the values by name, in order
 * @param items the moves and the comments, in order
 */
record RecordText(ImmutableMap<String, Piece> headers, ImmutableList<Item> items) {

    /** Something among the moves; a comment with its braces. */
    record Item(Kind kind, Piece text) {
        String comment() {
            return text.part(1, text.length() - 1).text();
        }
    }

    /** What an item is. */
    enum Kind {
        MOVE,
        COMMENT
    }

    static RecordText parse(String text, Faults faults) {
        return new Scanner(text, faults).scan();
    }

    /** Goes through the text once, and keeps count of lines and columns. */
    private static final class Scanner {
        private static final Pattern HEADER =
                Pattern.compile("\\[([A-Za-z][A-Za-z0-9_]*) \"(.*)\"\\]\r?", Pattern.DOTALL);
        private static final Pattern ROUND = Pattern.compile("[1-9][0-9]*\\.");
        private static final String SPACE = " \t\r\n";

        private final String text;
        private final Faults faults;
        private int index;
        private int line = 1;
        private int lineStart;

        Scanner(String text, Faults faults) {
            this.text = text;
            this.faults = faults;
        }

        RecordText scan() {
            Map<String, Piece> headers = new LinkedHashMap<>();
            while (!isAtEnd() && !isEmptyLine()) {
                header(headers);
            }
            ImmutableList.Builder<Item> items = ImmutableList.builder();
            for (skipSpace(); !isAtEnd(); skipSpace()) {
                Item item = text.charAt(index) == '{' ? comment() : word();
                // Round numbers are there for people.
                if (item.kind() == Kind.COMMENT
                        || !ROUND.matcher(item.text().text()).matches()) {
                    items.add(item);
                }
            }
            return new RecordText(ImmutableMap.copyOf(headers), items.build());
        }

        private boolean isAtEnd() {
            return index == text.length();
        }

        private boolean isEmptyLine() {
            return text.startsWith("\n", index) || text.startsWith("\r\n", index);
        }

        private void header(Map<String, Piece> headers) {
            int lineEnd = text.indexOf('\n', index);
            int end = lineEnd < 0 ? text.length() : lineEnd;
            Piece whole = new Piece(text, index, end, line, index);
            Matcher matcher = HEADER.matcher(whole.text());
            if (!matcher.matches()) {
                faults.add(whole, "a header such as [Seat1 \"Ada\"], or an empty line before the moves, is expected");
            } else if (headers.putIfAbsent(matcher.group(1), whole.part(matcher.start(2), matcher.end(2))) != null) {
                faults.add(whole, "there is a header " + Quote.of(matcher.group(1)) + " already");
            }
            advanceTo(lineEnd < 0 ? end : end + 1);
        }

        private void skipSpace() {
            while (!isAtEnd() && SPACE.indexOf(text.charAt(index)) >= 0) {
                advanceTo(index + 1);
            }
        }

        private Item comment() {
            int end = text.indexOf('}', index);
            if (end < 0) {
                faults.add(piece(text.length()), "this comment has no end");
            }
            return item(Kind.COMMENT, end < 0 ? text.length() : end + 1);
        }

        private Item word() {
            int end = index;
            while (end < text.length() && SPACE.indexOf(text.charAt(end)) < 0 && text.charAt(end) != '{') {
                end++;
            }
            return item(Kind.MOVE, end);
        }

        private Item item(Kind kind, int end) {
            Item item = new Item(kind, piece(end));
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
}
