package io.github.uptownrules.base.text;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;

/**
 * A part of a text that knows its place in the text. Slicing copies no characters.
 *
 * @param whole the text
 * @param start the index of the first character
 * @param end the index after the last character
 * @param line the line, counted from 1, or 0 if the text has only one
 * @param lineStart the index of the first character of the line
 */
public record Piece(String whole, int start, int end, int line, int lineStart) {

    /** Returns all of a one-line text. */
    public static Piece of(String text) {
        return new Piece(text, 0, text.length(), 0, 0);
    }

    /** Returns the lines of a text, which end with LF or CR LF. Ignores an empty line at the end. */
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

    /** Returns the line at an index, without its end. A CR alone is accepted at the end of the text. */
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

    /** Returns the column of the first character, counted from 1. */
    public int column() {
        return start - lineStart + 1;
    }

    /** Splits this piece at each separator; adjacent separators give empty parts. */
    public ImmutableList<Piece> split(char separator) {
        ImmutableList.Builder<Piece> parts = ImmutableList.builderWithExpectedSize(count(separator) + 1);
        int begin = start;
        for (int i = start; i < end; i++) {
            if (whole.charAt(i) == separator) {
                parts.add(new Piece(whole, begin, i, line, lineStart));
                begin = i + 1;
            }
        }
        return parts.add(new Piece(whole, begin, end, line, lineStart)).build();
    }

    private int count(char character) {
        int count = 0;
        for (int i = start; i < end; i++) {
            count += whole.charAt(i) == character ? 1 : 0;
        }
        return count;
    }

    public Piece from(int index) {
        return part(index, length());
    }

    public Piece part(int from, int to) {
        return new Piece(whole, start + from, start + to, line, lineStart);
    }

    public int length() {
        return end - start;
    }

    public boolean has(int index) {
        return index < length();
    }

    public char charAt(int index) {
        return whole.charAt(start + index);
    }

    /** Returns the index of a character, or -1 if absent. */
    public int indexOf(char character) {
        for (int i = start; i < end; i++) {
            if (whole.charAt(i) == character) {
                return i - start;
            }
        }
        return -1;
    }

    /** Returns the index after the digits 0 to 9 that begin at an index. */
    public int digitsEnd(int from) {
        int index = from;
        while (has(index) && charAt(index) >= '0' && charAt(index) <= '9') {
            index++;
        }
        return index;
    }

    /**
     * Parses a whole number without a sign and without leading zeros.
     *
     * @param mostDigits the maximum number of digits, up to 9
     * @return the number, or empty if this is not a number
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

    /** Returns a copy of the characters. */
    public String text() {
        return whole.substring(start, end);
    }

    /** Returns the text as quoted in messages. */
    public String quoted() {
        return Quote.of(text());
    }
}
