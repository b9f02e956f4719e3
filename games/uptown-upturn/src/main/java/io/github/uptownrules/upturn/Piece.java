package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;

/**
 * A part of a line that knows where in the line it stands.
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
        return parts.add(new Piece(text.substring(start), column + start)).build();
    }

    boolean isDash() {
        return text.equals("-");
    }

    boolean isHidden() {
        return text.startsWith("?");
    }

    TextFault fault(String message) {
        return new TextFault(1, column, message);
    }
}
