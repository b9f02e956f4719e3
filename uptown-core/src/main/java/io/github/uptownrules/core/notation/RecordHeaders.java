package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.Marks;
import io.github.uptownrules.base.record.RecordFormat;

/** The headers of this game's records. */
final class RecordHeaders {
    /** How the game ended, if the board did not end it. */
    static final String TERMINATION = "Termination";

    /** Of a redacted record: the viewer's seat, or a dash for a spectator. */
    static final String VIEW = "View";

    /** Of a redacted record: what the viewer drew in the course of it, as {@code b=7c h}. */
    static final String DRAWN = "Drawn";

    /** Of a redacted record: whose turn it is after the last move, or a dash. */
    static final String TURN = "Turn";

    static final RecordFormat FORMAT = new RecordFormat(
            "uptown 1",
            ImmutableSet.of(RecordFormat.RULESET, RecordFormat.START, TERMINATION, RecordFormat.RESULT),
            ImmutableSet.of(VIEW, DRAWN, TURN),
            Marks.ROUNDS);

    private RecordHeaders() {}
}
