package io.github.uptownrules.draw;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;

/**
 * Whether text has colors.
 *
 * <pre>{@code
 * TextColors.NONE.paint(Tile.parse("bA"));      // -> bA
 * TextColors.NONE.bold("x");                    // -> x
 * }</pre>
 *
 * @since 0.1.0
 */
public enum TextColors {
    /** None: for files, pipes, and terminals that know no codes. */
    NONE,
    /** The codes of ECMA-48 (ISO 6429), which terminals know as ANSI. */
    ANSI;

    /**
     * Text in a style.
     *
     * @param parameters those of the code SGR, such as {@code 1;37;44} for bold and white on blue
     * @param text without codes
     * @return the text, between codes if there are any
     */
    public String style(String parameters, String text) {
        requireNonNull(parameters, "parameters");
        requireNonNull(text, "text");
        return this == NONE ? text : "\033[" + parameters + "m" + text + "\033[0m";
    }

    /**
     * Text in bold.
     *
     * @param text without codes
     * @return the text
     */
    public String bold(String text) {
        requireNonNull(text, "text");
        return style("1", text);
    }

    /**
     * Text on the ground of a color.
     *
     * @param color any color
     * @param text without codes
     * @return the text
     */
    public String paint(Color color, String text) {
        requireNonNull(text, "text");
        return style(
                switch (color) {
                    case BLUE -> "1;37;44";
                    case GREEN -> "1;30;42";
                    case ORANGE -> "1;30;48;5;208";
                    case RED -> "1;37;41";
                    case YELLOW -> "1;30;43";
                },
                text);
    }

    /**
     * A tile on the ground of its color.
     *
     * @param tile any tile
     * @return its notation
     */
    public String paint(Tile tile) {
        return paint(tile.color(), tile.toString());
    }
}
