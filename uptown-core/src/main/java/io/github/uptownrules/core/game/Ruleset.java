package io.github.uptownrules.core.game;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.text.Quote;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.random.Draws;
import io.github.uptownrules.random.SplitMix64;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * What differs from one way of playing Uptown to another: the seats and their colors, the size of a rack, the scoring.
 *
 * <p>A ruleset is plain data; the game asks it and has no case for any particular one. Make your own with a builder:
 *
 * <pre>{@code
 * Ruleset duel = Ruleset.builder("duel")
 *         .seat(Color.RED)
 *         .seat(Color.BLUE)
 *         .rackSize(7)
 *         .scoring(rules.scoring())
 *         .build();
 * GameState game = duel.deal(42);
 * game.rackSize(Color.RED);           // -> 7
 * }</pre>
 *
 * <p>The id names the ruleset in notation, so two rulesets with one id must play alike; hence rulesets are equal when
 * their ids are.
 *
 * @since 0.1.0
 */
public final class Ruleset {
    private static final CharMatcher ID = CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9'));
    private static final int LONGEST_ID = 64;

    private final String id;
    private final ImmutableList<ImmutableList<Color>> colors;
    private final ImmutableList<Seat> seats;
    private final int rackSize;
    private final Scoring scoring;
    private final long key;

    private Ruleset(String id, ImmutableList<ImmutableList<Color>> colors, int rackSize, Scoring scoring) {
        this.id = id;
        this.colors = colors;
        this.seats = Seat.first(colors.size());
        this.rackSize = rackSize;
        this.scoring = scoring;
        this.key = id.chars().asLongStream().reduce(0, (sum, letter) -> SplitMix64.mix(sum + letter));
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
     * @return a builder that has the seats, the rack size and the scoring of this ruleset
     * @throws IllegalArgumentException if the id is of another form, or that of this ruleset: an id stands for the same
     *     rules for ever
     */
    public Builder toBuilder(String newId) {
        if (newId.equals(id)) {
            throw new IllegalArgumentException("a ruleset made from '" + id + "' needs an id of its own");
        }
        Builder builder = builder(newId).rackSize(rackSize).scoring(scoring);
        builder.colors.addAll(colors);
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
     * @return one color or more
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

    /** The seats after one and before another, clockwise (R12); all others, if they are the same. */
    ImmutableList<Seat> seatsBetween(Seat from, Seat to) {
        ImmutableList.Builder<Seat> between = ImmutableList.builder();
        for (int seat = (from.ordinal() + 1) % seats.size(); seat != to.ordinal(); seat = (seat + 1) % seats.size()) {
            between.add(seats.get(seat));
        }
        return between.build();
    }

    /**
     * How many tiles a rack holds while there are tiles to draw (R10). A color is finished when it has one tile less and
     * nothing to draw.
     *
     * @return 1 to 28
     */
    public int rackSize() {
        return rackSize;
    }

    /**
     * How many of a color's unplayed tiles are on its rack: the rack is kept full while there are tiles to draw (R10, R24).
     */
    int onRack(int unplayed) {
        return Math.min(unplayed, rackSize);
    }

    /** Whether a color with so many unplayed tiles is finished: it can no longer fill its rack (R32, R43, Q2). */
    boolean isFinished(int unplayed) {
        return unplayed < rackSize;
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
        return GameState.start(Deal.of(this, seed), first);
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
     * <pre>{@code
     * GameState secret = rules.dealWithRandomFirst(new SecureRandom());
     * secret.isOver();    // -> false
     * }</pre>
     *
     * @param random where the bits come from, first those of {@link Deal#shuffled}
     * @return the game before its first move
     */
    public GameState dealWithRandomFirst(RandomGenerator random) {
        Deal deal = Deal.shuffled(this, random);
        return GameState.start(deal, seats.get(Draws.below(random, seats.size())));
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
        private int rackSize = 5;
        private Optional<Scoring> scoring = Optional.empty();

        private Builder(String id) {
            if (id.length() > LONGEST_ID
                    || !Splitter.on('-').splitToStream(id).allMatch(part -> !part.isEmpty() && ID.matchesAllOf(part))) {
                throw new IllegalArgumentException(
                        "the id of a ruleset is lower-case letters and digits in parts joined" + " by '-', "
                                + LONGEST_ID + " characters at most, not " + Quote.of(id));
            }
            this.id = id;
        }

        /**
         * Adds the next seat.
         *
         * @param own the colors it owns
         * @return this builder
         */
        public Builder seat(Color... own) {
            colors.add(ImmutableList.copyOf(own));
            return this;
        }

        /**
         * Adds seats and hands the colors out in canonical order, one to each seat in turn, and so on.
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
         * Sets how many tiles a rack holds.
         *
         * @param size 1 to 28
         * @return this builder
         */
        public Builder rackSize(int size) {
            rackSize = size;
            return this;
        }

        /**
         * Sets how the game is scored.
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
         *     twice, a rack does not hold 1 to 28 tiles, or no scoring was given
         */
        public Ruleset build() {
            if (colors.size() < 2 || colors.size() > Seat.values().length) {
                throw mistake("two to five seats can play, not " + colors.size());
            }
            Map<Color, Seat> owners = new EnumMap<>(Color.class);
            for (Seat seat : Seat.first(colors.size())) {
                if (colors.get(seat.ordinal()).isEmpty()) {
                    throw mistake("seat " + seat + " owns no color");
                }
                for (Color color : colors.get(seat.ordinal())) {
                    if (owners.containsKey(color)) {
                        throw mistake("color " + color + " is owned twice, by seat " + owners.get(color) + " and seat "
                                + seat);
                    }
                    owners.put(color, seat);
                }
            }
            if (rackSize < 1 || rackSize > Tile.all().size()) {
                throw mistake("a rack holds 1 to " + Tile.all().size() + " tiles, not " + rackSize);
            }
            return new Ruleset(
                    id,
                    ImmutableList.copyOf(colors),
                    rackSize,
                    scoring.orElseThrow(() -> mistake("it has no scoring")));
        }

        private IllegalStateException mistake(String what) {
            return new IllegalStateException("ruleset " + id + ": " + what);
        }
    }
}
