package io.github.uptownrules.json.kit.node;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.function.Function;

/** Gathers the members of an object, in the order in which they are written. What is not there is left out. */
public final class Members {
    private final ImmutableMap.Builder<String, Node> members = ImmutableMap.builder();

    /** Whatever it is, as it writes itself: a tile, a cell, a color, a move. */
    public Members text(String name, Object value) {
        return node(name, textNode(value));
    }

    /** The same, if it is there. */
    public Members text(String name, Optional<?> value) {
        value.ifPresent(present -> text(name, present));
        return this;
    }

    /** A whole number. */
    public Members number(String name, long value) {
        return node(name, new WholeNode(value));
    }

    /** A number with a fraction. */
    public Members decimal(String name, double value) {
        return node(name, new DecimalNode(value));
    }

    /** True or false. */
    public Members flag(String name, boolean value) {
        return node(name, new FlagNode(value));
    }

    /** All of them, each as it writes itself. */
    public Members texts(String name, Iterable<?> values) {
        return list(name, values, Members::textNode);
    }

    /** A list of all of them. */
    public <T> Members list(String name, Iterable<T> values, Function<? super T, Node> node) {
        return node(name, listOf(values, node));
    }

    /** Anything. */
    public Members node(String name, Node node) {
        members.put(name, node);
        return this;
    }

    /** Anything, if it is there. */
    public Members node(String name, Optional<Node> node) {
        node.ifPresent(present -> node(name, present));
        return this;
    }

    /** {@return the object} */
    public ObjectNode build() {
        return new ObjectNode(members.buildOrThrow());
    }

    /** {@return a text: a value as it writes itself} */
    public static Node textNode(Object value) {
        return new TextNode(value.toString());
    }

    /** {@return a list of texts, each value as it writes itself} */
    public static Node textsOf(Iterable<?> values) {
        return listOf(values, Members::textNode);
    }

    /** {@return a list of a node for each value} */
    public static <T> Node listOf(Iterable<T> values, Function<? super T, Node> node) {
        ImmutableList.Builder<Node> nodes = ImmutableList.builder();
        values.forEach(value -> nodes.add(node.apply(value)));
        return new ListNode(nodes.build());
    }
}
