package io.github.uptownrules.testkit.laws;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.value.Color;
import java.util.ArrayList;
import java.util.List;

/** Random rulesets. Each part has its usual value in at least half of them. */
public final class RandomRuleset {
    private RandomRuleset() {}

    /** Returns a ruleset with one of the scorings. The placement limit is at most 99. */
    public static Ruleset of(List<? extends Scoring> scorings, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        int seats = 2 + random.nextInt(4);
        Ruleset.Builder builder = Ruleset.builder("random").scoring(scorings.get(random.nextInt(scorings.size())));
        addSeats(builder, seats, random);
        if (random.nextBoolean()) {
            builder.rackSize(rack(random));
        }
        while (random.nextInt(3) == 0) {
            builder.rackSize(Seat.of(1 + random.nextInt(seats)), rack(random));
        }
        while (random.nextBoolean()) {
            builder.partners(Seat.of(1 + random.nextInt(seats)), Seat.of(1 + random.nextInt(seats)));
        }
        if (random.nextInt(3) == 0) {
            builder.placementLimit(1 + random.nextInt(random.nextBoolean() ? 30 : 99));
        }
        if (random.nextBoolean()) {
            int start = random.nextInt(seats + 1);
            builder = start == 0 ? builder.randomStart() : builder.start(Seat.of(start));
        }
        return builder.build();
    }

    private static void addSeats(Ruleset.Builder builder, int seats, SplitMix64 random) {
        if (random.nextBoolean()) {
            builder.seats(seats, seats == 2 ? 2 : 1);
            return;
        }
        List<Color> colors = new ArrayList<>(Color.all());
        List<List<Color>> owned = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            owned.add(new ArrayList<>(List.of(colors.remove(random.nextInt(colors.size())))));
        }
        while (!colors.isEmpty() && random.nextBoolean()) {
            owned.get(random.nextInt(seats)).add(colors.remove(random.nextInt(colors.size())));
        }
        owned.forEach(own -> builder.seat(own.toArray(new Color[0])));
    }

    private static int rack(SplitMix64 random) {
        return 1 + random.nextInt(random.nextBoolean() ? 8 : 28);
    }
}
