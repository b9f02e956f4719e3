package io.github.uptownrules.base.svg;

import static io.github.uptownrules.base.draw.Palette.css;

import com.google.common.collect.ImmutableTable;

/**
 * Builds the look of a picture: a table of presentation attributes, keyed by the class of a part. Unlike style sheets,
 * most SVG libraries support attributes.
 */
public final class LookBuilder {
    private final ImmutableTable.Builder<String, String, String> table = ImmutableTable.builder();

    public LookBuilder put(String part, String attribute, String value) {
        table.put(part, attribute, value);
        return this;
    }

    /** Sets the fill of a part. */
    public LookBuilder area(String part, int rgb) {
        return put(part, "fill", css(rgb));
    }

    /** Sets the edge of a part. */
    public LookBuilder edge(String part, int rgb, String width) {
        return put(part, "stroke", css(rgb)).put(part, "stroke-width", width);
    }

    /** Sets the edge of a part without fill. */
    public LookBuilder line(String part, int rgb, String width) {
        return put(part, "fill", "none").edge(part, rgb, width);
    }

    /** Sets the font of a part. */
    public LookBuilder text(String part, int size, int rgb) {
        return put(part, "font-family", "Helvetica Neue, Arial, Liberation Sans, sans-serif")
                .put(part, "font-size", String.valueOf(size))
                .area(part, rgb);
    }

    public ImmutableTable<String, String, String> build() {
        return table.buildOrThrow();
    }
}
