package io.github.uptownrules.base.record;

import io.github.uptownrules.base.text.Piece;

/** A move as it is written, or a comment with its braces; an unclosed comment has no brace at its end. */
record Item(Piece piece, boolean isComment) {
    /** The text between the braces. */
    String comment() {
        int end = piece.endsWith("}") ? piece.length() - 1 : piece.length();
        return piece.part(1, end).text();
    }
}
