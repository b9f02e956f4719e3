package io.github.uptownrules.base.text;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;

/**
 * A part of a text that knows where in the text it stands. It is two indexes: to take a part copies nothing.
 *
 * @param whole the text
 * @param start the index of its first character
 * @param end the index after its last
 * @param line its line, counted from 1, or 0 if the text has only one
 * @param lineStart the index of the first character of its line
 */
public record Piece(String whole, int start, int end, int line, int lineStart) {

    /** The whole of a text of one line. */
    public static Piece of(String text) {
        return new Piece(text, 0, text.length(), 0, 0);
    }

    /** The lines of a text without their ends, LF or CR LF; what is behind the last of these is a line if it is not empty. */
    public static ImmutableList<Piece> lines(String text) {
        ImmutableList.Builder<Piece> lines = ImmutableList.builder();
        int line = 1;
        for (int start = 0; start < text.length(); line++) {
            int end = lineEnd(text, start);
            lines.add(new Piece(text, start, end < text.length() ? withoutReturn(text, start, end) : end, line, start));
            start = end + 1;
        }
        return lines.build();
    }

    /** The line that begins at an index, without its end; where the text ends, a CR is enough. */
    public static Piece line(String text, int start, int line) {
        return new Piece(text, start, withoutReturn(text, start, lineEnd(text, start)), line, start);
    }

    private static int lineEnd(String text, int start) {
        int end = text.indexOf('\n', start);
        return end < 0 ? text.length() : end;
    }

    private static int withoutReturn(String text, int start, int end) {
        return end > start && text.charAt(end - 1) == '\r' ? end - 1 : end;
    }

    /** The place of its first character in its line, counted from 1. */
    public int column() {
        return start - lineStart + 1;
    }

    /** The parts between the separators: one more than there are separators. */
    public ImmutableList<Piece> split(char separator) {
        ImmutableList.Builder<Piece> parts = ImmutableList.builder();
        int begin = start;
        for (int i = start; i < end; i++) {
            if (whole.charAt(i) == separator) {
                parts.add(new Piece(whole, begin, i, line, lineStart));
                begin = i + 1;
            }
        }
        return parts.add(new Piece(whole, begin, end, line, lineStart)).build();
    }

    /** All from an index on. */
    public Piece from(int index) {
        return part(index, length());
    }

    /** The part between two indexes. */
    public Piece part(int from, int to) {
        return new Piece(whole, start + from, start + to, line, lineStart);
    }

    public int length() {
        return end - start;
    }

    /** Whether there is a character at an index. */
    public boolean has(int index) {
        return index < length();
    }

    public char charAt(int index) {
        return whole.charAt(start + index);
    }

    /** The index of a character, or -1 if it is not there. */
    public int indexOf(char character) {
        for (int i = start; i < end; i++) {
            if (whole.charAt(i) == character) {
                return i - start;
            }
        }
        return -1;
    }

    /** The index behind the digits 0 to 9 that stand from an index on. */
    public int digitsEnd(int from) {
        int index = from;
        while (has(index) && charAt(index) >= '0' && charAt(index) <= '9') {
            index++;
        }
        return index;
    }

    /**
     * The whole number that it is, without a sign and without a zero before other digits.
     *
     * @param mostDigits how many digits it has at most, up to 9
     * @return the number, or empty if it is none
     */
    public OptionalInt number(int mostDigits) {
        boolean isNumber =
                has(0) && length() <= mostDigits && digitsEnd(0) == length() && (charAt(0) != '0' || length() == 1);
        return isNumber ? OptionalInt.of(Integer.parseInt(whole, start, end, 10)) : OptionalInt.empty();
    }

    public boolean is(String text) {
        return length() == text.length() && startsWith(text);
    }

    public boolean isDash() {
        return is("-");
    }

    public boolean startsWith(String text) {
        return length() >= text.length() && whole.startsWith(text, start);
    }

    public boolean endsWith(String text) {
        return length() >= text.length() && whole.startsWith(text, end - text.length());
    }

    /** A copy of the characters. */
    public String text() {
        return whole.substring(start, end);
    }

    /** The text as a message quotes it. */
    public String quoted() {
        return Quote.of(text());
    }
}
