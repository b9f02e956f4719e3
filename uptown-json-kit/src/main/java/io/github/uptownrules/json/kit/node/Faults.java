package io.github.uptownrules.json.kit.node;

import io.github.uptownrules.json.kit.JsonException;

/** Collects the faults of a text with their places, and limits the length of the message. */
public final class Faults {
    private static final int MOST_LISTED = 10;

    private final StringBuilder message = new StringBuilder();
    private String first = "";
    private int count;

    /** Creates an exception with a single fault. */
    public static JsonException of(String pointer, String what) {
        Faults faults = new Faults();
        faults.add(pointer, what);
        return faults.toException();
    }

    /**
     * Adds a fault.
     *
     * @param pointer its place
     * @param what a short description
     */
    void add(String pointer, String what) {
        count++;
        if (count == 1) {
            first = pointer;
        }
        if (count <= MOST_LISTED) {
            message.append(count == 1 ? "" : "; ")
                    .append(pointer.isEmpty() ? "the text" : pointer)
                    .append(": ")
                    .append(what);
        }
    }

    void throwIfAny() {
        if (count > 0) {
            throw toException();
        }
    }

    private JsonException toException() {
        if (count > MOST_LISTED) {
            message.append("; and ").append(count - MOST_LISTED).append(" more");
        }
        return new JsonException(first, message.toString());
    }
}
