package io.github.uptownrules.wasm;

import com.google.common.base.Joiner;
import java.util.Map;

/** Numbers and lists as texts, which JavaScript gives and takes. */
final class Texts {
    /** The only fault of a move after a termination, as JSON; a position does not contain the termination. */
    static final String GAME_OVER = "[{\"code\":\"game-over\",\"message\":\"the game is over\"}]";

    private Texts() {}

    /** A line for each header: the name, a space, the value. */
    static String headers(Map<String, String> headers) {
        return Joiner.on('\n').withKeyValueSeparator(' ').join(headers);
    }

    /** A seed, a whole number of 64 bits. */
    static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("a seed is a whole number from -2^63 to 2^63 - 1");
        }
    }

    /** Makes sure that a record has a position after a number of moves. */
    static void checkPly(int played, int plies) {
        check(plies >= 0 && plies <= played, "there is no position after " + plies + " moves");
    }

    /** Makes sure that a record has a move, counted from 1. */
    static void checkMove(int played, int number) {
        check(number >= 1 && number <= played, "there is no move " + number);
    }

    private static void check(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
