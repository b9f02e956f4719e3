package io.github.uptownrules.base.svg;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import com.google.common.escape.Escaper;
import com.google.common.xml.XmlEscapers;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;

/** Writes elements one after the other, a line each. */
public final class Svg {
    private static final int MOST_PIXELS = 100_000;

    private static final Escaper CONTENT = XmlEscapers.xmlContentEscaper();
    private static final Escaper ATTRIBUTE = XmlEscapers.xmlAttributeEscaper();

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    private final ImmutableTable<String, String, String> look;

    /** Starts a picture that is drawn on a canvas of a size, and shown as wide as is wished, in a look. */
    public Svg(int width, int height, int shownWidth, ImmutableTable<String, String, String> look) {
        this.look = look;
        open(
                "svg",
                ImmutableMap.<String, Object>builder()
                        .put("xmlns", "http://www.w3.org/2000/svg")
                        .put("viewBox", "0 0 " + width + " " + height)
                        .put("width", shownWidth)
                        .put("height", Math.max(1, Math.round((float) shownWidth * height / width)))
                        .put("role", "img")
                        .buildOrThrow());
    }

    /** What the picture is called, and what it shows in words. */
    public void describe(String title, String words) {
        add("title", ImmutableMap.of(), title);
        add("desc", ImmutableMap.of(), words);
    }

    /**
     * How it looks on a dark system, if it looks otherwise there. The rules of a style sheet are for the whole page that a picture
     * stands in, so they are for parts of such pictures only, by a class that names the game.
     */
    public void onDarkSystem(String scope, ImmutableTable<String, String, String> dark) {
        if (dark.equals(look)) {
            return;
        }
        StringBuilder rules = new StringBuilder("\n@media (prefers-color-scheme: dark) {\n");
        for (String part : dark.rowKeySet()) {
            String changes = dark.row(part).entrySet().stream()
                    .filter(attribute -> !attribute.getValue().equals(look.get(part, attribute.getKey())))
                    .map(attribute -> attribute.getKey() + ": " + attribute.getValue())
                    .collect(Collectors.joining("; "));
            if (!changes.isEmpty()) {
                rules.append("  .")
                        .append(scope)
                        .append(" .")
                        .append(part.replace(' ', '.'))
                        .append(" { ")
                        .append(changes)
                        .append(" }\n");
            }
        }
        add("style", ImmutableMap.of(), rules.append("}\n").toString());
        open("g", ImmutableMap.of("class", scope));
    }

    /** How wide a picture is shown: a number of pixels that a picture may have. */
    public static int checkWidth(int pixels) {
        if (pixels < 1 || pixels > MOST_PIXELS) {
            throw new IllegalArgumentException("a picture is 1 to " + MOST_PIXELS + " pixels wide, not " + pixels);
        }
        return pixels;
    }

    /** Begins an element; what follows is in it. */
    public void open(String element, ImmutableMap<String, ?> attributes) {
        begin(element, attributes);
        text.append(">\n");
        open.push(element);
    }

    /** Ends the element that was begun last. */
    public void close() {
        text.append("</").append(open.pop()).append(">\n");
    }

    /** An element with nothing in it. */
    public void add(String element, ImmutableMap<String, ?> attributes) {
        begin(element, attributes);
        text.append("/>\n");
    }

    /** An element with text in it. */
    public void add(String element, ImmutableMap<String, ?> attributes, String content) {
        begin(element, attributes);
        text.append('>')
                .append(CONTENT.escape(content))
                .append("</")
                .append(element)
                .append(">\n");
    }

    private void begin(String element, ImmutableMap<String, ?> attributes) {
        text.append('<').append(element);
        attributes.forEach((name, value) -> text.append(' ')
                .append(name)
                .append("=\"")
                .append(ATTRIBUTE.escape(value.toString()))
                .append('"'));
        Object part = attributes.get("class");
        if (part != null) {
            look.row(part.toString())
                    .forEach((name, value) -> text.append(' ')
                            .append(name)
                            .append("=\"")
                            .append(value)
                            .append('"'));
        }
    }

    /** A part of the drawing that has its own 0, 0. */
    public void at(int x, int y, Runnable drawing) {
        open("g", ImmutableMap.of("transform", "translate(" + x + " " + y + ")"));
        drawing.run();
        close();
    }

    /** A line of text. */
    public void text(String style, int x, int y, String line) {
        add("text", ImmutableMap.of("class", style, "x", x, "y", y), line);
    }

    /** A small drawing, which is a path on a square of 24 by 24, to be filled by the even-odd rule, made to fit another square. */
    public void sign(String style, String path, int x, int y, int size) {
        add(
                "path",
                ImmutableMap.of(
                        "class",
                        style,
                        "d",
                        path,
                        "fill-rule",
                        "evenodd",
                        "transform",
                        "translate(" + x + " " + y + ") scale(" + size / 24f + ")"));
    }

    /** Ends the picture. */
    public String end() {
        while (!open.isEmpty()) {
            close();
        }
        return text.toString();
    }
}
