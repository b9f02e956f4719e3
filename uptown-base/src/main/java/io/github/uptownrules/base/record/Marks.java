package io.github.uptownrules.base.record;

import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;

/** Recognizes marks among moves. A mark is there for people, and a reader passes over it, right or wrong. */
@FunctionalInterface
public interface Marks {
    /** The number of a round and a dot, without leading zeros. */
    Marks ROUNDS = (word, faults) -> isRound(word);

    /** Whether a word is a mark; if it is neither a mark nor a move, that is a fault. */
    boolean isMark(Piece word, Faults faults);

    private static boolean isRound(Piece word) {
        int dot = word.length() - 1;
        if (dot < 1 || word.charAt(dot) != '.' || word.charAt(0) == '0') {
            return false;
        }
        for (int i = 0; i < dot; i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }
}
