package io.github.uptownrules.json.kit.node;

import io.github.uptownrules.json.kit.JsonException;

/** Gathers what is wrong with a text, each with its place, and keeps the message short however much it is. */
public final class Faults {
    private static final int MOST_TOLD = 10;

    private final StringBuilder message = new StringBuilder();
    private String first = "";
    private int count;

    /** An exception for a single fault. */
    public static JsonException of(String pointer, String what) {
        Faults faults = new Faults();
        faults.add(pointer, what);
        return faults.toException();
    }

    /**
     * Adds a fault.
     *
     * @param pointer where it is
     * @param what what it is, in a few words
     */
    void add(String pointer, String what) {
        count++;
        if (count == 1) {
            first = pointer;
        }
        if (count <= MOST_TOLD) {
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
        if (count > MOST_TOLD) {
            message.append("; and ").append(count - MOST_TOLD).append(" more");
        }
        return new JsonException(first, message.toString());
    }
}
