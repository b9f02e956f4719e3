package io.github.uptownrules.base.notation;

import static java.util.Objects.requireNonNull;

/**
 * Something wrong with a text, and where.
 *
 * <pre>{@code
 * new TextFault(0, 7, "no seat").toString();    // -> column 7: no seat
 * }</pre>
 *
 * @param line the line, counted from 1, or 0 for a first line that the message does not name, such as the only one
 * @param column the place in the line, counted from 1
 * @param message what is wrong there
 * @since 0.1.0
 */
public record TextFault(int line, int column, String message) {
    /**
     * Checks that nothing is null.
     *
     * @param line the line, counted from 1, or 0 for a first line that the message does not name, such as the only one
     * @param column the place in the line, counted from 1
     * @param message what is wrong there
     */
    public TextFault {
        requireNonNull(message, "message");
    }

    /** {@return where, then what} */
    @Override
    public String toString() {
        return (line == 0 ? "" : "line " + line + ", ") + "column " + column + ": " + message;
    }
}
