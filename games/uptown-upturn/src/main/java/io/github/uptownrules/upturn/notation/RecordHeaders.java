package io.github.uptownrules.upturn.notation;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.RecordFormat;

/** The headers of this game's records. */
final class RecordHeaders {
    /** How the game ended, if no rack is empty. */
    static final String TERMINATION = "Termination";

    /** Of a redacted record: the viewer's seat, or a dash for a spectator. */
    static final String VIEW = "View";

    /** Of a redacted record: the tiles that came to the viewer's rack in the course of it, in order, or a dash. */
    static final String DRAWN = "Drawn";

    static final RecordFormat FORMAT = new RecordFormat(
            "upturn 1",
            ImmutableSet.of(RecordFormat.RULESET, RecordFormat.START, TERMINATION, RecordFormat.RESULT),
            ImmutableSet.of(VIEW, DRAWN),
            new SeatMarks());

    private RecordHeaders() {}
}
