package io.github.uptownrules.base.record;

import com.google.common.base.CharMatcher;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/** Checks headers and comments for text that would not survive writing and reading. */
final class RecordFaults {
    /** The characters that end a line in any kind of text file. */
    private static final CharMatcher LINE_ENDS = CharMatcher.anyOf("\n\u000B\f\r\u0085\u2028\u2029");

    private RecordFaults() {}

    /** Returns whether a header's name may contain a character, as its first or a later one. */
    static boolean isOfName(char character, boolean isFirst) {
        return character >= 'A' && character <= 'Z'
                || character >= 'a' && character <= 'z'
                || !isFirst && (character >= '0' && character <= '9' || character == '_');
    }

    static Optional<String> ofName(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (!isOfName(name.charAt(i), i == 0)) {
                return noName(name);
            }
        }
        return name.isEmpty() ? noName(name) : Optional.empty();
    }

    private static Optional<String> noName(String name) {
        return Optional.of("a header name has letters, digits and '_' and starts with a letter, not " + Quote.of(name));
    }

    static Optional<String> ofValue(String value) {
        int end = LINE_ENDS.indexIn(value);
        return end >= 0
                ? Optional.of("a header value must be one line, but character " + (end + 1) + " is "
                        + Quote.of(value.charAt(end)))
                : ofCharacters(value);
    }

    static Optional<String> ofComment(String comment) {
        int end = comment.indexOf('}');
        return end >= 0
                ? Optional.of("a comment must not contain '}', but character " + (end + 1) + " is one")
                : ofCharacters(comment);
    }

    /** Rejects half of a surrogate pair, which UTF-8 cannot encode. */
    private static Optional<String> ofCharacters(String text) {
        int index = 0;
        while (index < text.length()) {
            int character = text.codePointAt(index);
            if (character <= Character.MAX_VALUE && Character.isSurrogate((char) character)) {
                return Optional.of(
                        "character " + (index + 1) + " is half of a surrogate pair: " + Quote.of(text.charAt(index)));
            }
            index += Character.charCount(character);
        }
        return Optional.empty();
    }
}
