package io.github.uptownrules.base.text;

import com.google.common.base.CharMatcher;

/** Text of others on a terminal: what it would obey, or what would change how the text around is read, is not in it. */
public final class PlainText {
    private static final CharMatcher LINE_END = CharMatcher.anyOf("\n\u000b\f\r\u0085\u2028\u2029");

    private PlainText() {}

    /** The text with a question mark for each character that is not {@linkplain #isShown shown}. */
    public static String of(String text) {
        StringBuilder plain = new StringBuilder();
        text.codePoints().map(character -> isShown(character) ? character : '?').forEach(plain::appendCodePoint);
        return plain.toString();
    }

    /** The same on one line: an end of a line is a space. */
    public static String onOneLine(String text) {
        return of(LINE_END.replaceFrom(text.replace("\r\n", "\n"), ' '));
    }

    /** The text with an escape such as {@code \u001b} for each character that is not {@linkplain #isShown shown}. */
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

    /** Whether a character is only seen: it is no control, no end of a line, and no format such as a change of direction. */
    public static boolean isShown(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
