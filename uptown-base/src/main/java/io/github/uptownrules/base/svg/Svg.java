package io.github.uptownrules.base.svg;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import com.google.common.escape.Escaper;
import com.google.common.xml.XmlEscapers;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;

/** Writes SVG elements, one per line. */
public final class Svg {
    private static final int MOST_PIXELS = 100_000;

    private static final Escaper CONTENT = XmlEscapers.xmlContentEscaper();
    private static final Escaper ATTRIBUTE = XmlEscapers.xmlAttributeEscaper();

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    private final ImmutableTable<String, String, String> look;

    /** Starts a picture with the size of its canvas, the width at which it is shown, and its look. */
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

    /** Writes the title and the description of the picture. */
    public void describe(String title, String words) {
        add("title", ImmutableMap.of(), title);
        add("desc", ImmutableMap.of(), words);
    }

    /**
     * Writes a style sheet for dark systems, if the look differs there. Its rules apply to the whole page that
     * contains the picture, so they are limited to parts of such pictures by a class that names the game.
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

    /** Returns a width in pixels after checking its range. */
    public static int checkWidth(int pixels) {
        if (pixels < 1 || pixels > MOST_PIXELS) {
            throw new IllegalArgumentException("a picture is 1 to " + MOST_PIXELS + " pixels wide, not " + pixels);
        }
        return pixels;
    }

    public void open(String element, ImmutableMap<String, ?> attributes) {
        begin(element, attributes);
        text.append(">\n");
        open.push(element);
    }

    /** Ends the element that was begun last. */
    public void close() {
        text.append("</").append(open.pop()).append(">\n");
    }

    public void add(String element, ImmutableMap<String, ?> attributes) {
        begin(element, attributes);
        text.append("/>\n");
    }

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

    /** Draws a part at a place, which becomes the part's origin. */
    public void at(int x, int y, Runnable drawing) {
        open("g", ImmutableMap.of("transform", "translate(" + x + " " + y + ")"));
        drawing.run();
        close();
    }

    public void text(String style, int x, int y, String line) {
        add("text", ImmutableMap.of("class", style, "x", x, "y", y), line);
    }

    /** Draws a sign: a path on a square of 24 by 24, filled by the even-odd rule, scaled to another square. */
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

    /** Ends the picture and returns its text. */
    public String end() {
        while (!open.isEmpty()) {
            close();
        }
        return text.toString();
    }
}
