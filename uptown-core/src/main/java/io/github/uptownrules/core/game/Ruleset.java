package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.base.text.RulesetId;
import io.github.uptownrules.core.value.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/**
 * The parameters of a game of Uptown: seats and their colors, rack sizes, visible racks, an optional placement limit,
 * and the scoring.
 *
 * <p>A ruleset is plain data, and the game treats all rulesets alike. Define your own with a builder:
 *
 * <pre>{@code
 * Ruleset duel = Ruleset.builder("duel")
 *         .seat(Color.RED)
 *         .seat(Color.BLUE)
 *         .rackSize(7)
 *         .scoring(Tally::captureCount)
 *         .build();
 * GameState game = duel.deal(42);
 * game.rackSize(Color.RED);           // -> 7
 * }</pre>
 *
 * <p>The id identifies the ruleset in notation, so rulesets are equal if their ids are. Readers of notation reject two
 * {@linkplain #hasSameRules different} rulesets with the same id.
 *
 * @since 0.1.0
 */
public final class Ruleset {
    private final String id;
    private final ImmutableList<ImmutableList<Color>> colors;
    private final ImmutableList<Seat> seats;
    private final ImmutableList<Integer> rackSizes;

    /** For each seat, the seats whose racks it sees, as bits. */
    private final ImmutableList<Integer> seen;

    private final OptionalInt placementLimit;
    private final Optional<Seat> start;
    private final Scoring scoring;
    private final long key;

    private Ruleset(Builder builder, Scoring scoring) {
        this.id = builder.id;
        this.colors = ImmutableList.copyOf(builder.colors);
        this.seats = Seat.first(colors.size());
        ImmutableList.Builder<Integer> sizes = ImmutableList.builder();
        ImmutableList.Builder<Integer> visible = ImmutableList.builder();
        for (Seat seat : seats) {
            sizes.add(builder.rackSizeOf(seat));
            visible.add(builder.seenBy(seat));
        }
        this.rackSizes = sizes.build();
        this.seen = visible.build();
        this.placementLimit = builder.placementLimit;
        this.start = builder.start;
        this.scoring = scoring;
        this.key = key(id);
    }

    private static long key(String id) {
        long key = 0;
        for (int i = 0; i < id.length(); i++) {
            key = SplitMix64.mix(key + id.charAt(i));
        }
        return key;
    }

    /**
     * Returns a builder with no seats, a rack size of five and no scoring.
     *
     * @param id the id in notation: parts of lower-case letters and digits, joined by {@code -}, at most 64 characters.
     *     An id that spells out house rules, such as {@code standard-4+rack=6}, may have up to 128 characters. Use such
     *     an id only for the rules that it describes
     * @throws IllegalArgumentException if the id is malformed
     */
    public static Builder builder(String id) {
        return new Builder(id);
    }

    /**
     * Returns a builder with the rules of this ruleset and another id.
     *
     * <pre>{@code
     * Ruleset house = rules.toBuilder("my-house").rackSize(6).build();
     * }</pre>
     *
     * @throws IllegalArgumentException if the id is malformed, or is the id of this ruleset: an id must mean the same rules in
     *     every release
     */
    public Builder toBuilder(String newId) {
        if (newId.equals(id)) {
            throw new IllegalArgumentException("a ruleset made from '" + id + "' needs another id");
        }
        Builder builder = builder(newId).scoring(scoring);
        for (Seat seat : seats) {
            builder.seat(colors(seat).toArray(new Color[0])).rackSize(seat, rackSize(seat));
            seats.stream()
                    .filter(other -> other.ordinal() > seat.ordinal() && showsRack(seat, other))
                    .forEach(other -> builder.partners(seat, other));
        }
        placementLimit.ifPresent(builder::placementLimit);
        builder.start = start;
        return builder;
    }

    /** {@return the name of this ruleset in notation} */
    public String id() {
        return id;
    }

    /** {@return the two to five seats at the table, seat 1 first (R1)} */
    public ImmutableList<Seat> seats() {
        return seats;
    }

    /**
     * Returns the colors that a seat owns by default, in canonical order. A position may assign other colors to its
     * seats, but not more or fewer.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public ImmutableList<Color> colors(Seat seat) {
        return colors.get(indexOf(seat));
    }

    int indexOf(Seat seat) {
        if (seat.ordinal() >= seats.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " in ruleset " + id);
        }
        return seat.ordinal();
    }

    /**
     * Returns the number of tiles on each rack of a seat while there are tiles to draw, 1 to 28 (R10). A color is
     * finished once its pile is empty and its rack is one tile short.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public int rackSize(Seat seat) {
        return rackSizes.get(indexOf(seat));
    }

    /**
     * Returns whether a viewer sees the racks of a seat (Q13): its own and those of its partners. A spectator sees
     * none. Racks that lie face up for everybody are not considered.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public boolean showsRack(Viewer viewer, Seat owner) {
        requireNonNull(owner, "owner");
        return viewer.asSeat().isPresent() && (seen.get(indexOf(viewer.asSeat().get())) >>> indexOf(owner) & 1) != 0;
    }

    /**
     * Returns the number of tiles that a seat may place over all its colors before it is finished, or empty if there is
     * no limit.
     */
    public OptionalInt placementLimit() {
        return placementLimit;
    }

    /** {@return the starting seat, or empty if it is random (R11)} */
    public Optional<Seat> start() {
        return start;
    }

    /** {@return the scoring} */
    public Scoring scoring() {
        return scoring;
    }

    /**
     * Deals a game that the {@linkplain #start() starting seat} of this ruleset begins: seat 1 in the published rulesets.
     *
     * @param seed any number; the same seed deals the same game on every machine and in every release. The starting seat does
     *     not affect racks and piles
     */
    public GameState deal(long seed) {
        return deal(new SplitMix64(seed));
    }

    /**
     * Deals a game that the given seat starts (Q9).
     *
     * @param seed any number; the same seed deals the same game on every machine and in every release
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public GameState deal(long seed, Seat first) {
        requireNonNull(first, "first");
        return deal(new SplitMix64(seed), first);
    }

    /**
     * Deals a game that the {@linkplain #start() starting seat} of this ruleset begins: seat 1 in the published rulesets.
     *
     * <pre>{@code
     * GameState secret = rules.deal(new SecureRandom());    // cannot be guessed
     * secret.turn();                                        // -> Optional[1]
     * }</pre>
     *
     * @param random the source of randomness; use a {@link java.security.SecureRandom} if deals must be unpredictable
     */
    public GameState deal(RandomGenerator random) {
        return start.isPresent() ? deal(random, start.get()) : dealRandomStart(random);
    }

    /**
     * Deals a game that the given seat starts (Q9).
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public GameState deal(RandomGenerator random, Seat first) {
        requireNonNull(first, "first");
        return GameState.start(Deal.shuffled(this, random), first);
    }

    /**
     * Deals a game that a random seat starts, each with equal probability (R11, Q9).
     *
     * @param seed any number; the same seed deals the same game on every machine and in every release, with the racks
     *     and piles of {@link #deal(long)}
     */
    public GameState dealRandomStart(long seed) {
        return dealRandomStart(new SplitMix64(seed));
    }

    /** Deals a game that a random seat starts, each with equal probability (R11, Q9). */
    public GameState dealRandomStart(RandomGenerator random) {
        Deal deal = Deal.shuffled(this, random);
        return GameState.start(deal, seats.get(RandomInts.below(random, seats.size())));
    }

    /**
     * Returns whether another ruleset has the same seats, colors, rack sizes, partners, limit, start and scoring, regardless of
     * its id. Scorings are compared with {@code equals}: implement your own scoring as a record, or use a single instance of
     * it.
     */
    public boolean hasSameRules(Ruleset other) {
        return colors.equals(other.colors)
                && rackSizes.equals(other.rackSizes)
                && seen.equals(other.seen)
                && placementLimit.equals(other.placementLimit)
                && start.equals(other.start)
                && scoring.equals(other.scoring);
    }

    ImmutableList<ImmutableList<Color>> colorsBySeat() {
        return colors;
    }

    /** {@return a hash of the id that never changes between releases} */
    long key() {
        return key;
    }

    /** {@return whether the other object is a ruleset with the same id} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Ruleset that && id.equals(that.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id;
    }

    /**
     * Builds a {@link Ruleset}. Not thread-safe.
     *
     * <pre>{@code
     * Ruleset.Builder builder = Ruleset.builder("duel").seats(2, 1).scoring(Tally::captureCount);
     * builder.rackSize(7).build().rackSize(Seat.ONE);     // -> 7
     * builder.rackSize(3).build().rackSize(Seat.ONE);     // -> 3
     * }</pre>
     *
     * @since 0.1.0
     */
    public static final class Builder {
        private static final int LONGEST_NAME = 64;
        private static final int LONGEST_LINE = 128;
        private static final int USUAL_RACK = 5;

        private static final String ID_FORM =
                "the id of a ruleset is lower-case letters and digits in parts joined by '-'";
        private static final String LINE_FORM = "a line of house rules is an id and options such as '+rack=6'";

        private final String id;
        private final List<ImmutableList<Color>> colors = new ArrayList<>();
        private final Map<Seat, Integer> rackSizes = new EnumMap<>(Seat.class);
        private final List<ImmutableSet<Seat>> partners = new ArrayList<>();
        private int rackSize = USUAL_RACK;
        private OptionalInt placementLimit = OptionalInt.empty();
        private Optional<Seat> start = Optional.of(Seat.ONE);
        private Optional<Scoring> scoring = Optional.empty();

        private Builder(String id) {
            if (id.indexOf('+') < 0) {
                checkForm(RulesetId.isOne(id), id, LONGEST_NAME, ID_FORM);
            } else {
                checkForm(RulesetId.isLine(id), id, LONGEST_LINE, LINE_FORM);
            }
            this.id = id;
        }

        private static void checkForm(boolean hasForm, String id, int longest, String form) {
            if (!hasForm || id.length() > longest) {
                throw new IllegalArgumentException(form + ", at most " + longest + " characters, not " + Quote.of(id));
            }
        }

        /** Adds the next seat, with the colors it owns, in any order. */
        public Builder seat(Color... own) {
            requireNonNull(own, "own");
            colors.add(ImmutableList.sortedCopyOf(Arrays.asList(own)));
            return this;
        }

        /**
         * Adds seats and deals the colors out in canonical order, one to each new seat in turn.
         *
         * @throws IllegalArgumentException if there are not enough colors, or a number is negative
         */
        public Builder seats(int count, int colorsEach) {
            if (count < 0
                    || colorsEach < 0
                    || (long) count * Math.max(1, colorsEach) > Color.all().size()) {
                throw new IllegalArgumentException(
                        Quantity.of(count, "seat") + " cannot own " + Quantity.of(colorsEach, "color")
                                + " each: there are " + Color.all().size());
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

        /** Sets the number of tiles on every rack, 1 to 28. The default is five. */
        public Builder rackSize(int size) {
            rackSize = size;
            rackSizes.clear();
            return this;
        }

        /**
         * Sets the number of tiles on the racks of one seat, 1 to 28, as a handicap: a larger rack gives more choice
         * but fewer placements. The seat may be added later.
         */
        public Builder rackSize(Seat seat, int size) {
            requireNonNull(seat, "seat");
            rackSizes.put(seat, size);
            return this;
        }

        private int rackSizeOf(Seat seat) {
            return rackSizes.getOrDefault(seat, rackSize);
        }

        /**
         * Lets the given seats see each other's racks, in addition to earlier calls. Partners share nothing else; the
         * scoring decides which seats win together. The seats may be added later.
         */
        public Builder partners(Seat... seats) {
            requireNonNull(seats, "seats");
            partners.add(ImmutableSet.copyOf(seats));
            return this;
        }

        private int seenBy(Seat seat) {
            int bits = 1 << seat.ordinal();
            for (ImmutableSet<Seat> group : partners) {
                for (Seat other : group) {
                    bits |= group.contains(seat) ? 1 << other.ordinal() : 0;
                }
            }
            return bits;
        }

        /**
         * Limits the number of tiles that a seat may place, 1 or more. The game ends when no seat is able and allowed
         * to place a tile.
         */
        public Builder placementLimit(int placements) {
            placementLimit = OptionalInt.of(placements);
            return this;
        }

        /** Sets the starting seat. The default is seat 1. The seat may be added later. */
        public Builder start(Seat seat) {
            start = Optional.of(requireNonNull(seat, "seat"));
            return this;
        }

        /** Chooses the starting seat at random for each deal; all seats are equally likely (R11). */
        public Builder randomStart() {
            start = Optional.empty();
            return this;
        }

        /** Sets the scoring, which also breaks ties. Replaces any scoring set before. */
        public Builder scoring(Scoring how) {
            requireNonNull(how, "how");
            scoring = Optional.of(how);
            return this;
        }

        /**
         * Builds the ruleset.
         *
         * @throws IllegalStateException if there are not two to five seats (R1), a seat owns no color, a color is owned
         *     twice, a rack does not hold 1 to 28 tiles, a rack size, a partner or the start refers to a seat that is not at
         *     the table, a limit is less than 1, or no scoring was given
         */
        public Ruleset build() {
            // Programs start here. Loading lambdas and sets would take a quarter of the time to the first legal move.
            RulesetCheck check = new RulesetCheck(id, colors);
            for (Seat seat : rackSizes.keySet()) {
                check.seat(seat);
            }
            for (ImmutableSet<Seat> group : partners) {
                for (Seat seat : group) {
                    check.seat(seat);
                }
            }
            if (start.isPresent()) {
                check.seat(start.get());
            }
            for (Seat seat : Seat.first(colors.size())) {
                check.rackSize(rackSizeOf(seat));
            }
            if (placementLimit.isPresent()) {
                check.placementLimit(placementLimit.getAsInt());
            }
            if (scoring.isEmpty()) {
                throw check.mistake("the scoring is missing");
            }
            return new Ruleset(this, scoring.get());
        }
    }
}
