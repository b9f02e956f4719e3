package io.github.uptownrules.json.kit.node;

import io.github.uptownrules.json.kit.JsonValue;

/**
 * A piece of JSON. All that is written is made as a node first, and what is read is compared with the node of what it is
 * read as: so there is one place that says what a thing looks like, for both. The texts are not made with Gson: its patterns would
 * come with them into the page without a server, which would be two thirds larger.
 */
public sealed interface Node extends JsonValue
        permits TextNode, WholeNode, DecimalNode, FlagNode, ListNode, ObjectNode {
    /** What this is called in messages, with its article. */
    String kind();

    /** Writes this on one line and without spaces, with its members in their order. */
    void write(StringBuilder out);

    /** Returns this as messages show it. */
    default String shown() {
        return toString();
    }

    /**
     * Finds where another node is not the same as this. The order of members does not matter, that of elements does.
     *
     * @param found a node that was found in place of this
     * @param at where it was found
     * @param faults what to add to
     */
    default void compare(Node found, String at, Faults faults) {
        if (!found.kind().equals(kind())) {
            faults.add(at, "expected " + kind() + ", not " + found.kind());
        } else if (!found.equals(this)) {
            faults.add(at, "it is " + found.shown() + ", but the rest implies " + shown());
        }
    }
}
