package io.github.uptownrules.json.kit.node;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Longs;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import io.github.uptownrules.base.text.Quote;
import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses a text in linear time and memory. The text is JSON (RFC 8259) without null, fractions, repeated members, or
 * names that this library never uses.
 */
final class NodeReader {
    /** The maximum length of a text; the longest record of a game has about 20,000 characters. */
    static final int LONGEST = 1_000_000;

    /** The maximum depth; writers nest at most seven levels, for the racks at the start of a record. */
    static final int DEEPEST = 10;

    private static final int LONGEST_NAME = 20;

    /** A message of the parser: a short description, the place, then a path and a link. */
    private static final Pattern PARSER_MESSAGE =
            Pattern.compile("(?<what>.{0,100}?)(?<where> at line \\d+ column \\d+) path .*", Pattern.DOTALL);

    private final JsonReader in;
    private final int bits;

    /** The current place, for the message about malformed JSON. */
    private String at = "";

    private NodeReader(String text, int bits) {
        this.bits = bits;
        this.in = new JsonReader(new StringReader(text));
        in.setStrictness(Strictness.STRICT);
    }

    static Node read(String text, int bits) {
        if (text.length() > LONGEST) {
            throw Faults.of("", "at most " + LONGEST + " characters, not " + text.length());
        }
        if (text.startsWith("\ufeff")) {
            throw Faults.of("", "it is not JSON: it begins with a byte order mark");
        }
        return new NodeReader(text, bits).readAll();
    }

    private Node readAll() {
        try {
            Node node = readNode("", 1);
            at = "";
            JsonToken ignored = in.peek(); // throws unless the text ends here
            return node;
        } catch (IOException e) {
            throw Faults.of(at, "it is not JSON: " + reason(String.valueOf(e.getMessage())));
        }
    }

    /** Returns the parser's message without its path and its advice to programmers. */
    static String reason(String message) {
        Matcher matcher = PARSER_MESSAGE.matcher(message);
        if (!matcher.matches()) {
            return "malformed";
        }
        String what = matcher.group("what");
        return (what.startsWith("Use ") ? "malformed" : Quote.printable(what)) + matcher.group("where");
    }

    private Node readNode(String pointer, int depth) throws IOException {
        at = pointer;
        JsonToken token = in.peek();
        return switch (token) {
            case BEGIN_ARRAY -> readElements(pointer, checked(pointer, depth));
            case BEGIN_OBJECT -> readMembers(pointer, checked(pointer, depth));
            case STRING -> new TextNode(checked(pointer, in.nextString()));
            case NUMBER -> new WholeNode(whole(pointer, in.nextString()));
            case BOOLEAN -> new FlagNode(in.nextBoolean());
            case NULL -> throw Faults.of(pointer, "null is not allowed; omit absent members");
            default -> throw new AssertionError(token);
        };
    }

    private static int checked(String pointer, int depth) {
        if (depth > DEEPEST) {
            throw Faults.of(pointer, "lists and objects nest at most " + DEEPEST + " deep");
        }
        return depth;
    }

    private Node readElements(String pointer, int depth) throws IOException {
        ImmutableList.Builder<Node> elements = ImmutableList.builder();
        in.beginArray();
        int count = 0;
        while (in.hasNext()) {
            elements.add(readNode(pointer + "/" + count++, depth + 1));
            at = pointer;
        }
        in.endArray();
        return new ListNode(elements.build());
    }

    private Node readMembers(String pointer, int depth) throws IOException {
        Map<String, Node> members = new LinkedHashMap<>();
        in.beginObject();
        while (in.hasNext()) {
            String name = in.nextName();
            if (!isName(name)) {
                throw Faults.of(pointer, "unknown member " + Quote.of(name));
            }
            if (members.put(name, readNode(pointer + "/" + name, depth + 1)) != null) {
                throw Faults.of(pointer, "repeated member '" + name + "'");
            }
            at = pointer;
        }
        in.endObject();
        return new ObjectNode(ImmutableMap.copyOf(members));
    }

    /** Returns whether this library could use a name; such names need no escape in a JSON pointer. */
    private static boolean isName(String name) {
        for (int i = 0; i < name.length(); i++) {
            char character = name.charAt(i);
            boolean isOurs = character >= 'a' && character <= 'z'
                    || character >= 'A' && character <= 'Z'
                    || character >= '0' && character <= '9'
                    || character == '$';
            if (!isOurs) {
                return false;
            }
        }
        return !name.isEmpty() && name.length() <= LONGEST_NAME;
    }

    /** Rejects half of a surrogate pair, which is not a character. */
    private static String checked(String pointer, String value) {
        for (int i = 0; i < value.length(); i++) {
            char character = value.charAt(i);
            if (Character.isHighSurrogate(character)
                    && i + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(character)) {
                throw Faults.of(
                        pointer,
                        "character " + (i + 1) + " is half of a surrogate pair: "
                                + Quote.of(String.valueOf(character)));
            }
        }
        return value;
    }

    private long whole(String pointer, String digits) {
        return Optional.ofNullable(Longs.tryParse(digits))
                .filter(number -> bits > Integer.SIZE || number == number.intValue())
                .filter(number -> !digits.equals("-0"))
                .orElseThrow(() -> Faults.of(
                        pointer,
                        "a number must be whole, without fraction and exponent, and fit " + bits + " bits, not "
                                + Quote.of(digits)));
    }
}
