package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.regex.Pattern;

/** The headers of records, and what may stand in headers and comments so that it can be written and read back. */
final class RecordHeaders {
    static final String NOTATION = "Notation";
    static final String VERSION = "uptown-street 1";
    static final String RULESET = "Ruleset";
    static final String DECK = "Deck";
    static final String START = "Start";
    static final String RESULT = "Result";

    /** Of a redacted record: for each move the card that came to light, or a dash. */
    static final String SHOWN = "Shown";

    private static final ImmutableSet<String> RESERVED = ImmutableSet.of(NOTATION, RULESET, DECK, START, RESULT, SHOWN);

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    /** All that ends a line, for the format or for Java. */
    private static final String LINE_ENDS = "\n\r\u000B\f\u0085\u2028\u2029";

    private RecordHeaders() {}

    /** Whether a header follows from the game, so that nobody else may give it a value. */
    static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Whether a header names the player on a seat at the table, which a redacted record keeps. */
    static boolean isPlayerName(String name, ImmutableList<Seat> seats) {
        return seats.stream().anyMatch(seat -> name.equals("Seat" + seat));
    }

    /** What is wrong with the value of a header. */
    static Optional<String> faultOfValue(String value) {
        if (value.chars().anyMatch(letter -> LINE_ENDS.indexOf(letter) >= 0)) {
            return Optional.of("the value of a header is one line");
        }
        return faultOfText(value);
    }

    /** What is wrong with a comment. */
    static Optional<String> faultOfComment(String comment) {
        return comment.indexOf('}') >= 0 ? Optional.of("a comment ends at its first '}'") : faultOfText(comment);
    }

    /** A lone surrogate has no UTF-8. */
    private static Optional<String> faultOfText(String text) {
        for (int i = 0; i < text.length(); i++) {
            boolean isPair = i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
            if (isPair) {
                i++;
            } else if (Character.isSurrogate(text.charAt(i))) {
                return Optional.of("half a character (a lone surrogate) is no text");
            }
        }
        return Optional.empty();
    }
}
