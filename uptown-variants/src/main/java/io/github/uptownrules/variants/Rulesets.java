package io.github.uptownrules.variants;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import java.util.Optional;

/** The published rulesets of Uptown. */
public final class Rulesets {
    private static final Scoring FEWEST_GROUPS = new FewestGroups();
    private static final ImmutableList<Ruleset> STANDARD =
            ImmutableList.of(standardFor(3), standardFor(4), standardFor(5));

    private Rulesets() {}

    private static Ruleset standardFor(int seats) {
        return Ruleset.builder("standard-" + seats)
                .seats(seats, 1)
                .scoring(FEWEST_GROUPS)
                .build();
    }

    /**
     * The standard game: one color a seat, a rack of five, the fewest groups win.
     *
     * @param seats 3 to 5
     * @return the ruleset {@code standard-3}, {@code standard-4} or {@code standard-5}
     * @throws IllegalArgumentException if the number of seats is out of range
     */
    public static Ruleset standard(int seats) {
        if (seats < 3 || seats > 5) {
            throw new IllegalArgumentException("the standard game is for 3 to 5 players, not " + seats);
        }
        return STANDARD.get(seats - 3);
    }

    /**
     * All published rulesets.
     *
     * @return the rulesets in the order of their ids in the notation
     */
    public static ImmutableList<Ruleset> all() {
        return STANDARD;
    }

    /**
     * The ruleset with an id.
     *
     * @param id such as {@code standard-4}
     * @return the ruleset, or empty if none of {@link #all()} has that id
     */
    public static Optional<Ruleset> byId(String id) {
        return all().stream().filter(ruleset -> ruleset.id().equals(id)).findFirst();
    }
}
