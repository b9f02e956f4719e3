package io.github.uptownrules.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** A string. */
record TextNode(String value) implements Node {
    @Override
    public String kind() {
        return "a text";
    }

    @Override
    public void write(JsonWriter out) throws IOException {
        out.value(value);
    }

    /** {@return the text as a message shows it} */
    @Override
    public String toString() {
        return Quote.of(value);
    }
}
