package io.github.uptownrules.base.record;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Splits a text into records while reading it. A record begins with its first header {@code Notation}, outside comments
 * and header values, or with a line that contains an incomplete one. The concatenated parts equal the text.
 *
 * <p>An unclosed comment would hide the next records. Therefore a comment ends before its first line that begins with a
 * header {@code Notation} in two cases: the text ends in the comment, or the comment contains a later brace and the
 * record with the whole comment is wrong.
 */
public final class RecordSplitter {
    private static final int CHUNK = 16_384;
    private static final String BEGINNING = RecordFormat.BEGINNING;
    private static final String SPACE = " \t\r\n";

    private final Reader reader;
    private final int most;
    private final Predicate<String> isRight;
    private final char[] chunk = new char[CHUNK];

    /** The text from the beginning of the next record. */
    private final StringBuilder text = new StringBuilder();

    private boolean isReadToEnd;
    private boolean isSkipping;
    private long line = 1;

    /** The number of characters before the text. */
    private long begin;

    /**
     * Creates a splitter.
     *
     * @param most the maximum length of a record in characters
     * @param isRight returns whether a record is valid with a comment that contains the beginning of another record
     */
    public RecordSplitter(Reader reader, int most, Predicate<String> isRight) {
        this.reader = reader;
        this.most = most;
        this.isRight = isRight;
    }

    /**
     * A part of the text.
     *
     * @param text a record, valid or not, up to the beginning of the next one; empty if it is too long
     * @param line the line in which it begins
     * @param begin the number of characters before it
     */
    public record Part(String text, long line, long begin) {
        public boolean isTooLong() {
            return text.isEmpty();
        }
    }

    /**
     * Returns the next part; empty at the end of the text, and if the text is blank. If a record is too long, the next
     * call skips its rest, which may be endless.
     */
    public Optional<Part> next() throws IOException {
        if (isSkipping) {
            skip();
            isSkipping = false;
        }
        if (!has(0)) {
            return Optional.empty();
        }
        int end = end();
        isSkipping = end > most;
        if (isSkipping) {
            return Optional.of(new Part("", line, begin));
        }
        Part part = new Part(text.substring(0, end), line, begin);
        take(end);
        return CharMatcher.anyOf(SPACE).matchesAllOf(part.text) ? Optional.empty() : Optional.of(part);
    }

    /** Removes the beginning of the text. */
    private void take(int end) {
        for (int index = 0; index < end; index++) {
            line += text.charAt(index) == '\n' ? 1 : 0;
        }
        begin += end;
        text.delete(0, end);
    }

    /** Skips the text up to a line that begins a record. */
    private void skip() throws IOException {
        for (int index = 1; read(index); index++) {
            if (isBeginning(index) && text.charAt(index - 1) == '\n') {
                take(index);
                return;
            }
            if (index > CHUNK) {
                take(index - 1);
                index = 1;
            }
        }
        take(text.length());
    }

    private int end() throws IOException {
        int index = headersEnd();
        int first = 0;
        while (has(first) && SPACE.indexOf(text.charAt(first)) >= 0) {
            first++;
        }
        int unsure = -1;
        while (has(index) && (index <= first || !isBeginning(index) && !isCutOff(index))) {
            if (text.charAt(index) == '{') {
                Comment comment = comment(index);
                if (!has(comment.end)) {
                    return unsure >= 0 ? unsure : comment.inner >= 0 ? comment.inner : comment.end;
                }
                unsure = unsure < 0 && comment.isUnsure ? comment.inner : unsure;
                index = comment.end;
            }
            index++;
        }
        return unsure >= 0 && (index > most || !isRight.test(text.substring(0, index))) ? unsure : index;
    }

    /**
     * Returns the index after the headers: the index of the moves, or of the next record if this one is cut off in its headers.
     * Headers may have any order, so the first header {@code Notation} after other headers begins no record.
     */
    private int headersEnd() throws IOException {
        boolean isBegun = false;
        int start = 0;
        while (has(start)) {
            int end = start;
            while (has(end) && text.charAt(end) != '\n') {
                end++;
            }
            boolean isBeginning = isBeginning(start);
            if (isBegun && isBeginning || end == start || end == start + 1 && text.charAt(start) == '\r') {
                return start;
            }
            isBegun |= isBeginning || !isHeader(text, start, end);
            start = end + 1;
        }
        return Math.min(start, text.length());
    }

    private static boolean isHeader(CharSequence text, int start, int end) {
        int last = end > start && text.charAt(end - 1) == '\r' ? end - 2 : end - 1;
        return text.charAt(start) == '[' && last > start && text.charAt(last) == ']' && text.charAt(last - 1) == '"';
    }

    /**
     * A comment.
     *
     * @param end the index of the brace that closes it, or of the end of the text
     * @param inner the index of the first line in it that begins like a record, or -1
     * @param isUnsure whether a brace follows that line
     */
    private record Comment(int end, int inner, boolean isUnsure) {}

    private Comment comment(int begin) throws IOException {
        int inner = -1;
        boolean isUnsure = false;
        int index = begin + 1;
        for (; has(index) && text.charAt(index) != '}'; index++) {
            char character = text.charAt(index);
            if (inner < 0 && character == '\n' && isBeginning(index + 1)) {
                inner = index + 1;
            }
            isUnsure |= inner >= 0 && character == '{';
        }
        return new Comment(index, inner, isUnsure);
    }

    private boolean isBeginning(int index) throws IOException {
        return beginningEnd(index) == index + BEGINNING.length();
    }

    /** Returns the index after the characters that match the beginning of a record. */
    private int beginningEnd(int index) throws IOException {
        int length = 0;
        while (length < BEGINNING.length()
                && read(index + length)
                && text.charAt(index + length) == BEGINNING.charAt(length)) {
            length++;
        }
        return index + length;
    }

    /** Returns whether the line is a part of the first header, as a crash can leave it in the last line of a file. */
    private boolean isCutOff(int index) throws IOException {
        int end = beginningEnd(index);
        return end > index && text.charAt(index - 1) == '\n' && (!read(end) || text.charAt(end) == '\n');
    }

    /** Returns whether a character is in the text, and at most one character beyond the limit. */
    private boolean has(int index) throws IOException {
        return index <= most && read(index);
    }

    private boolean read(int index) throws IOException {
        while (index >= text.length() && !isReadToEnd) {
            int count = reader.read(chunk);
            isReadToEnd = count < 0;
            text.append(chunk, 0, Math.max(0, count));
        }
        return index < text.length();
    }
}
