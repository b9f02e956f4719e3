package io.github.uptownrules.json;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;

/** Writes a node as text, on one line and without spaces. */
final class NodeText {
    private NodeText() {}

    static String of(Node node) {
        StringWriter text = new StringWriter();
        try (JsonWriter out = new JsonWriter(text)) {
            out.setStrictness(Strictness.STRICT);
            node.write(out);
        } catch (IOException e) {
            throw new AssertionError("a string can always be written to", e);
        }
        return text.toString();
    }
}
