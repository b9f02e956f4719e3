package io.github.uptownrules.core.text;

/**
 * What somebody else wrote, within a message of ours: short however long it is, on one line, and with nothing in it that
 * could do something to a terminal.
 */
public final class Quote {
    /** So many characters are shown; no move, cell, tile or sensible name has more. */
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

    /** The text with escapes such as {@code \u001b} for what has no picture or breaks a line. */
    public static String printable(String text) {
        StringBuilder printable = new StringBuilder();
        text.codePoints().forEach(character -> {
            if (isPrintable(character)) {
                printable.appendCodePoint(character);
            } else {
                String digits = Integer.toHexString(character);
                printable
                        .append("\\u")
                        .append("0".repeat(Math.max(0, 4 - digits.length())))
                        .append(digits);
            }
        });
        return printable.toString();
    }

    private static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
