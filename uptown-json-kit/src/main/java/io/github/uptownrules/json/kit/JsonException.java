package io.github.uptownrules.json.kit;

import static java.util.Objects.requireNonNull;

/**
 * Thrown when a text is not the expected JSON. The message is one line: for each fault its place, a colon and a
 * description. It lists at most ten faults.
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

    /** The place of the first fault. */
    private final String pointer;

    /**
     * Creates an exception, for your own readers of JSON.
     *
     * @param pointer the place of the first fault, a JSON pointer (RFC 6901)
     * @param message all faults with their places, on one line
     */
    public JsonException(String pointer, String message) {
        super(requireNonNull(message, "message"));
        this.pointer = requireNonNull(pointer, "pointer");
    }

    /**
     * Returns the place of the first fault: a JSON pointer (RFC 6901) such as {@code /seats/0/captures}, empty for
     * the whole text.
     */
    public String pointer() {
        return pointer;
    }
}
