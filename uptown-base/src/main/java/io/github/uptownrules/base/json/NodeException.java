package io.github.uptownrules.base.json;

/** Thrown when a text is not the JSON that was to be read. */
public final class NodeException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final String pointer;

    NodeException(String pointer, String message) {
        super(message);
        this.pointer = pointer;
    }

    /** {@return where the first fault is, a JSON pointer (RFC 6901)} */
    public String pointer() {
        return pointer;
    }

    /** {@return what is wrong, and where} */
    public String message() {
        return String.valueOf(getMessage());
    }
}
