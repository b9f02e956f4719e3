package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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

    /** Something among the moves. */
    record Item(Kind kind, Piece text) {}

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
        private int column = 1;

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
            Piece whole = new Piece(text.substring(index, end), line, 1);
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
                faults.add(new Piece("", line, column), "this comment has no end");
                return item(Kind.COMMENT, index + 1, text.length(), text.length());
            }
            return item(Kind.COMMENT, index + 1, end, end + 1);
        }

        private Item word() {
            int end = index;
            while (end < text.length() && SPACE.indexOf(text.charAt(end)) < 0 && text.charAt(end) != '{') {
                end++;
            }
            return item(Kind.MOVE, index, end, end);
        }

        private Item item(Kind kind, int from, int to, int next) {
            Item item = new Item(kind, new Piece(text.substring(from, to), line, column));
            advanceTo(next);
            return item;
        }

        private void advanceTo(int next) {
            while (index < next) {
                boolean endsLine = text.charAt(index++) == '\n';
                line += endsLine ? 1 : 0;
                column = endsLine ? 1 : column + 1;
            }
        }
    }
}
