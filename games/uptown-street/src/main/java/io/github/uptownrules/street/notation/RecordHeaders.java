package io.github.uptownrules.street.notation;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.Marks;
import io.github.uptownrules.base.record.RecordFormat;

/** The headers that records of this game have, besides those of any game. */
final class RecordHeaders {
    static final String DECK = "Deck";

    /** Of a redacted record: for each move the card that came to light, or a dash. */
    static final String SHOWN = "Shown";

    /** Of a game that the rules did not end: how it ended. */
    static final String TERMINATION = "Termination";

    static final RecordFormat FORMAT = new RecordFormat(
            "uptown-street 1",
            ImmutableSet.of(RecordFormat.RULESET, DECK, RecordFormat.START, TERMINATION, RecordFormat.RESULT),
            ImmutableSet.of(SHOWN),
            Marks.ROUNDS);

    private RecordHeaders() {}
}
