package io.github.uptownrules.base.notation;

import static java.util.Objects.requireNonNull;

/**
 * An error in a text, with its place.
 *
 * <pre>{@code
 * new TextFault(0, 7, "no seat").toString();    // -> column 7: no seat
 * }</pre>
 *
 * @param line the line, counted from 1; or 0 for the first line if the message should not mention it, for example
 *     because there is only one
 * @param column the column in the line, counted from 1
 * @param message the error
 * @since 0.1.0
 */
public record TextFault(int line, int column, String message) {
    public TextFault {
        requireNonNull(message, "message");
    }

    /** {@return the place, then the message} */
    @Override
    public String toString() {
        return (line == 0 ? "" : "line " + line + ", ") + "column " + column + ": " + message;
    }
}
