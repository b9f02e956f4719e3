package io.github.uptownrules.base.record;

import io.github.uptownrules.base.text.Piece;

/** A move as it is written, or a comment with its braces. */
record Item(Piece piece, boolean isComment) {
    /** What stands between the braces. */
    String comment() {
        return piece.part(1, piece.length() - 1).text();
    }
}
