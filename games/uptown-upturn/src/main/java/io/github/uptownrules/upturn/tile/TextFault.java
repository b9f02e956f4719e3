package io.github.uptownrules.upturn.tile;

import static java.util.Objects.requireNonNull;

/**
 * Something wrong with a text. Its {@code toString} says where, then what.
 *
 * <pre>{@code
 * try {
 *     notation.readPosition("upturn-3 hello");
 * } catch (NotationException e) {
 *     TextFault fault = e.faults().get(0);
 *     fault.column();     // -> 1
 *     System.out.println(fault);
 * }
 * }</pre>
 *
 * @param line the line where the fault was found, counted from 1
 * @param column the place of a character in that line, counted from 1
 * @param message what is wrong there
 * @since 0.1.0
 */
public record TextFault(int line, int column, String message) {
    /**
     * Checks that nothing is null.
     *
     * @param line the line where the fault was found, counted from 1
     * @param column the place of a character in that line, counted from 1
     * @param message what is wrong there
     */
    public TextFault {
        requireNonNull(message, "message");
    }

    /** {@return the fault in words; the first line is not mentioned, for most texts have no other} */
    @Override
    public String toString() {
        return (line == 1 ? "" : "line " + line + ", ") + "column " + column + ": " + message;
    }
}
