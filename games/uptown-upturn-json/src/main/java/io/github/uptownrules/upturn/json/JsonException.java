package io.github.uptownrules.upturn.json;

/**
 * Thrown when a text is not the JSON that was to be read. Its message is one line: for each fault where it is, a colon, what
 * it is; of many faults the first ten.
 *
 * <pre>{@code
 * try {
 *     Json.readMove("{\"move\":5}");
 * } catch (JsonException e) {
 *     e.pointer();           // -> /move
 *     e.getMessage();        // -> /move: expected a text, not a number
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class JsonException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** Where the first fault is. */
    private final String pointer;

    JsonException(String pointer, String message) {
        super(message);
        this.pointer = pointer;
    }

    /**
     * Where the first fault is.
     *
     * @return a JSON pointer (RFC 6901) such as {@code /seats/0/rack}; empty for the whole text
     */
    public String pointer() {
        return pointer;
    }
}
