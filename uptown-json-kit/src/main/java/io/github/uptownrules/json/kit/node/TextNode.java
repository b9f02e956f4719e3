package io.github.uptownrules.json.kit.node;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.text.Quote;
import java.io.IOException;

/** A string. */
public record TextNode(String value) implements Node {
    @Override
    public String kind() {
        return "a text";
    }

    @Override
    public void write(StringBuilder out) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            writeCharacter(value.charAt(i), out);
        }
        out.append('"');
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    @Override
    public void writeTo(JsonWriter out) throws IOException {
        out.value(value);
    }

    /** Escapes control characters and JavaScript line ends, with short escapes where they exist. */
    private static void writeCharacter(char character, StringBuilder out) {
        switch (character) {
            case '"', '\\' -> out.append('\\').append(character);
            case '\n' -> out.append("\\n");
            case '\t' -> out.append("\\t");
            case '\b' -> out.append("\\b");
            case '\r' -> out.append("\\r");
            case '\f' -> out.append("\\f");
            default -> {
                if (character < ' ' || character == '\u2028' || character == '\u2029') {
                    Quote.escape(character, out);
                } else {
                    out.append(character);
                }
            }
        }
    }

    @Override
    public String shown() {
        return Quote.of(value);
    }
}
