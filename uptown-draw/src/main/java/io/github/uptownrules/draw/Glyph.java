package io.github.uptownrules.draw;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.Locale;
import java.util.Optional;

/**
 * The icons of a picture: the nine symbols, a mark for each color, and a lock. Each is one path on a 24 by 24 square. The
 * even-odd and nonzero fill rules give the same result.
 *
 * <pre>{@code
 * Glyph.of(Face.SKYLINE);           // -> Optional[SKYLINE]
 * Glyph.of(Face.ROW_A);             // -> Optional.empty (a letter is drawn as text)
 * Glyph.of(Color.BLUE).path();      // -> M3 3h18v18H3z
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Glyph {
    /** The symbol man. */
    MAN(
            "M12 1a3 3 0 0 1 0 6a3 3 0 0 1 0-6z M8 8h8a2.5 2.5 0 0 1 2.5 2.5V16h-2.3v-5h-.7v12h-2.7v-7h-1.6v7H8.5V11h-.7v5H5.5"
                    + "v-5.5A2.5 2.5 0 0 1 8 8z"),
    /** The symbol ring. */
    RING("M12 9.5a6.7 6.7 0 0 1 0 13.4a6.7 6.7 0 0 1 0-13.4z M12 12a4.2 4.2 0 0 0 0 8.4a4.2 4.2 0 0 0 0-8.4z"
            + " M8 1h8l3 3.7-7 6-7-6z"),
    /** The symbol woman. */
    WOMAN("M12 1a3 3 0 0 1 0 6a3 3 0 0 1 0-6z M9 8h6l4.5 7.3-2 1.2-2.7-4 2.7 6.5h-2.8V23h-2.1v-4h-1.2v4H9.3v-4H6.5"
            + "l2.7-6.5-2.7 4-2-1.2z"),
    /** The symbol street sign. */
    STREET_SIGN("M10.8 1h2.4v22h-2.4z M5 3h13l4 3-4 3H5z M19 11H6l-4 3 4 3h13z"),
    /** The symbol skyline. */
    SKYLINE("M1 23V12h5v4h1.5V6h3.3V1h1.4v5h3.3v7H17V9h6v14z M10.3 9v2h1.2V9z M12.8 9v2H14V9z M10.3 13v2h1.2v-2z"
            + " M12.8 13v2H14v-2z M19.2 12v2h1.6v-2z M19.2 16v2h1.6v-2z M2.8 15v2h1.5v-2z"),
    /** The symbol saxophone. */
    SAXOPHONE("M2.5 2h6c2 0 3 1 3.4 2.8l2.3 10.4c.4 1.8 1 2.6 2 2.6 1.2 0 1.7-1 1.7-2.8v-4.5h-2V8h7.6v2.5H22V16"
            + "c0 4.5-2.3 7-5.9 7-3.9 0-5.8-2.6-6.6-6.3L7.2 5.8C7 4.8 6.6 4.5 5.8 4.5H2.5z"
            + " M5.8 8.5a1.3 1.3 0 0 1 0 2.6a1.3 1.3 0 0 1 0-2.6z M6.7 12.5a1.3 1.3 0 0 1 0 2.6a1.3 1.3 0 0 1 0-2.6z"),
    /** The symbol automobile. */
    AUTOMOBILE("M1 17.5V12l3.5-1.4L7.8 5h8.4l3.8 5.5 3 1.3v5.7h-2a3.7 3.7 0 0 0-7.4 0h-3.2a3.7 3.7 0 0 0-7.4 0z"
            + " M8.9 7l-2 3.6h4.5V7z M13 7v3.6h4.5L15.2 7z M17.3 15a2.6 2.6 0 0 1 0 5.2a2.6 2.6 0 0 1 0-5.2z"
            + " M6.7 15a2.6 2.6 0 0 1 0 5.2a2.6 2.6 0 0 1 0-5.2z"),
    /** The symbol playing cards. */
    PLAYING_CARDS("M9.5 2.5h11.5a1.5 1.5 0 0 1 1.5 1.5v17.5a1.5 1.5 0 0 1-1.5 1.5H9.5A1.5 1.5 0 0 1 8 21.5V4"
            + "a1.5 1.5 0 0 1 1.5-1.5z M15.2 7l-3.9 5.7 3.9 5.7 3.9-5.7z M6.5 3.5v17L1.3 6.2A1.5 1.5 0 0 1 2.2 4.5z"),
    /** The symbol champagne. */
    CHAMPAGNE("M5 5h9v6a4.5 4.5 0 0 1-3.3 4.4V21H14v2H5v-2h3.3v-5.6A4.5 4.5 0 0 1 5 11z M6.7 6.7v2.6h5.6V6.7z"
            + " M17 8a1.5 1.5 0 0 1 0 3a1.5 1.5 0 0 1 0-3z M19.5 3a1.7 1.7 0 0 1 0 3.4a1.7 1.7 0 0 1 0-3.4z"
            + " M15 1a1.2 1.2 0 0 1 0 2.4a1.2 1.2 0 0 1 0-2.4z"),
    /** The mark of blue: a square. */
    BLUE("M3 3h18v18H3z"),
    /** The mark of green: a triangle. */
    GREEN("M12 2l11 19H1z"),
    /** The mark of orange: a disc. */
    ORANGE("M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20z"),
    /** The mark of red: a diamond. */
    RED("M12 0l11 12-11 12L1 12z"),
    /** The mark of yellow: a star. */
    YELLOW("M12 0l3.2 8.2 8.8.5-6.8 5.6 2.2 8.5L12 18l-7.4 4.8 2.2-8.5L0 8.7l8.8-.5z"),
    /** A lock: the tile may not be captured. */
    LOCK("M5 10V7.5a7 7 0 0 1 14 0V10h2v13H3V10z M8.2 10h7.6V7.5a3.8 3.8 0 0 0-7.6 0z");

    private final String path;

    Glyph(String path) {
        this.path = path;
    }

    /**
     * Returns the symbol of a face.
     *
     * @return the symbol; empty for letters, numbers and money, which are drawn as text
     */
    public static Optional<Glyph> of(Face face) {
        requireNonNull(face, "face");
        return Face.MAN.compareTo(face) <= 0 && face != Face.MONEY
                ? Optional.of(valueOf(face.name()))
                : Optional.empty();
    }

    /** Returns the mark of a color, for people who cannot distinguish the colors. */
    public static Glyph of(Color color) {
        return valueOf(color.name());
    }

    /** {@return the data of an SVG path on a 24 by 24 square} */
    public String path() {
        return path;
    }

    private String id() {
        return "uptown-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static void define(Svg svg) {
        for (Glyph glyph : values()) {
            svg.open("symbol", ImmutableMap.of("id", glyph.id(), "viewBox", "0 0 24 24"));
            svg.add("path", ImmutableMap.of("d", glyph.path));
            svg.close();
        }
    }

    void draw(Svg svg, String style, int x, int y, int size) {
        svg.add(
                "use",
                ImmutableMap.of("class", style, "href", "#" + id(), "x", x, "y", y, "width", size, "height", size));
    }
}
