package io.github.uptownrules.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** A whole number of 32 bits. */
record WholeNode(int value) implements Node {
    @Override
    public String kind() {
        return "a number";
    }

    @Override
    public void write(JsonWriter out) throws IOException {
        out.value(value);
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
