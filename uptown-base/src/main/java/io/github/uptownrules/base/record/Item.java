package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.text.Piece;

/** An element among the moves, with its place. An unclosed comment lacks the closing brace. */
record Item(Piece piece, Kind kind) {
    /** The judgments of moves. */
    static final ImmutableSet<String> GLYPHS = ImmutableSet.of("!", "?", "!!", "??", "!?", "?!");

    enum Kind {
        MOVE("moves"),
        GLYPH("glyphs"),
        COMMENT("comments"),
        OPEN("variations"),
        CLOSE("variations");

        private final String plural;

        Kind(String plural) {
            this.plural = plural;
        }

        /** Returns whether version 1 of a notation has such elements. */
        boolean isFirst() {
            return this == MOVE || this == COMMENT;
        }

        String plural() {
            return plural;
        }
    }

    boolean is(Kind other) {
        return kind == other;
    }

    String comment() {
        int end = piece.endsWith("}") ? piece.length() - 1 : piece.length();
        return piece.part(1, end).text();
    }
}
