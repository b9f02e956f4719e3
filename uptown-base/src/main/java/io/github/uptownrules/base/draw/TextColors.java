package io.github.uptownrules.base.draw;

import static java.util.Objects.requireNonNull;

/**
 * The use of color codes in text.
 *
 * <pre>{@code
 * TextColors.NONE.bold("x");                    // -> x
 * }</pre>
 *
 * @since 0.1.0
 */
public enum TextColors {
    /** No codes: for files, pipes, and terminals without color. */
    NONE,
    /** The escape codes of ECMA-48 (ISO 6429), known as ANSI codes. */
    ANSI;

    /**
     * Returns text in a style, between codes unless this is {@link #NONE}.
     *
     * @param parameters the parameters of the code SGR, such as {@code 1;37;44} for bold white on blue
     * @param text text without codes
     */
    public String style(String parameters, String text) {
        requireNonNull(parameters, "parameters");
        requireNonNull(text, "text");
        return this == NONE ? text : "\033[" + parameters + "m" + text + "\033[0m";
    }

    /** {@return text in bold} */
    public String bold(String text) {
        requireNonNull(text, "text");
        return style("1", text);
    }
}
