package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;

/**
 * What another tally counts. A scoring that casts its tally to a position would work in a game, and fail or say something
 * else in rollouts; given this it fails at once, wherever it is asked.
 */
record OnlyCounts(Tally tally) implements Tally {
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
        return tally.groupCount(color);
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
