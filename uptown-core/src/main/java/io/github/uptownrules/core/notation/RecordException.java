package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.LocatedFaults;
import io.github.uptownrules.base.notation.TextFault;

/**
 * Thrown when a text is not a game record. Its message begins with the line and the column.
 *
 * <pre>{@code
 * try {
 *     notation.readRecord("[Notation \"uptown 1\"]\nhello\n");
 * } catch (RecordException e) {
 *     e.line();      // -> 2
 *     e.column();    // -> 1
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RecordException extends IllegalArgumentException implements LocatedFaults {
    private static final long serialVersionUID = 1;

    private final int line;

    private final int column;

    private final String fault;

    RecordException(int line, int column, String message) {
        super("line " + line + ", column " + column + ": " + message);
        this.line = line;
        this.column = column;
        this.fault = message;
    }

    /** {@return the fault, the first in the text} */
    @Override
    public ImmutableList<TextFault> faults() {
        return ImmutableList.of(new TextFault(line, column, fault));
    }

    /** {@return the line of the fault, counted from 1} */
    public int line() {
        return line;
    }

    /** {@return the column of the fault, counted from 1} */
    public int column() {
        return column;
    }
}
