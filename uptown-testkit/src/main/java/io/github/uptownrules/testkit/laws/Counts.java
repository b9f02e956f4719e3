package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.Maps;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Color;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A tally that consists of numbers, without a position.
 *
 * @param owned the colors of each seat
 * @param groups the number of groups of each color
 * @param largest the size of each color's largest group
 * @param captures the number of tiles of each color that each seat captured
 */
record Counts(
        ImmutableMap<Seat, ImmutableList<Color>> owned,
        ImmutableMap<Color, Integer> groups,
        ImmutableMap<Color, Integer> largest,
        ImmutableTable<Seat, Color, Integer> captures)
        implements Tally {

    static Counts of(Tally tally) {
        ImmutableTable.Builder<Seat, Color, Integer> captures = ImmutableTable.builder();
        for (Seat seat : tally.seats()) {
            Color.all().forEach(color -> captures.put(seat, color, tally.captureCount(seat, color)));
        }
        return new Counts(
                Maps.toMap(tally.seats(), tally::colors),
                Maps.toMap(Color.all(), tally::groupCount),
                Maps.toMap(Color.all(), tally::largestGroup),
                captures.build());
    }

    /**
     * Returns small random counts, which have many ties. Captures of a seat's own colors, and all counts of colors not in play,
     * are 0.
     */
    static Counts random(Ruleset ruleset, SplitMix64 random) {
        ImmutableMap<Seat, ImmutableList<Color>> owned = Maps.toMap(ruleset.seats(), ruleset::colors);
        ImmutableList<Color> inPlay =
                owned.values().stream().flatMap(ImmutableList::stream).collect(ImmutableList.toImmutableList());
        ImmutableTable.Builder<Seat, Color, Integer> captures = ImmutableTable.builder();
        for (Seat seat : ruleset.seats()) {
            for (Color color : Color.all()) {
                boolean canBeCaptured =
                        inPlay.contains(color) && !ruleset.colors(seat).contains(color);
                captures.put(seat, color, canBeCaptured ? random.nextInt(3) : 0);
            }
        }
        ImmutableMap<Color, Integer> groups =
                Maps.toMap(Color.all(), color -> inPlay.contains(color) ? random.nextInt(3) : 0);
        return new Counts(
                owned,
                groups,
                Maps.toMap(Color.all(), color -> groups.get(color) == 0 ? 0 : 1 + random.nextInt(3)),
                captures.build());
    }

    @Override
    public ImmutableList<Seat> seats() {
        return owned.keySet().asList();
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return atTable(seat, owned.get(seat));
    }

    @Override
    public int groupCount(Color color) {
        return groups.getOrDefault(color, 0);
    }

    @Override
    public int largestGroup(Color color) {
        return largest.getOrDefault(color, 0);
    }

    @Override
    public int captureCount(Seat captor, Color color) {
        return atTable(captor, captures.get(captor, color));
    }

    private static <T> T atTable(Seat seat, @Nullable T found) {
        if (found == null) {
            throw new IllegalArgumentException("there is no seat " + seat + " at the table");
        }
        return found;
    }

    /** {@return the counts of each seat in words} */
    @Override
    public String toString() {
        return seats().stream().map(this::text).collect(Collectors.joining("; "));
    }

    private String text(Seat seat) {
        String colors = colors(seat).stream()
                .map(color -> color + " in " + groupCount(color) + " groups of at most " + largestGroup(color))
                .collect(Collectors.joining(", "));
        String captured = Color.all().stream()
                .filter(color -> captureCount(seat, color) > 0)
                .map(color -> captureCount(seat, color) + " of " + color)
                .collect(Collectors.joining(", "));
        return "seat " + seat + " has " + colors + " and captured " + (captured.isEmpty() ? "nothing" : captured);
    }
}
