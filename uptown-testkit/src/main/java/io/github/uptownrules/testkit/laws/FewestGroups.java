package io.github.uptownrules.testkit.laws;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;

/** The scoring used to test core, which has none of its own: fewest groups, then fewest captures. */
public record FewestGroups() implements Scoring {
    @Override
    public int score(Tally tally, Seat seat) {
        return -tally.groupCount(seat);
    }

    @Override
    public int compareTied(Tally tally, Seat one, Seat other) {
        return Integer.compare(tally.captureCount(other), tally.captureCount(one));
    }
}
