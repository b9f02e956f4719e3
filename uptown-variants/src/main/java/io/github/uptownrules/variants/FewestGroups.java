package io.github.uptownrules.variants;

import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Seat;

/** The fewest groups win (R29, R30); among equals, the fewest captured tiles (R33). */
final class FewestGroups implements Scoring {
    /** R35: minus one for each group. */
    @Override
    public int score(Tally tally, Seat seat) {
        return -tally.groupCount(seat);
    }

    @Override
    public int compareTied(Tally tally, Seat one, Seat other) {
        return Integer.compare(tally.captureCount(other), tally.captureCount(one));
    }
}
