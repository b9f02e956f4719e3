package io.github.uptownrules.json.kit.node;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.function.Function;

/** Collects the members of an object in the order of writing. Omits empty optionals. */
public final class Members {
    private final ImmutableMap.Builder<String, Node> members = ImmutableMap.builder();

    /** Adds the text of a value, such as a tile, cell, color or move. */
    public Members text(String name, Object value) {
        return node(name, textNode(value));
    }

    /** Adds the text of a value, if present. */
    public Members text(String name, Optional<?> value) {
        value.ifPresent(present -> text(name, present));
        return this;
    }

    public Members number(String name, long value) {
        return node(name, new WholeNode(value));
    }

    public Members decimal(String name, double value) {
        return node(name, new DecimalNode(value));
    }

    public Members flag(String name, boolean value) {
        return node(name, new FlagNode(value));
    }

    /** Adds a list with the text of each value. */
    public Members texts(String name, Iterable<?> values) {
        return list(name, values, Members::textNode);
    }

    /** Adds a list with a node for each value. */
    public <T> Members list(String name, Iterable<T> values, Function<? super T, Node> node) {
        return node(name, listOf(values, node));
    }

    public Members node(String name, Node node) {
        members.put(name, node);
        return this;
    }

    public Members node(String name, Optional<Node> node) {
        node.ifPresent(present -> node(name, present));
        return this;
    }

    /** {@return the object} */
    public ObjectNode build() {
        return new ObjectNode(members.buildOrThrow());
    }

    /** {@return the text of a value as a node} */
    public static Node textNode(Object value) {
        return new TextNode(value.toString());
    }

    /** {@return a list with the text of each value} */
    public static Node textsOf(Iterable<?> values) {
        return listOf(values, Members::textNode);
    }

    /** {@return a list with a node for each value} */
    public static <T> Node listOf(Iterable<T> values, Function<? super T, Node> node) {
        ImmutableList.Builder<Node> nodes = ImmutableList.builder();
        values.forEach(value -> nodes.add(node.apply(value)));
        return new ListNode(nodes.build());
    }
}
