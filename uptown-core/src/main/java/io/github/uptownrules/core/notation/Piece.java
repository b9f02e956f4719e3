package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.text.Quote;

/**
 * A part of a text that knows where in the text it stands.
 *
 * @param text the part
 * @param column the place of its first character, counted from 1
 */
record Piece(String text, int column) {

    /** The parts between the separators: one more than there are separators. */
    ImmutableList<Piece> split(char separator) {
        ImmutableList.Builder<Piece> parts = ImmutableList.builder();
        int start = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
            parts.add(new Piece(text.substring(start, end), column + start));
            start = end + 1;
        }
        return parts.add(from(start)).build();
    }

    Piece from(int start) {
        return new Piece(text.substring(start), column + start);
    }

    boolean isDash() {
        return text.equals("-");
    }

    boolean has(int index) {
        return index < text.length();
    }

    char charAt(int index) {
        return text.charAt(index);
    }

    PositionFault fault(int index, String message) {
        return new PositionFault.Syntax(column + index, message);
    }

    PositionFault unexpected(int index, String expected) {
        return fault(index, expected + " is expected, not " + (has(index) ? Quote.of(charAt(index)) : "the end"));
    }
}
