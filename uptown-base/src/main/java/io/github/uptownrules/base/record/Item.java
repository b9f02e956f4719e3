package io.github.uptownrules.base.record;

import io.github.uptownrules.base.text.Piece;

/** A move as written, or a comment with its braces. An unclosed comment lacks the closing brace. */
record Item(Piece piece, boolean isComment) {
    String comment() {
        int end = piece.endsWith("}") ? piece.length() - 1 : piece.length();
        return piece.part(1, end).text();
    }
}
