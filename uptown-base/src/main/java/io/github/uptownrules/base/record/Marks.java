package io.github.uptownrules.base.record;

import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;

/** Recognizes marks among moves. Marks are for people; a reader ignores them, even wrong ones. */
@FunctionalInterface
public interface Marks {
    /** A round number without leading zeros, followed by a dot. */
    Marks ROUNDS = (word, faults) -> isRound(word);

    /** Returns whether a word is a mark. Adds a fault if the word is neither a mark nor a move. */
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
