package io.github.uptownrules.json.kit;

import static java.util.Objects.requireNonNull;

/**
 * Thrown when a text is not the JSON that was to be read. Its message is one line: for each fault where it is, a colon, what
 * it is; of many faults the first ten.
 *
 * <pre>{@code
 * try {
 *     io.github.uptownrules.upturn.json.Json.readMove("{\"move\":5}");
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

    /**
     * Creates an exception, for readers of JSON of your own.
     *
     * @param pointer where the first fault is, a JSON pointer (RFC 6901)
     * @param message each fault with its place, on one line
     */
    public JsonException(String pointer, String message) {
        super(requireNonNull(message, "message"));
        this.pointer = requireNonNull(pointer, "pointer");
    }

    /**
     * Where the first fault is.
     *
     * @return a JSON pointer (RFC 6901) such as {@code /seats/0/captures}; empty for the whole text
     */
    public String pointer() {
        return pointer;
    }
}
