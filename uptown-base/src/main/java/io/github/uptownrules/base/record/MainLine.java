package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.record.Item.Kind;

/** Removes comments, glyphs and variations from a text, each with the space before it. */
final class MainLine {
    private final String text;

    /** The index of the first character after the headers and their empty line. */
    private final int begin;

    private final StringBuilder main;
    private int copied;

    private MainLine(String text, int begin) {
        this.text = text;
        this.begin = begin;
        this.main = new StringBuilder(text.length());
    }

    /** Returns the text without these items. The text before {@code begin} stays as it is. */
    static StringBuilder of(String text, int begin, ImmutableList<Item> items) {
        MainLine line = new MainLine(text, begin);
        int depth = 0;
        int start = 0;
        for (Item item : items) {
            if (depth == 0) {
                start = item.piece().start();
            }
            depth += item.is(Kind.OPEN) ? 1 : item.is(Kind.CLOSE) ? -1 : 0;
            if (depth == 0 && !item.is(Kind.MOVE)) {
                line.remove(start, item.piece().end());
            }
        }
        line.copyTo(text.length());
        return line.main;
    }

    private void remove(int from, int to) {
        copyTo(from);
        while (main.length() > begin && RecordScanner.isSpace(main.charAt(main.length() - 1))) {
            main.setLength(main.length() - 1);
        }
        copied = to;
    }

    /** Copies the text since the last removal. Words stay apart, and no space precedes the first move. */
    private void copyTo(int end) {
        if (main.length() == begin) {
            while (copied > 0 && copied < end && RecordScanner.isSpace(text.charAt(copied))) {
                copied++;
            }
        } else if (copied > 0 && copied < end && !RecordScanner.isSpace(text.charAt(copied))) {
            main.append(' ');
        }
        main.append(text, copied, end);
    }
}
