package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;

/**
 * A JSON text on one line, without spaces between values. Writing it needs no JSON library.
 *
 * <pre>{@code
 * JsonText.of(ImmutableMap.of("seat", 1, "move", "d4", "last", List.of(3, 5)));
 * // -> {"seat":1,"move":"d4","last":[3,5]}
 * }</pre>
 *
 * @since 0.1.0
 */
public final class JsonText {
    private static final String HEX = "0123456789abcdef";

    private final String text;

    private JsonText(String text) {
        this.text = text;
    }

    /**
     * Wraps a string that is already JSON.
     *
     * @param text a JSON value; not checked
     */
    public static JsonText known(String text) {
        return new JsonText(requireNonNull(text, "text"));
    }

    /**
     * Writes a value as JSON.
     *
     * @param value a map with names as keys, written in its order; a list; a number or boolean; a
     *     {@code JsonText}; or any other object, written as a string
     */
    public static JsonText of(Object value) {
        StringBuilder out = new StringBuilder();
        write(requireNonNull(value, "value"), out);
        return new JsonText(out.toString());
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> members) {
            String before = "{";
            for (Map.Entry<?, ?> member : members.entrySet()) {
                quote(member.getKey().toString(), out.append(before));
                write(member.getValue(), out.append(':'));
                before = ",";
            }
            out.append(members.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> elements) {
            String before = "[";
            for (Object element : elements) {
                write(element, out.append(before));
                before = ",";
            }
            out.append(elements.isEmpty() ? "[]" : "]");
        } else if (value instanceof JsonText || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            quote(value.toString(), out);
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char next = text.charAt(i);
            if (next == '"' || next == '\\') {
                out.append('\\').append(next);
            } else if (next < ' ' || next == '\u2028' || next == '\u2029' || Character.isSurrogate(next)) {
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(HEX.charAt(next >> shift & 15));
                }
            } else {
                out.append(next);
            }
        }
        out.append('"');
    }

    /** {@return whether the other object is an equal JSON text} */
    @Override
    public boolean equals(Object other) {
        return other instanceof JsonText that && text.equals(that.text);
    }

    /** {@return a hash of the text} */
    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** {@return the text} */
    @Override
    public String toString() {
        return text;
    }
}
