package io.github.uptownrules.core.notation;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.notation.RecordText.Header;
import io.github.uptownrules.core.notation.RecordText.Item;
import io.github.uptownrules.core.notation.RecordText.Kind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Goes through the text of a record once, and keeps count of lines and columns. */
final class RecordScanner {
    private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');
    private static final String SPACE = " \t\r\n";

    private final String text;
    private int index;
    private int line = 1;
    private int column = 1;

    RecordScanner(String text) {
        this.text = text;
    }

    RecordText scan() {
        Map<String, Header> headers = new LinkedHashMap<>();
        while (!isAtEnd() && !isEmptyLine()) {
            Header header = header();
            if (headers.containsKey(header.name())) {
                throw new RecordException(
                        header.line(), 2, "there is a header " + Quote.of(header.name()) + " already");
            }
            headers.put(header.name(), header);
        }
        ImmutableList.Builder<Item> items = ImmutableList.builder();
        for (skipSpace(); !isAtEnd(); skipSpace()) {
            Item item = text.charAt(index) == '{' ? comment() : word();
            // Round numbers are there for people.
            if (item.kind() == Kind.COMMENT || !isRound(item.text())) {
                items.add(item);
            }
        }
        return new RecordText(ImmutableMap.copyOf(headers), items.build());
    }

    private static boolean isRound(String word) {
        int dot = word.length() - 1;
        return dot > 0
                && word.charAt(dot) == '.'
                && word.charAt(0) != '0'
                && DIGITS.matchesAllOf(word.substring(0, dot));
    }

    private boolean isAtEnd() {
        return index == text.length();
    }

    private boolean isEmptyLine() {
        return text.startsWith("\n", index) || text.startsWith("\r\n", index);
    }

    private Header header() {
        int end = text.indexOf('\n', index);
        int next = end < 0 ? text.length() : end;
        int last = next > index && text.charAt(next - 1) == '\r' ? next - 1 : next;
        Header header = header(text.substring(index, last))
                .orElseThrow(() -> new RecordException(
                        line, 1, "a header such as [Seat1 \"Ada\"], or an empty line before the moves, is expected"));
        advanceTo(end < 0 ? next : next + 1);
        return header;
    }

    /** {@code [name "value"]}, where the value may have any characters in it. */
    private Optional<Header> header(String whole) {
        int quote = whole.indexOf(" \"");
        int end = whole.length() - "\"]".length();
        return quote > 0
                        && quote + " \"".length() <= end
                        && whole.startsWith("[")
                        && whole.endsWith("\"]")
                        && RecordHeaders.isName(whole.substring(1, quote))
                ? Optional.of(new Header(whole.substring(1, quote), whole.substring(quote + 2, end), line))
                : Optional.empty();
    }

    private void skipSpace() {
        while (!isAtEnd() && SPACE.indexOf(text.charAt(index)) >= 0) {
            advanceTo(index + 1);
        }
    }

    private Item comment() {
        int end = text.indexOf('}', index);
        if (end < 0) {
            throw new RecordException(line, column, "this comment has no end");
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
        Item item = new Item(kind, text.substring(from, to), line, column);
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
