package io.github.uptownrules.core.notation;

import io.github.uptownrules.core.game.SetupFault;

/**
 * Something wrong with the text of a position. Its {@code toString} says where, then what.
 *
 * <pre>{@code
 * try {
 *     notation.readPosition("hello");
 * } catch (PositionException e) {
 *     PositionFault fault = e.faults().asList().get(0);
 *     fault instanceof PositionFault.Syntax;    // -> true
 *     System.out.println(fault);                // the column, and what is wrong there
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface PositionFault {

    /**
     * The text is not written as a position is.
     *
     * @param column where the fault was found: the place of a character in the text, counted from 1
     * @param message what is wrong
     */
    record Syntax(int column, String message) implements PositionFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "column " + column + ": " + message;
        }
    }

    /**
     * The text is well written, but no game can be in that position.
     *
     * @param fault why not, and where
     */
    record Unsound(SetupFault fault) implements PositionFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return fault.toString();
        }
    }
}
