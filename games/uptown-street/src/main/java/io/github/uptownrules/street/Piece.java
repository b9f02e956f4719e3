package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;

/**
 * A part of a text that knows where in the text it stands.
 *
 * @param text the part, without line ends
 * @param line its line, counted from 1, or 0 if the text has only one
 * @param column the place of its first character, counted from 1
 */
record Piece(String text, int line, int column) {
    /** The whole of a text of one line. */
    static Piece of(String text) {
        return new Piece(text, 0, 1);
    }

    /** The parts between the separators: one more than there are separators. */
    ImmutableList<Piece> split(char separator) {
        ImmutableList.Builder<Piece> parts = ImmutableList.builder();
        int start = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
            parts.add(part(start, end));
            start = end + 1;
        }
        return parts.add(from(start)).build();
    }

    Piece from(int start) {
        return part(start, text.length());
    }

    Piece part(int start, int end) {
        return new Piece(text.substring(start, end), line, column + start);
    }

    boolean is(String other) {
        return text.equals(other);
    }

    boolean isDash() {
        return is("-");
    }

    /** The text in quotation marks, on one line and not too long: for messages. */
    String quoted() {
        return Quote.of(text);
    }
}
