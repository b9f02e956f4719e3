package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;

/**
 * The text of a record taken apart: headers, then moves and comments, each with the place where it stands.
 *
 * @param headers by name, in order
 * @param items the moves and the comments, in order
 */
record RecordText(ImmutableMap<String, Header> headers, ImmutableList<Item> items) {

    /** A header, and its line. */
    record Header(String name, String value, int line) {
        RecordException error(String message) {
            // The value begins behind "[", the name, a space and a quotation mark.
            return new RecordException(line, name.length() + 4, message);
        }
    }

    /** Something among the moves, and where it begins. */
    record Item(Kind kind, String text, int line, int column) {
        RecordException error(String message) {
            return new RecordException(line, column, message);
        }
    }

    /** What an item is. */
    enum Kind {
        MOVE,
        COMMENT
    }

    /** Makes sure that a comment can be written and read again. */
    static void checkComment(String text) {
        int end = text.indexOf('}');
        if (end >= 0) {
            throw new IllegalArgumentException(
                    "a comment ends at its first '}', and here character " + (end + 1) + " is one");
        }
        checkCharacters(text);
    }

    /** Makes sure that a text can be kept in UTF-8: half of a surrogate pair is no character. */
    static void checkCharacters(String text) {
        int index = 0;
        while (index < text.length()) {
            int character = text.codePointAt(index);
            if (Character.getType(character) == Character.SURROGATE) {
                throw new IllegalArgumentException(
                        "character " + (index + 1) + " is half of a surrogate pair: " + Quote.of(text.charAt(index)));
            }
            index += Character.charCount(character);
        }
    }

    static RecordText parse(String text) {
        return new RecordScanner(text).scan();
    }

    /** The header with a name that has to be there. */
    Header header(String name) {
        if (!headers.containsKey(name)) {
            throw new RecordException(1, 1, "there is no header '" + name + "'");
        }
        return headers.get(name);
    }
}
