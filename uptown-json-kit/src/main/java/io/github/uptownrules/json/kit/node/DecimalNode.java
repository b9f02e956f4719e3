package io.github.uptownrules.json.kit.node;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** A number with a fraction: in the shortest form that no other number of 64 bits has. It is never read. */
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
