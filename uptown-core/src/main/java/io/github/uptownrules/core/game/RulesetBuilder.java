package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.base.text.RulesetId;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Builds a {@link Ruleset}. Not thread-safe.
 *
 * <pre>{@code
 * RulesetBuilder builder = Ruleset.builder("duel").seats(2, 1).scoring(Tally::captureCount);
 * builder.rackSize(7).build().rackSize(Seat.ONE);     // -> 7
 * builder.rackSize(3).build().rackSize(Seat.ONE);     // -> 3
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RulesetBuilder {
    private static final int LONGEST_ID = 64;
    private static final int USUAL_RACK = 5;

    private final String id;
    private final List<ImmutableList<Color>> colors = new ArrayList<>();
    private final Map<Seat, Integer> rackSizes = new EnumMap<>(Seat.class);
    private final List<ImmutableSet<Seat>> partners = new ArrayList<>();
    private int rackSize = USUAL_RACK;
    private OptionalInt placementLimit = OptionalInt.empty();
    private Optional<Scoring> scoring = Optional.empty();

    RulesetBuilder(String id) {
        if (id.length() > LONGEST_ID || !RulesetId.isOne(id)) {
            throw new IllegalArgumentException("the id of a ruleset is lower-case letters and digits in parts joined"
                    + " by '-', " + LONGEST_ID + " characters at most, not " + Quote.of(id));
        }
        this.id = id;
    }

    String id() {
        return id;
    }

    ImmutableList<ImmutableList<Color>> colors() {
        return ImmutableList.copyOf(colors);
    }

    OptionalInt placementLimit() {
        return placementLimit;
    }

    /**
     * Adds the next seat.
     *
     * @param own the colors it owns, in any order
     * @return this builder
     */
    public RulesetBuilder seat(Color... own) {
        requireNonNull(own, "own");
        colors.add(ImmutableList.sortedCopyOf(Arrays.asList(own)));
        return this;
    }

    /**
     * Adds seats to those there are and hands the colors out in canonical order, one to each seat in turn, and so on. Seats
     * cannot be taken away again.
     *
     * @param count how many seats
     * @param colorsEach how many colors each of them owns
     * @return this builder
     * @throws IllegalArgumentException if there are fewer colors, or a number is negative
     */
    public RulesetBuilder seats(int count, int colorsEach) {
        if (count < 0
                || colorsEach < 0
                || (long) count * Math.max(1, colorsEach) > Color.all().size()) {
            throw new IllegalArgumentException(
                    Quantity.of(count, "seat") + " cannot own " + Quantity.of(colorsEach, "color") + " each: there are "
                            + Color.all().size());
        }
        for (int seat = 0; seat < count; seat++) {
            Color[] own = new Color[colorsEach];
            for (int i = 0; i < colorsEach; i++) {
                own[i] = Color.all().get(seat + i * count);
            }
            seat(own);
        }
        return this;
    }

    /**
     * Sets how many tiles every rack holds; five by default.
     *
     * @param size 1 to 28
     * @return this builder
     */
    public RulesetBuilder rackSize(int size) {
        rackSize = size;
        rackSizes.clear();
        return this;
    }

    /**
     * Sets how many tiles the racks of one seat hold, as a handicap: with more to choose from, that seat places fewer in
     * all.
     *
     * @param seat a seat that is, or will be, at the table
     * @param size 1 to 28
     * @return this builder
     */
    public RulesetBuilder rackSize(Seat seat, int size) {
        requireNonNull(seat, "seat");
        rackSizes.put(seat, size);
        return this;
    }

    int rackSizeOf(Seat seat) {
        return rackSizes.getOrDefault(seat, rackSize);
    }

    /**
     * Lets some seats see each other's racks; each call adds to those before. That is all that partners are: who wins with
     * whom is up to the scoring.
     *
     * @param seats the partners, who are, or will be, at the table
     * @return this builder
     */
    public RulesetBuilder partners(Seat... seats) {
        requireNonNull(seats, "seats");
        partners.add(ImmutableSet.copyOf(seats));
        return this;
    }

    int seenBy(Seat seat) {
        int bits = 1 << seat.ordinal();
        for (ImmutableSet<Seat> group : partners) {
            for (Seat other : group) {
                bits |= group.contains(seat) ? 1 << other.ordinal() : 0;
            }
        }
        return bits;
    }

    /**
     * Limits how many tiles a seat may place; the game ends when no seat can or may place one.
     *
     * @param placements 1 or more
     * @return this builder
     */
    public RulesetBuilder placementLimit(int placements) {
        placementLimit = OptionalInt.of(placements);
        return this;
    }

    /**
     * Sets how the game is scored, and how ties are broken: nothing stays of a scoring that was set before.
     *
     * @param how the scoring
     * @return this builder
     */
    public RulesetBuilder scoring(Scoring how) {
        requireNonNull(how, "how");
        scoring = Optional.of(how);
        return this;
    }

    /**
     * Makes the ruleset.
     *
     * @return the ruleset
     * @throws IllegalStateException if there are not two to five seats (R1), a seat owns no color, a color is owned
     *     twice, a rack does not hold 1 to 28 tiles, a rack or a partner is of a seat that is not at the table, a limit
     *     is less than 1, or no scoring was given
     */
    public Ruleset build() {
        if (colors.size() < 2 || colors.size() > Seat.all().size()) {
            throw mistake("two to five seats can play, not " + colors.size());
        }
        ImmutableList<Seat> seats = Seat.first(colors.size());
        checkColors(seats);
        checkSeats(rackSizes.keySet(), seats);
        for (ImmutableSet<Seat> group : partners) {
            checkSeats(group, seats);
        }
        for (Seat seat : seats) {
            if (rackSizeOf(seat) < 1 || rackSizeOf(seat) > Face.all().size()) {
                throw mistake("a rack holds 1 to " + Face.all().size() + " tiles, not " + rackSizeOf(seat));
            }
        }
        if (placementLimit.orElse(1) < 1) {
            throw mistake("a limit of placements is 1 or more, not " + placementLimit.getAsInt());
        }
        if (scoring.isEmpty()) {
            throw mistake("it has no scoring");
        }
        return new Ruleset(this, scoring.get());
    }

    private void checkSeats(Set<Seat> named, ImmutableList<Seat> seats) {
        for (Seat seat : named) {
            if (!seats.contains(seat)) {
                throw mistake("there is no seat " + seat + " at the table");
            }
        }
    }

    private void checkColors(ImmutableList<Seat> seats) {
        Map<Color, Seat> owners = new EnumMap<>(Color.class);
        for (Seat seat : seats) {
            if (colors.get(seat.ordinal()).isEmpty()) {
                throw mistake("seat " + seat + " owns no color");
            }
            for (Color color : colors.get(seat.ordinal())) {
                if (owners.containsKey(color)) {
                    throw mistake(
                            color.label() + " is owned twice, by seat " + owners.get(color) + " and seat " + seat);
                }
                owners.put(color, seat);
            }
        }
    }

    private IllegalStateException mistake(String what) {
        return new IllegalStateException("ruleset " + id + ": " + what);
    }
}
