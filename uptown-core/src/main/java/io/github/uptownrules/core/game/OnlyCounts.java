package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;

/**
 * Exposes only the counts of a tally. Without it, a scoring that casts its tally to a position would work in games but
 * fail or differ in rollouts. Also caches group counts, which scorings and standings request repeatedly.
 */
final class OnlyCounts implements Tally {
    private final Tally tally;

    /** The number of groups of each color plus 1, or 0 if not counted yet. */
    private final short[] groups = new short[Color.all().size()];

    OnlyCounts(Tally tally) {
        this.tally = tally;
    }

    @Override
    public ImmutableList<Seat> seats() {
        return tally.seats();
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return tally.colors(seat);
    }

    @Override
    public int groupCount(Color color) {
        int known = groups[color.ordinal()];
        if (known > 0) {
            return known - 1;
        }
        int count = tally.groupCount(color);
        if (count < Short.MAX_VALUE) {
            groups[color.ordinal()] = (short) (count + 1);
        }
        return count;
    }

    @Override
    public int largestGroup(Color color) {
        return tally.largestGroup(color);
    }

    @Override
    public int captureCount(Seat captor, Color color) {
        return tally.captureCount(captor, color);
    }
}
