package io.github.uptownrules.testkit.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses JSON strictly by RFC 8259, without whitespace. Objects become maps, arrays become lists, and strings keep their
 * escapes. Numbers, booleans and {@code null} become {@link Word}s.
 */
final class StrictJson {
    private static final Pattern TEXT =
            Pattern.compile("\"((?:[^\"\\\\\\x00-\\x1f]|\\\\(?:[\"\\\\/bfnrt]|u[0-9a-fA-F]{4}))*+)\"");

    private static final Pattern WORD =
            Pattern.compile("true|false|null|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");

    /** A number, a boolean or {@code null}. */
    record Word(String text) {
        static Word of(Object value) {
            return new Word(value.toString());
        }
    }

    private final String json;
    private int at;

    private StrictJson(String json) {
        this.json = json;
    }

    /**
     * Parses a value.
     *
     * @throws IllegalArgumentException if the text is not valid JSON
     */
    static Object read(Object json) {
        StrictJson reader = new StrictJson(json.toString());
        Object value = reader.value();
        if (reader.at < reader.json.length()) {
            throw reader.wrong();
        }
        return value;
    }

    private Object value() {
        if (takes("{")) {
            Map<String, Object> members = new LinkedHashMap<>();
            if (!takes("}")) {
                do {
                    String name = text(TEXT).group(1);
                    require(takes(":"));
                    require(!members.containsKey(name));
                    members.put(name, value());
                } while (takes(","));
                require(takes("}"));
            }
            return members;
        }
        if (takes("[")) {
            List<Object> elements = new ArrayList<>();
            if (!takes("]")) {
                do {
                    elements.add(value());
                } while (takes(","));
                require(takes("]"));
            }
            return elements;
        }
        return json.startsWith("\"", at)
                ? text(TEXT).group(1)
                : new Word(text(WORD).group());
    }

    private boolean takes(String sign) {
        boolean isNext = json.startsWith(sign, at);
        at += isNext ? sign.length() : 0;
        return isNext;
    }

    private Matcher text(Pattern pattern) {
        Matcher matcher = pattern.matcher(json).region(at, json.length());
        require(matcher.lookingAt());
        at = matcher.end();
        return matcher;
    }

    private void require(boolean isRight) {
        if (!isRight) {
            throw wrong();
        }
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("no JSON after '" + json.substring(0, at) + "'");
    }
}
