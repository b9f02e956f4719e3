package io.github.uptownrules.base.svg;

import static io.github.uptownrules.base.draw.Palette.css;

import com.google.common.collect.ImmutableTable;

/**
 * Puts together how the parts of a picture look: a table of presentation attributes, by the classes of a part. Attributes are understood where
 * style sheets are not, as in most libraries that draw SVG.
 */
public final class LookBuilder {
    private final ImmutableTable.Builder<String, String, String> table = ImmutableTable.builder();

    /** One attribute of a part. */
    public LookBuilder put(String part, String attribute, String value) {
        table.put(part, attribute, value);
        return this;
    }

    /** A part that is filled. */
    public LookBuilder area(String part, int rgb) {
        return put(part, "fill", css(rgb));
    }

    /** The edge of a part. */
    public LookBuilder edge(String part, int rgb, String width) {
        return put(part, "stroke", css(rgb)).put(part, "stroke-width", width);
    }

    /** A part that is only an edge. */
    public LookBuilder line(String part, int rgb, String width) {
        return put(part, "fill", "none").edge(part, rgb, width);
    }

    /** Words. */
    public LookBuilder text(String part, int size, int rgb) {
        return put(part, "font-family", "Helvetica Neue, Arial, Liberation Sans, sans-serif")
                .put(part, "font-size", String.valueOf(size))
                .area(part, rgb);
    }

    public ImmutableTable<String, String, String> build() {
        return table.buildOrThrow();
    }
}
