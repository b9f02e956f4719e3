package io.github.uptownrules.base.text;

/**
 * Quotes untrusted text in messages: short, on one line, in printable ASCII. The result is safe for terminals and
 * exposes look-alike letters.
 */
public final class Quote {
    /** The maximum number of characters shown; moves, cells, tiles and sensible names are shorter. */
    private static final int LONGEST = 40;

    private Quote() {}

    /** Returns the text in quotes. A longer text is cut, and its length is added. */
    public static String of(String text) {
        if (text.codePointCount(0, text.length()) <= LONGEST) {
            return "'" + printable(text) + "'";
        }
        return "'" + printable(text.substring(0, text.offsetByCodePoints(0, LONGEST))) + "...' (" + text.length()
                + " characters)";
    }

    public static String of(char character) {
        return of(String.valueOf(character));
    }

    /** Replaces everything except printable ASCII with escapes such as {@code \u001b}. */
    public static String printable(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character >= ' ' && character <= '~') {
                printable.append(character);
            } else {
                escape(character, printable);
            }
        }
        return printable.toString();
    }

    /** Appends an escape such as {@code \u001b}. */
    public static void escape(char character, StringBuilder out) {
        out.append("\\u").append(Integer.toHexString(0x10000 | character), 1, 5);
    }
}
