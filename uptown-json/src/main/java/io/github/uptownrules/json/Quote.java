package io.github.uptownrules.json;

/** What somebody else wrote, within a message of ours: short, on one line, nothing in it but printable ASCII. */
final class Quote {
    private static final int LONGEST = 40;

    private Quote() {}

    /** The text between quotation marks; of a long one the beginning, and how long it is. */
    static String of(String text) {
        return text.length() <= LONGEST
                ? "'" + printable(text) + "'"
                : "'" + printable(text.substring(0, LONGEST)) + "...' (" + text.length() + " characters)";
    }

    /** The text with escapes such as {@code \u001b} for all that is not printable ASCII. */
    static String printable(String text) {
        StringBuilder printable = new StringBuilder();
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
    static void escape(char character, StringBuilder out) {
        String digits = Integer.toHexString(character);
        out.append("\\u").append("0".repeat(4 - digits.length())).append(digits);
    }
}
