package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.PositionFault;

/**
 * A part of a text, where it stands in the text.
 *
 * @param whole the text
 * @param start the index of the first character
 * @param end the index after the last
 */
record Piece(String whole, int start, int end) {

    static Piece of(String text) {
        return new Piece(text, 0, text.length());
    }

    /** The parts between the separators: one more than there are separators. */
    ImmutableList<Piece> split(char separator) {
        ImmutableList.Builder<Piece> parts = ImmutableList.builder();
        int begin = start;
        for (int i = start; i < end; i++) {
            if (whole.charAt(i) == separator) {
                parts.add(new Piece(whole, begin, i));
                begin = i + 1;
            }
        }
        return parts.add(new Piece(whole, begin, end)).build();
    }

    Piece from(int index) {
        return new Piece(whole, start + index, end);
    }

    String text() {
        return whole.substring(start, end);
    }

    int length() {
        return end - start;
    }

    boolean isDash() {
        return length() == 1 && charAt(0) == '-';
    }

    boolean has(int index) {
        return index < length();
    }

    char charAt(int index) {
        return whole.charAt(start + index);
    }

    PositionFault fault(int index, String words) {
        return PositionFault.syntax(start + index + 1, words);
    }

    PositionFault unexpected(int index, String expected) {
        return fault(index, expected + " is expected, not " + (has(index) ? Quote.of(charAt(index)) : "the end"));
    }
}
