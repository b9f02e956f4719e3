package io.github.uptownrules.json.kit.node;

import io.github.uptownrules.json.kit.JsonValue;

/**
 * A piece of JSON. Values are converted to nodes before writing. After parsing, the value is converted to a node
 * again and compared with the input. So one method defines the form for writing and reading. Texts are written
 * without Gson, because its regular expressions would make the serverless page three times as large.
 */
public sealed interface Node extends JsonValue
        permits TextNode, WholeNode, DecimalNode, FlagNode, ListNode, ObjectNode {
    /** Returns the kind of this node for messages, with its article. */
    String kind();

    /** Writes this node on one line without spaces, with members in order. */
    void write(StringBuilder out);

    /** Returns this node as quoted in messages. */
    default String shown() {
        return toString();
    }

    /**
     * Adds a fault for each difference between this node and another. The order of members is ignored, but the order of
     * elements is not.
     *
     * @param found the node that was found instead of this one
     * @param at its place
     */
    default void compare(Node found, String at, Faults faults) {
        if (!found.kind().equals(kind())) {
            faults.add(at, "expected " + kind() + ", not " + found.kind());
        } else if (!found.equals(this)) {
            faults.add(at, "it is " + found.shown() + ", but the rest implies " + shown());
        }
    }
}
