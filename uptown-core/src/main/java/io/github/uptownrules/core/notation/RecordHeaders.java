package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableSet;

/** The headers of a record that mean something to the reader. */
final class RecordHeaders {
    static final String NOTATION = "Notation";
    static final String VERSION = "uptown 1";
    static final String RULESET = "Ruleset";
    static final String START = "Start";
    static final String RESULT = "Result";

    /** Of a redacted record: the viewer's seat, or a dash for a spectator. */
    static final String VIEW = "View";

    /** Of a redacted record: what the viewer drew in the course of it, as {@code b=7c h}. */
    static final String DRAWN = "Drawn";

    /** Of a redacted record: whose turn it is after the last move, or a dash. */
    static final String TURN = "Turn";

    static final ImmutableSet<String> OF_REDACTED_RECORDS = ImmutableSet.of(VIEW, DRAWN, TURN);
    private static final ImmutableSet<String> OF_EVERY_RECORD = ImmutableSet.of(NOTATION, RULESET, START, RESULT);

    private RecordHeaders() {}

    /** Whether a header follows from the game, so that nobody else may give it a value. */
    static boolean isReserved(String name) {
        return OF_EVERY_RECORD.contains(name) || OF_REDACTED_RECORDS.contains(name);
    }
}
