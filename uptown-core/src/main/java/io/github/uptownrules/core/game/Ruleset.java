package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.value.Color;
import java.util.OptionalInt;
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
 * their ids are. A reader of notation notices when two that it is given are not {@linkplain #hasSameRules alike}.
 *
 * @since 0.1.0
 */
public final class Ruleset {
    private final String id;
    private final ImmutableList<ImmutableList<Color>> colors;
    private final ImmutableList<Seat> seats;
    private final ImmutableList<Integer> rackSizes;

    /** By seat, the seats whose racks it sees, as bits. */
    private final ImmutableList<Integer> seen;

    private final OptionalInt placementLimit;
    private final Scoring scoring;
    private final long key;

    Ruleset(RulesetBuilder builder, Scoring scoring) {
        this.id = builder.id();
        this.colors = builder.colors();
        this.seats = Seat.first(colors.size());
        ImmutableList.Builder<Integer> sizes = ImmutableList.builder();
        ImmutableList.Builder<Integer> sights = ImmutableList.builder();
        for (Seat seat : seats) {
            sizes.add(builder.rackSizeOf(seat));
            sights.add(builder.seenBy(seat));
        }
        this.rackSizes = sizes.build();
        this.seen = sights.build();
        this.placementLimit = builder.placementLimit();
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
    public static RulesetBuilder builder(String id) {
        return new RulesetBuilder(id);
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
     *     rules in every release
     */
    public RulesetBuilder toBuilder(String newId) {
        if (newId.equals(id)) {
            throw new IllegalArgumentException("a ruleset made from '" + id + "' needs an id of its own");
        }
        RulesetBuilder builder = builder(newId).scoring(scoring);
        for (Seat seat : seats) {
            builder.seat(colors(seat).toArray(new Color[0])).rackSize(seat, rackSize(seat));
            seats.stream()
                    .filter(other -> other.ordinal() > seat.ordinal() && showsRack(seat, other))
                    .forEach(other -> builder.partners(seat, other));
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
     * The colors that a seat owns by default. A position may assign other colors to its seats, but as many.
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
     * Whether a viewer sees the racks of a seat (Q13): the seat itself does, and its partners if it has any.
     *
     * @param viewer who looks; a spectator sees no rack
     * @param owner a seat at the table
     * @return whether its racks are shown to the viewer, besides those that lie face up for all
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public boolean showsRack(Viewer viewer, Seat owner) {
        requireNonNull(owner, "owner");
        return viewer.asSeat().isPresent() && (seen.get(indexOf(viewer.asSeat().get())) >>> indexOf(owner) & 1) != 0;
    }

    /**
     * How many tiles a seat may place, over all its colors, if the game does not go on until the tiles are played: a limit of
     * rounds, as long as no seat is skipped. A seat that has placed that many is finished.
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
        requireNonNull(first, "first");
        return deal(new SplitMix64(seed), first);
    }

    /**
     * Deals a game that seat 1 starts.
     *
     * <pre>{@code
     * GameState secret = rules.deal(new SecureRandom());    // cannot be guessed
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
        requireNonNull(first, "first");
        return GameState.start(Deal.shuffled(this, random), first);
    }

    /**
     * Deals a game, and draws the seat that starts, each equally likely (R11, Q9).
     *
     * @param seed any number; the same one gives the same game on every machine and in every release, with the racks and
     *     piles that {@link #deal(long)} deals
     * @return the game before its first move
     */
    public GameState dealRandomStart(long seed) {
        return dealRandomStart(new SplitMix64(seed));
    }

    /**
     * Deals a game, and draws the seat that starts, each equally likely (R11, Q9).
     *
     * @param random where the bits come from, first those for the deal
     * @return the game before its first move
     */
    public GameState dealRandomStart(RandomGenerator random) {
        Deal deal = Deal.shuffled(this, random);
        return GameState.start(deal, seats.get(RandomInts.below(random, seats.size())));
    }

    /**
     * Whether another ruleset has the same rules, whatever its id: seats, colors, racks, partners, limit and scoring. Scorings
     * are the same if they are equal: give one of your own an {@code equals}, as a record has, or keep one object of it.
     *
     * @param other any ruleset
     * @return whether games go alike under both
     */
    public boolean hasSameRules(Ruleset other) {
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
}
