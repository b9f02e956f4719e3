package io.github.uptownrules.json.kit.node;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** A boolean. */
public record FlagNode(boolean value) implements Node {
    @Override
    public String kind() {
        return "true or false";
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
