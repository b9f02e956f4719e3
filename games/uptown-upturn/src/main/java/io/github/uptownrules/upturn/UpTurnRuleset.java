package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.base.text.RulesetId;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * What differs from one game of UP TURN to another: how many play, and with which tiles. There are no other options.
 *
 * <pre>{@code
 * UpTurnRuleset three = UpTurnRuleset.of(3);      // -> upturn-3
 * UpTurnState game = three.deal(42);              // the same deal on every machine and in every release
 * }</pre>
 *
 * @since 0.1.0
 */
public final class UpTurnRuleset {
    private static final int FEWEST_SEATS = 2;
    static final int MOST_SEATS = 4;
    private static final int LONGEST_ID = 40;
    private static final ImmutableList<UpTurnRuleset> ALL =
            ImmutableList.of(standard(FEWEST_SEATS), standard(3), standard(MOST_SEATS));

    private final String id;
    private final ImmutableList<Seat> seats;
    private final TileSet tileSet;

    private UpTurnRuleset(String id, ImmutableList<Seat> seats, TileSet tileSet) {
        this.id = id;
        this.seats = seats;
        this.tileSet = requireNonNull(tileSet, "tileSet");
    }

    private static UpTurnRuleset standard(int seats) {
        return new UpTurnRuleset("upturn-" + seats, Seat.first(seats), TileSet.standard());
    }

    /**
     * The ruleset for a number of players, with the {@linkplain TileSet#standard() default tiles}, which are a guess.
     *
     * @param seats 2 to 4 (V1)
     * @return the ruleset {@code upturn-2}, {@code upturn-3} or {@code upturn-4}
     * @throws IllegalArgumentException if the number of seats is out of range
     */
    public static UpTurnRuleset of(int seats) {
        if (seats < FEWEST_SEATS || seats > MOST_SEATS) {
            throw new IllegalArgumentException(
                    "this game is for " + FEWEST_SEATS + " to " + MOST_SEATS + " players, not " + seats);
        }
        return ALL.get(seats - FEWEST_SEATS);
    }

    /**
     * The rulesets with the default tiles.
     *
     * @return {@code upturn-2}, {@code upturn-3}, {@code upturn-4}
     */
    public static ImmutableList<UpTurnRuleset> all() {
        return ALL;
    }

    /**
     * The rulesets with some tiles. If these are not the default ones, the ids are made from them: they are those of {@link #all()},
     * then {@code -tiles-} and eight digits that other tiles do not have.
     *
     * @param tiles the tiles
     * @return a ruleset for each number of players, the fewest first
     */
    public static ImmutableList<UpTurnRuleset> all(TileSet tiles) {
        if (tiles.equals(TileSet.standard())) {
            return ALL;
        }
        String mark = RulesetId.mark(tiles.toString());
        return ALL.stream()
                .map(ruleset -> ruleset.withTiles(ruleset.id + "-tiles-" + mark, tiles))
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * The ruleset with an id.
     *
     * @param id such as {@code upturn-3}
     * @return the ruleset, or empty if none of {@link #all()} has that id
     */
    public static Optional<UpTurnRuleset> byId(String id) {
        requireNonNull(id, "id");
        return ALL.stream().filter(ruleset -> ruleset.id.equals(id)).findFirst();
    }

    /**
     * The ruleset with an id that is known to exist, or that a person typed.
     *
     * @param id such as {@code upturn-3}
     * @return the ruleset
     * @throws IllegalArgumentException if none of {@link #all()} has that id; the message names their ids
     */
    public static UpTurnRuleset parse(String id) {
        requireNonNull(id, "id");
        return byId(id).orElseThrow(() -> new IllegalArgumentException("unknown ruleset " + Quote.of(id) + "; known: "
                + ALL.stream().map(UpTurnRuleset::id).collect(Collectors.joining(", "))));
    }

    /**
     * A ruleset for as many players, with other tiles.
     *
     * @param newId its name in notation: lower-case letters and digits, in parts joined by {@code -}, 40 characters or fewer
     * @param tiles the tiles
     * @return the ruleset
     * @throws IllegalArgumentException if the id is of another form, or that of this ruleset or one of {@link #all()}: an id
     *     stands for the same tiles in every release
     */
    public UpTurnRuleset withTiles(String newId, TileSet tiles) {
        requireNonNull(tiles, "tiles");
        if (newId.length() > LONGEST_ID || !RulesetId.isOne(newId)) {
            throw new IllegalArgumentException("the id of a ruleset is lower-case letters and digits in parts joined by"
                    + " '-', at most " + LONGEST_ID + " characters, not " + Quote.of(newId));
        }
        if (newId.equals(id) || byId(newId).isPresent()) {
            throw new IllegalArgumentException("other tiles need an id of their own, not '" + newId + "'");
        }
        return new UpTurnRuleset(newId, seats, tiles);
    }

    /** {@return the name of this ruleset in notation} */
    public String id() {
        return id;
    }

    /**
     * The seats at the table (V1).
     *
     * @return two to four seats, seat 1 first
     */
    public ImmutableList<Seat> seats() {
        return seats;
    }

    /** {@return the tiles} */
    public TileSet tileSet() {
        return tileSet;
    }

    /** Makes sure that a seat is at the table. */
    Seat checkSeat(Seat seat) {
        if (seat.ordinal() >= seats.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " in ruleset " + id);
        }
        return seat;
    }

    /**
     * Deals a game that seat 1 starts.
     *
     * @param seed any number; the same one gives the same game on every machine and in every release
     * @return the game before its first move
     */
    public UpTurnState deal(long seed) {
        return deal(seed, Seat.ONE);
    }

    /**
     * Deals a game (V5, V6, W4): shuffles all tiles with the bits of a seed, gives each seat seven, and lays the next as the
     * start tile; while that is an action, what is left is shuffled again.
     *
     * @param seed any number; the same one gives the same game on every machine and in every release
     * @param first the seat that starts (W3)
     * @return the game before its first move
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public UpTurnState deal(long seed, Seat first) {
        requireNonNull(first, "first");
        return Deal.of(this, seed, checkSeat(first));
    }

    /**
     * Deals a game that seat 1 starts.
     *
     * <pre>{@code
     * UpTurnState secret = UpTurnRuleset.of(3).deal(new SecureRandom());    // cannot be guessed
     * secret.turn();                                                        // -> Optional[1]
     * }</pre>
     *
     * @param random where the bits come from; a server that must not be guessed passes a {@link java.security.SecureRandom}
     * @return the game before its first move
     */
    public UpTurnState deal(RandomGenerator random) {
        return deal(random, Seat.ONE);
    }

    /**
     * Deals a game, as {@link #deal(long, Seat)} does from a seed. Refills are shuffled from the next 64 bits (V22).
     *
     * @param random where the bits come from
     * @param first the seat that starts (W3)
     * @return the game before its first move
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public UpTurnState deal(RandomGenerator random, Seat first) {
        requireNonNull(first, "first");
        return Deal.of(this, requireNonNull(random, "random"), checkSeat(first));
    }

    /**
     * Deals a game, and draws the seat that starts, each equally likely (W3).
     *
     * @param seed any number; the same one gives the same game on every machine and in every release, with the racks and the
     *     bag that {@link #deal(long)} deals
     * @return the game before its first move
     */
    public UpTurnState dealRandomStart(long seed) {
        UpTurnState game = deal(seed);
        return Deal.startedBy(drawSeat(new SplitMix64(game.generatorState())), game);
    }

    /**
     * Deals a game, and draws the seat that starts, each equally likely (W3).
     *
     * @param random where the bits come from, first those for the deal
     * @return the game before its first move
     */
    public UpTurnState dealRandomStart(RandomGenerator random) {
        UpTurnState game = deal(random);
        return Deal.startedBy(drawSeat(random), game);
    }

    private Seat drawSeat(RandomGenerator random) {
        return seats.get(RandomInts.below(random, seats.size()));
    }

    /**
     * Whether the other object is a ruleset with the same id, seats and tiles.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof UpTurnRuleset that
                        && id.equals(that.id)
                        && seats.equals(that.seats)
                        && tileSet.equals(that.tileSet);
    }

    /** {@return a hash of the ruleset} */
    @Override
    public int hashCode() {
        return Objects.hash(id, seats, tileSet);
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id;
    }
}
