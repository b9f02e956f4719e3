package io.github.uptownrules.json.kit.node;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** A number with a fraction, written in the shortest form that identifies the double. Readers reject it. */
public record DecimalNode(double value) implements Node {
    @Override
    public String kind() {
        return "a number";
    }

    @Override
    public void write(StringBuilder out) {
        out.append(value);
    }

    @Override
    public void writeTo(JsonWriter out) throws IOException {
        out.value(value);
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
