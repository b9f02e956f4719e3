package io.github.uptownrules.draw.svg;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.escape.Escaper;
import com.google.common.xml.XmlEscapers;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;

/** Writes elements one after the other, a line each. */
public final class Svg {
    /** The rules of a style sheet for words, for names of seats and for notes. */
    public static final String TEXT_STYLE = """
            text { font-family: "Helvetica Neue", Arial, "Liberation Sans", sans-serif }
            .seat { font-size: 17px; font-weight: bold }
            .note { font-size: 14px }
            """;

    private static final int MOST_PIXELS = 100_000;

    private static final Escaper CONTENT = XmlEscapers.xmlContentEscaper();
    private static final Escaper ATTRIBUTE = XmlEscapers.xmlAttributeEscaper();

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    private final String scope;

    /**
     * Starts a picture that is drawn on a canvas of a size, and shown as wide as is wished. Pictures that have the same style have
     * the same scope, a class: in a page, the rules of one picture are not for others.
     */
    public Svg(String scope, int width, int height, int shownWidth) {
        this.scope = scope;
        open(
                "svg",
                ImmutableMap.<String, Object>builder()
                        .put("xmlns", "http://www.w3.org/2000/svg")
                        .put("class", scope)
                        .put("viewBox", "0 0 " + width + " " + height)
                        .put("width", shownWidth)
                        .put("height", Math.max(1, Math.round((float) shownWidth * height / width)))
                        .put("role", "img")
                        .buildOrThrow());
    }

    /** What the picture is called, what it shows in words, and its style sheet, a rule a line. */
    public void describe(String title, String words, String rules) {
        add("title", ImmutableMap.of(), title);
        add("desc", ImmutableMap.of(), words);
        add("style", ImmutableMap.of(), rules.lines().map(this::scoped).collect(Collectors.joining("\n", "\n", "\n")));
    }

    private String scoped(String rule) {
        int end = rule.indexOf('{');
        return rule.startsWith("@") || end < 0
                ? rule
                : Splitter.on(',')
                                .trimResults()
                                .splitToStream(rule.substring(0, end))
                                .map(selector -> "." + scope + " " + selector)
                                .collect(Collectors.joining(", "))
                        + " "
                        + rule.substring(end);
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

    /** Ends the picture. */
    public String end() {
        while (!open.isEmpty()) {
            close();
        }
        return text.toString();
    }
}
