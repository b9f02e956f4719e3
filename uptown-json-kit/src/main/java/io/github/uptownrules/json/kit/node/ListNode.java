package io.github.uptownrules.json.kit.node;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** An array. */
public record ListNode(ImmutableList<Node> elements) implements Node {
    @Override
    public String kind() {
        return "a list";
    }

    @Override
    public void write(StringBuilder out) {
        out.append('[');
        String before = "";
        for (Node element : elements) {
            element.write(out.append(before));
            before = ",";
        }
        out.append(']');
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    @Override
    public void writeTo(JsonWriter out) throws IOException {
        out.beginArray();
        for (Node element : elements) {
            element.writeTo(out);
        }
        out.endArray();
    }

    @Override
    public void compare(Node found, String at, Faults faults) {
        if (!(found instanceof ListNode other)) {
            Node.super.compare(found, at, faults);
            return;
        }
        int size = other.elements.size();
        if (size != elements.size()) {
            faults.add(at, "it has " + size + " elements, but the rest implies " + elements.size());
        }
        for (int i = 0; i < Math.min(elements.size(), size); i++) {
            elements.get(i).compare(other.elements.get(i), at + "/" + i, faults);
        }
    }
}
