package io.github.uptownrules.base.game;

import com.google.common.base.CharMatcher;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordTree;
import io.github.uptownrules.base.record.TreeMove;
import io.github.uptownrules.base.text.Quote;

/** Inserts glyphs, comments and variations into the record of a main line, whose marks stay as they are. */
final class TreeText {
    private static final CharMatcher SPACE = CharMatcher.anyOf(" \t\r\n");
    private static final String HEADER = "[" + RecordFormat.NOTATION + " \"";

    private final String record;
    private final StringBuilder text;

    /** The index of the first character that was not copied. */
    private int copied;

    private TreeText(String record) {
        this.record = record;
        this.text = new StringBuilder(record.length());
    }

    /**
     * Writes a record.
     *
     * @param record the record of the main line, without comments
     */
    static String write(String record, RecordTree tree) {
        TreeText written = new TreeText(record);
        written.headers(tree.main().isPlain());
        written.moves(tree);
        return written.text.append(record, written.copied, record.length()).toString();
    }

    /** Copies the headers and the empty line after them. */
    private void headers(boolean isPlain) {
        boolean isHeader = true;
        while (isHeader && copied < record.length()) {
            int end = record.indexOf('\n', copied) + 1;
            int next = end == 0 ? record.length() : end;
            String line = record.substring(copied, next);
            isHeader = !SPACE.matchesAllOf(line);
            int close = line.lastIndexOf("\"]");
            if (!isPlain && line.startsWith(HEADER) && close >= HEADER.length()) {
                text.append(HEADER)
                        .append(RecordFormat.second(line.substring(HEADER.length(), close)))
                        .append(line, close, line.length());
            } else {
                text.append(line);
            }
            copied = next;
        }
    }

    private void moves(RecordTree tree) {
        int begin = text.length();
        for (String comment : tree.comments()) {
            text.append(text.length() == begin ? "{" : " {").append(comment).append('}');
        }
        for (TreeMove move : tree.main().moves()) {
            boolean isMark = true;
            while (isMark) {
                int word = wordStart();
                int end = wordEnd(word);
                if (word == end) {
                    throw new IllegalStateException(
                            "the record of the game does not contain its move " + Quote.of(move.text()));
                }
                isMark = !move.text().equals(record.substring(word, end));
                if (word == copied && text.length() > begin) {
                    text.append(isMark ? "  " : " "); // the first word, now after a comment
                }
                text.append(record, copied, end);
                copied = end;
            }
            move.writeThoughts(text);
        }
    }

    private int wordStart() {
        int start = copied;
        while (start < record.length() && SPACE.matches(record.charAt(start))) {
            start++;
        }
        return start;
    }

    private int wordEnd(int start) {
        int end = start;
        while (end < record.length() && !SPACE.matches(record.charAt(end))) {
            end++;
        }
        return end;
    }
}
