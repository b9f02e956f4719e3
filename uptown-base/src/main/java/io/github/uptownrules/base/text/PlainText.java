package io.github.uptownrules.base.text;

import com.google.common.base.CharMatcher;

/**
 * Makes untrusted text safe for terminals, without control codes and without characters that change how the surrounding
 * text is displayed.
 */
public final class PlainText {
    private static final CharMatcher LINE_END = CharMatcher.anyOf("\n\u000b\f\r\u0085\u2028\u2029");

    private PlainText() {}

    /** Replaces each character that is not {@linkplain #isShown shown} with a question mark. */
    public static String of(String text) {
        StringBuilder plain = new StringBuilder();
        text.codePoints().map(character -> isShown(character) ? character : '?').forEach(plain::appendCodePoint);
        return plain.toString();
    }

    /** Returns the plain text on one line: each line end becomes a space. */
    public static String onOneLine(String text) {
        return of(LINE_END.replaceFrom(text.replace("\r\n", "\n"), ' '));
    }

    /** Replaces each character that is not {@linkplain #isShown shown} with an escape such as {@code \u001b}. */
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(character -> {
            if (isShown(character) && Character.getType(character) != Character.SURROGATE) {
                escaped.appendCodePoint(character);
            } else {
                for (char half : Character.toChars(character)) {
                    Quote.escape(half, escaped);
                }
            }
        });
        return escaped.toString();
    }

    /**
     * Returns whether a character is only displayed: not a control, a line end, or a format such as a change of
     * direction.
     */
    public static boolean isShown(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
