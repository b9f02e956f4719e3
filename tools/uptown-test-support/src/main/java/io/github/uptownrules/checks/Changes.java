package io.github.uptownrules.checks;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.effort.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Every single change of a JSON value. For long lists, the effort determines the share of changed elements. */
public final class Changes {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private static final ImmutableList<JsonNode> KINDS = ImmutableList.of(
            NODES.stringNode("x"),
            NODES.numberNode(3),
            NODES.numberNode(1.5),
            NODES.booleanNode(true),
            NODES.nullNode(),
            NODES.arrayNode(),
            NODES.objectNode());

    /** The minimum number of changed elements in a list whose elements are similar. */
    private static final int FEWEST_ELEMENTS = 6;

    private final List<JsonNode> changed = new ArrayList<>();
    private final BiFunction<JsonNode, JsonNode, Boolean> wanted;

    private Changes(BiFunction<JsonNode, JsonNode, Boolean> wanted) {
        this.wanted = wanted;
    }

    public static ImmutableList<JsonNode> of(JsonNode json) {
        return new Changes((old, made) -> !old.equals(made)).all(json);
    }

    /** Returns the changes of a value's kind, and those that add a member. A schema accepts 1.0 as a whole number. */
    public static ImmutableList<JsonNode> ofKind(JsonNode json) {
        return new Changes((old, made) -> old.getNodeType() != made.getNodeType() && !areViewers(old, made)
                        || made.isDouble() && made.asDouble() == 1.5
                        || made.has("zz") && !old.has("zz"))
                .all(json);
    }

    /** Returns whether both values are viewers. A spectator and a seat are values of different kinds, but interchangeable. */
    private static boolean areViewers(JsonNode old, JsonNode made) {
        return old.isString() && old.asString().equals("-") && made.isInt();
    }

    private ImmutableList<JsonNode> all(JsonNode json) {
        at(json, made -> made);
        return ImmutableList.copyOf(changed);
    }

    private void offer(JsonNode old, JsonNode made, UnaryOperator<JsonNode> whole) {
        if (wanted.apply(old, made)) {
            changed.add(whole.apply(made));
        }
    }

    /** Changes a node and its children. The function {@code whole} returns the complete value with a changed node. */
    private void at(JsonNode node, UnaryOperator<JsonNode> whole) {
        KINDS.forEach(other -> offer(node, other, whole));
        if (node.isString()) {
            String text = node.asString();
            offer(node, NODES.stringNode(text + " "), whole);
            offer(node, NODES.stringNode(text.substring(0, text.length() - 1)), whole);
            offer(node, NODES.stringNode("b" + text.substring(1)), whole);
        } else if (node.isInt()) {
            offer(node, NODES.numberNode(node.asInt() + 1), whole);
            offer(node, NODES.numberNode(-node.asInt()), whole);
            offer(node, NODES.numberNode(node.asInt() + (1L << 32)), whole);
            offer(node, NODES.numberNode(Double.valueOf(node.asInt())), whole);
        } else if (node.isBoolean()) {
            offer(node, NODES.booleanNode(!node.asBoolean()), whole);
        } else if (node instanceof ArrayNode array) {
            inArray(array, whole);
        } else if (node instanceof ObjectNode object) {
            inObject(object, whole);
        }
    }

    private void inArray(ArrayNode array, UnaryOperator<JsonNode> whole) {
        offer(array, array.deepCopy().add("A1"), whole);
        List<Integer> indexes = IntStream.range(0, array.size()).boxed().toList();
        for (int index : indexes.size() <= FEWEST_ELEMENTS ? indexes : Effort.some(indexes, FEWEST_ELEMENTS)) {
            ArrayNode less = array.deepCopy();
            less.remove(index);
            offer(array, less, whole);
            ArrayNode swapped = array.deepCopy();
            swapped.set(0, array.get(index));
            swapped.set(index, array.get(0));
            offer(array, swapped, whole);
            at(array.get(index), made -> {
                ArrayNode copy = array.deepCopy();
                copy.set(index, made);
                return whole.apply(copy);
            });
        }
    }

    private void inObject(ObjectNode object, UnaryOperator<JsonNode> whole) {
        offer(object, object.deepCopy().put("zz", 1), whole);
        for (String name : object.propertyNames()) {
            ObjectNode less = object.deepCopy();
            less.remove(name);
            offer(object, less, whole);
            offer(object, less.deepCopy().set("A9", object.get(name)), whole);
            at(object.get(name), made -> {
                ObjectNode copy = object.deepCopy();
                copy.set(name, made);
                return whole.apply(copy);
            });
        }
    }
}
