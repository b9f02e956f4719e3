package io.github.uptownrules.upturn;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.stream.Collectors;

/** How a record is written: headers, an empty line, the moves with comments among them. */
final class RecordText {
    static final String NOTATION = "Notation";
    static final String VERSION = "upturn 1";
    static final String RULESET = "Ruleset";
    static final String START = "Start";
    static final String RESULT = "Result";

    /** Headers that follow from the game, so that nobody else may give them a value. */
    private static final ImmutableSet<String> RESERVED = ImmutableSet.of(NOTATION, RULESET, START, RESULT);

    /** What ends a line in one kind of text file or another. */
    private static final CharMatcher LINE_ENDS = CharMatcher.anyOf("\n\u000B\f\r\u0085\u2028\u2029");

    private RecordText() {}

    static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    /** Whether a text is the name of a header: letters, digits and {@code _}, a letter first. */
    static boolean isName(String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean isLetter = letter >= 'A' && letter <= 'Z' || letter >= 'a' && letter <= 'z';
            if (!isLetter && (i == 0 || letter != '_' && (letter < '0' || letter > '9'))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    static void checkName(String name) {
        if (!isName(name)) {
            throw new IllegalArgumentException(
                    "the name of a header is letters, digits and '_', a letter first, not " + Quote.of(name));
        }
    }

    /** Makes sure that a value is read back as it was written. */
    static void checkValue(String value) {
        if (LINE_ENDS.matchesAnyOf(value)) {
            throw new IllegalArgumentException("the value of a header is one line, not " + Quote.of(value));
        }
        checkCharacters(value);
    }

    /** Makes sure that a comment is read back as it was written. */
    static void checkComment(String text) {
        if (text.indexOf('}') >= 0) {
            throw new IllegalArgumentException("a comment ends at its first '}'");
        }
        checkCharacters(text);
    }

    /** Half of a pair of surrogates is no character, so UTF-8 cannot keep it. */
    private static void checkCharacters(String text) {
        for (int i = 0; i < text.length(); i++) {
            int character = text.codePointAt(i);
            if (character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE) {
                throw new IllegalArgumentException(
                        "half a character cannot be written: " + Quote.of(text.substring(i, i + 1)) + " at " + (i + 1));
            }
            i += Character.charCount(character) - 1;
        }
    }

    /** Each seat's number of tiles left, or a star while the game goes on. */
    static String result(UpTurnState end) {
        return end.isOver()
                ? end.seats().stream()
                        .map(seat -> String.valueOf(end.tilesLeft(seat)))
                        .collect(Collectors.joining(" "))
                : "*";
    }

    static String of(GameRecord record) {
        StringBuilder text = new StringBuilder();
        header(text, NOTATION, VERSION);
        header(text, RULESET, record.at(0).ruleset().id());
        header(text, START, record.at(0).toString());
        record.headers().forEach((name, value) -> header(text, name, value));
        header(text, RESULT, result(record.end()));
        return text.append('\n').append(moves(record)).toString();
    }

    private static void header(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"").append(value).append("\"]\n");
    }

    private static StringBuilder moves(GameRecord record) {
        StringBuilder text = new StringBuilder();
        Optional<Seat> last = Optional.empty();
        for (int ply = 0; ply <= record.moves().size(); ply++) {
            for (String comment : record.comments(ply)) {
                append(text, " ", "{" + comment + "}");
            }
            if (ply < record.moves().size()) {
                Optional<Seat> mover = record.at(ply).turn();
                if (!mover.equals(last)) {
                    append(text, "  ", mover.orElseThrow() + ":");
                }
                append(text, " ", record.moves().get(ply).toString());
                last = mover;
            }
        }
        return text;
    }

    private static void append(StringBuilder text, String space, String word) {
        text.append(text.isEmpty() ? "" : space).append(word);
    }
}
