package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.random.Draws;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * What differs from one way of playing Uptown to another: the seats and their colors, the sizes of racks, who sees what, how
 * long a game may be, the scoring.
 *
 * <p>A ruleset is plain data; the game asks it and has no case for any particular one. Make your own with a builder:
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
 * <p>The id names the ruleset in notation, so two rulesets with one id must play alike; hence rulesets are equal when
 * their ids are. A reader of notation notices when two that it is given are not {@linkplain #isAlike alike}.
 *
 * @since 0.1.0
 */
public final class Ruleset {
    private static final int LONGEST_ID = 64;
    private static final int USUAL_RACK = 5;

    private final String id;
    private final ImmutableList<ImmutableList<Color>> colors;
    private final ImmutableList<Seat> seats;
    private final ImmutableList<Integer> rackSizes;

    /** By seat, the seats whose racks it sees, as bits. */
    private final ImmutableList<Integer> seen;

    private final OptionalInt placementLimit;
    private final Scoring scoring;
    private final long key;

    private Ruleset(Builder builder, Scoring scoring) {
        this.id = builder.id;
        this.colors = ImmutableList.copyOf(builder.colors);
        this.seats = Seat.first(colors.size());
        ImmutableList.Builder<Integer> sizes = ImmutableList.builder();
        ImmutableList.Builder<Integer> sights = ImmutableList.builder();
        for (Seat seat : seats) {
            sizes.add(builder.rackSizeOf(seat));
            sights.add(builder.seenBy(seat));
        }
        this.rackSizes = sizes.build();
        this.seen = sights.build();
        this.placementLimit = builder.placementLimit;
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
     * Starts a ruleset with no seat, a rack of five and no scoring.
     *
     * @param id its name in notation: lower-case letters and digits, in parts joined by {@code -}; 64 characters at most
     * @return a builder
     * @throws IllegalArgumentException if the id is of another form
     */
    public static Builder builder(String id) {
        return new Builder(id);
    }

    /**
     * Starts from this ruleset, to change some of it.
     *
     * <pre>{@code
     * Ruleset house = rules.toBuilder("my-house").rackSize(6).build();
     * }</pre>
     *
     * @param newId the id of the changed ruleset
     * @return a builder that has all that this ruleset has but its id
     * @throws IllegalArgumentException if the id is of another form, or that of this ruleset: an id stands for the same
     *     rules for ever
     */
    public Builder toBuilder(String newId) {
        if (newId.equals(id)) {
            throw new IllegalArgumentException("a ruleset made from '" + id + "' needs an id of its own");
        }
        Builder builder = builder(newId).scoring(scoring);
        builder.colors.addAll(colors);
        for (Seat seat : seats) {
            builder.rackSize(seat, rackSize(seat));
            builder.partners.addAll(seats.stream()
                    .filter(other -> other.ordinal() > seat.ordinal() && showsRack(seat, other))
                    .map(other -> ImmutableSet.of(seat, other))
                    .toList());
        }
        placementLimit.ifPresent(builder::placementLimit);
        return builder;
    }

    /** {@return the name of this ruleset in notation} */
    public String id() {
        return id;
    }

    /**
     * The seats at the table (R1).
     *
     * @return two to five seats, seat 1 first
     */
    public ImmutableList<Seat> seats() {
        return seats;
    }

    /**
     * The colors a seat owns if nobody says otherwise. A position may assign other colors to its seats, but as many.
     *
     * @param seat a seat at the table
     * @return one color or more, in canonical order
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public ImmutableList<Color> colors(Seat seat) {
        return colors.get(indexOf(seat));
    }

    /** The index of a seat among those at the table. */
    int indexOf(Seat seat) {
        if (seat.ordinal() >= seats.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " in ruleset " + id);
        }
        return seat.ordinal();
    }

    /**
     * How many tiles each rack of a seat holds while there are tiles to draw (R10). A color is finished when it has one tile
     * less and nothing to draw.
     *
     * @param seat a seat at the table
     * @return 1 to 28
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public int rackSize(Seat seat) {
        return rackSizes.get(indexOf(seat));
    }

    /**
     * Whether somebody sees the racks of a seat (Q13): the seat itself does, and its partners if it has any.
     *
     * @param viewer who looks; a spectator sees no rack
     * @param owner a seat at the table
     * @return whether its racks are shown to the viewer, besides those that lie face up for all
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public boolean showsRack(Viewer viewer, Seat owner) {
        return viewer.seat().isPresent() && (seen.get(indexOf(viewer.seat().get())) >>> indexOf(owner) & 1) != 0;
    }

    /**
     * How many tiles a seat may place, over all its colors, if the game does not go on until the tiles are played: a limit of
     * rounds, as long as nobody is skipped. A seat that has placed so many is finished.
     *
     * @return 1 or more, or empty if there is no limit
     */
    public OptionalInt placementLimit() {
        return placementLimit;
    }

    /** {@return how this ruleset scores} */
    public Scoring scoring() {
        return scoring;
    }

    /**
     * Deals a game that seat 1 starts.
     *
     * @param seed any number; the same one gives the same game on every machine and in every release
     * @return the game before its first move
     */
    public GameState deal(long seed) {
        return deal(seed, Seat.ONE);
    }

    /**
     * Deals a game.
     *
     * @param seed any number; the same one gives the same game on every machine and in every release
     * @param first the seat that starts (Q9)
     * @return the game before its first move
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public GameState deal(long seed, Seat first) {
        return deal(new SplitMix64(seed), first);
    }

    /**
     * Deals a game that seat 1 starts.
     *
     * <pre>{@code
     * GameState secret = rules.deal(new SecureRandom());    // nobody can guess this one
     * secret.turn();                                        // -> Optional[1]
     * }</pre>
     *
     * @param random where the bits come from; a server that must not be guessed passes a {@link java.security.SecureRandom}
     * @return the game before its first move
     */
    public GameState deal(RandomGenerator random) {
        return deal(random, Seat.ONE);
    }

    /**
     * Deals a game.
     *
     * @param random where the bits come from
     * @param first the seat that starts (Q9)
     * @return the game before its first move
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public GameState deal(RandomGenerator random, Seat first) {
        return GameState.start(Deal.shuffled(this, random), first);
    }

    /**
     * Deals a game, and draws the seat that starts, each equally likely (R11, Q9).
     *
     * @param seed any number; the same one gives the same game on every machine and in every release, with the racks and
     *     piles that {@link #deal(long)} deals
     * @return the game before its first move
     */
    public GameState dealWithRandomFirst(long seed) {
        return dealWithRandomFirst(new SplitMix64(seed));
    }

    /**
     * Deals a game, and draws the seat that starts, each equally likely (R11, Q9).
     *
     * @param random where the bits come from, first those for the deal
     * @return the game before its first move
     */
    public GameState dealWithRandomFirst(RandomGenerator random) {
        Deal deal = Deal.shuffled(this, random);
        return GameState.start(deal, seats.get(Draws.below(random, seats.size())));
    }

    /**
     * Whether another ruleset has the same rules, whatever its id: seats, colors, racks, partners, limit and scoring. Scorings
     * are the same if they are equal: give one of your own an {@code equals}, as a record has, or keep one object of it.
     *
     * @param other any ruleset
     * @return whether games go alike under both
     */
    public boolean isAlike(Ruleset other) {
        return colors.equals(other.colors)
                && rackSizes.equals(other.rackSizes)
                && seen.equals(other.seen)
                && placementLimit.equals(other.placementLimit)
                && scoring.equals(other.scoring);
    }

    /** The colors of the seats, clockwise from the first. */
    ImmutableList<ImmutableList<Color>> colorsBySeat() {
        return colors;
    }

    /** A number for the id, the same in every release. */
    long key() {
        return key;
    }

    /**
     * Whether the other object is a ruleset with the same id.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Ruleset that && id.equals(that.id);
    }

    /** {@return a hash of the id} */
    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id;
    }

    /** Gathers what makes a ruleset. Not thread-safe. */
    public static final class Builder {
        private final String id;
        private final List<ImmutableList<Color>> colors = new ArrayList<>();
        private final Map<Seat, Integer> rackSizes = new EnumMap<>(Seat.class);
        private final List<ImmutableSet<Seat>> partners = new ArrayList<>();
        private int rackSize = USUAL_RACK;
        private OptionalInt placementLimit = OptionalInt.empty();
        private Optional<Scoring> scoring = Optional.empty();

        private Builder(String id) {
            if (!isId(id)) {
                throw new IllegalArgumentException(
                        "the id of a ruleset is lower-case letters and digits in parts joined" + " by '-', "
                                + LONGEST_ID + " characters at most, not " + Quote.of(id));
            }
            this.id = id;
        }

        /** Parts joined by dashes, none of them empty. */
        private static boolean isId(String id) {
            boolean isInPart = false;
            for (int i = 0; i < id.length(); i++) {
                char character = id.charAt(i);
                boolean wasInPart = isInPart;
                isInPart = character >= 'a' && character <= 'z' || character >= '0' && character <= '9';
                if (!isInPart && !(wasInPart && character == '-')) {
                    return false;
                }
            }
            return isInPart && id.length() <= LONGEST_ID;
        }

        /**
         * Adds the next seat.
         *
         * @param own the colors it owns, in any order
         * @return this builder
         */
        public Builder seat(Color... own) {
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
         * @throws IllegalArgumentException if there are not so many colors, or a number is negative
         */
        public Builder seats(int count, int colorsEach) {
            if (count < 0
                    || colorsEach < 0
                    || (long) count * Math.max(1, colorsEach) > Color.all().size()) {
                throw new IllegalArgumentException(count + " seats cannot own " + colorsEach
                        + " colors each: there are " + Color.all().size());
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
         * Sets how many tiles every rack holds; five if nobody says otherwise.
         *
         * @param size 1 to 28
         * @return this builder
         */
        public Builder rackSize(int size) {
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
        public Builder rackSize(Seat seat, int size) {
            rackSizes.put(seat, size);
            return this;
        }

        private int rackSizeOf(Seat seat) {
            return rackSizes.getOrDefault(seat, rackSize);
        }

        /**
         * Lets some seats see each other's racks; each call adds to those before. That is all that partners are: who wins with
         * whom is up to the scoring.
         *
         * @param seats the partners, who are, or will be, at the table
         * @return this builder
         */
        public Builder partners(Seat... seats) {
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
         * Limits how many tiles a seat may place; the game ends when no seat can or may place one.
         *
         * @param placements 1 or more
         * @return this builder
         */
        public Builder placementLimit(int placements) {
            placementLimit = OptionalInt.of(placements);
            return this;
        }

        /**
         * Sets how the game is scored, and how ties are broken: nothing stays of a scoring that was set before.
         *
         * @param how the scoring
         * @return this builder
         */
        public Builder scoring(Scoring how) {
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
}
