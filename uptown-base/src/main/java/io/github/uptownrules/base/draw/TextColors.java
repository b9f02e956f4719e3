package io.github.uptownrules.base.draw;

import static java.util.Objects.requireNonNull;

/**
 * Whether text has colors.
 *
 * <pre>{@code
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
     * Returns text in a style.
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
     * Returns text in bold.
     *
     * @param text without codes
     * @return the text
     */
    public String bold(String text) {
        requireNonNull(text, "text");
        return style("1", text);
    }
}
