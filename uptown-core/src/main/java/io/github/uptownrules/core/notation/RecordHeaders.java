package io.github.uptownrules.core.notation;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.value.Seat;

/** The headers of a record that mean something to the reader. */
final class RecordHeaders {
    static final String NOTATION = "Notation";
    static final String VERSION = "uptown 1";
    static final String RULESET = "Ruleset";
    static final String START = "Start";
    static final String RESULT = "Result";

    /** How the game ended, if the board did not end it. */
    static final String TERMINATION = "Termination";

    /** Of a redacted record: the viewer's seat, or a dash for a spectator. */
    static final String VIEW = "View";

    /** Of a redacted record: what the viewer drew in the course of it, as {@code b=7c h}. */
    static final String DRAWN = "Drawn";

    /** Of a redacted record: whose turn it is after the last move, or a dash. */
    static final String TURN = "Turn";

    static final ImmutableSet<String> OF_REDACTED_RECORDS = ImmutableSet.of(VIEW, DRAWN, TURN);
    private static final ImmutableSet<String> OF_EVERY_RECORD =
            ImmutableSet.of(NOTATION, RULESET, START, TERMINATION, RESULT);

    private static final CharMatcher LETTERS = CharMatcher.inRange('A', 'Z').or(CharMatcher.inRange('a', 'z'));
    private static final CharMatcher NAME =
            LETTERS.or(CharMatcher.inRange('0', '9')).or(CharMatcher.is('_'));

    /** What ends a line in one kind of text file or another. */
    private static final CharMatcher LINE_ENDS = CharMatcher.anyOf("\n\u000B\f\r\u0085\u2028\u2029");

    private RecordHeaders() {}

    static boolean isName(String name) {
        return !name.isEmpty() && LETTERS.matches(name.charAt(0)) && NAME.matchesAllOf(name);
    }

    /** Makes sure that a header can be written and read again. */
    static void check(String name, String value) {
        if (!isName(name)) {
            throw new IllegalArgumentException(
                    "the name of a header is letters, digits and '_', a letter first, not " + Quote.of(name));
        }
        int end = LINE_ENDS.indexIn(value);
        if (end >= 0) {
            throw new IllegalArgumentException("the value of a header is one line, but character " + (end + 1) + " is "
                    + Quote.of(value.charAt(end)));
        }
        RecordText.checkCharacters(value);
    }

    /** Whether a header names the player on a seat at the table. */
    static boolean isPlayerName(String name, ImmutableList<Seat> seats) {
        return seats.stream().anyMatch(seat -> name.equals("Seat" + seat));
    }

    /** Whether a header follows from the game, so that nobody else may give it a value. */
    static boolean isReserved(String name) {
        return OF_EVERY_RECORD.contains(name) || OF_REDACTED_RECORDS.contains(name);
    }
}
