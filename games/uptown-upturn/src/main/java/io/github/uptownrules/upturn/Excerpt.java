package io.github.uptownrules.upturn;

/** A text from outside as an error message may quote it: on one line, in plain characters, and not longer than a few words. */
final class Excerpt {
    private static final int MOST = 40;

    private Excerpt() {}

    /** The text in quotation marks, cut short if it is long; what cannot be printed on one line is written as its code. */
    static String of(String text) {
        StringBuilder quoted = new StringBuilder("'");
        for (int i = 0; i < Math.min(text.length(), MOST); i++) {
            char letter = text.charAt(i);
            if (letter >= ' ' && letter <= '~') {
                quoted.append(letter);
            } else {
                quoted.append("\\u").append(Integer.toHexString(0x10000 | letter), 1, 5);
            }
        }
        return quoted.append(text.length() > MOST ? "'..." : "'").toString();
    }
}
