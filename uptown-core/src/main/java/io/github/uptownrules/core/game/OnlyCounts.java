package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;

/**
 * What another tally counts. A scoring that casts its tally to a position would work in a game, and fail or say something
 * else in rollouts; given this it fails at once, wherever it is asked. Groups are counted once: a scoring asks for them, and
 * the standings do.
 */
final class OnlyCounts implements Tally {
    private final Tally tally;

    /** By color, one more than its groups; 0 while they are not counted. */
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
