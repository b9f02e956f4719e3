package io.github.uptownrules.base.text;

/**
 * A text from outside as a message quotes it: short however long it is, on one line, and in printable ASCII. So it does nothing
 * to a terminal, and shows a letter that only looks like another as what it is.
 */
public final class Quote {
    /** The number of characters that are shown; no move, cell, tile or sensible name has more. */
    private static final int LONGEST = 40;

    private Quote() {}

    /** The text between quotation marks; of a long one the beginning, and how long it is. */
    public static String of(String text) {
        if (text.codePointCount(0, text.length()) <= LONGEST) {
            return "'" + printable(text) + "'";
        }
        return "'" + printable(text.substring(0, text.offsetByCodePoints(0, LONGEST))) + "...' (" + text.length()
                + " characters)";
    }

    /** A character between quotation marks. */
    public static String of(char character) {
        return of(String.valueOf(character));
    }

    /** The text with escapes such as {@code \u001b} for all that is not printable ASCII. */
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
