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
 * A ruleset of UP TURN: the number of seats and the tiles. There are no other options.
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
     * Returns the ruleset {@code upturn-2}, {@code upturn-3} or {@code upturn-4}, with the {@linkplain TileSet#standard()
     * default tiles}, which are a guess.
     *
     * @param seats the number of seats, 2 to 4 (V1)
     * @throws IllegalArgumentException if the number of seats is out of range
     */
    public static UpTurnRuleset of(int seats) {
        if (seats < FEWEST_SEATS || seats > MOST_SEATS) {
            throw new IllegalArgumentException(
                    "this game is for " + FEWEST_SEATS + " to " + MOST_SEATS + " players, not " + seats);
        }
        return ALL.get(seats - FEWEST_SEATS);
    }

    /** {@return the rulesets with the default tiles: {@code upturn-2}, {@code upturn-3}, {@code upturn-4}} */
    public static ImmutableList<UpTurnRuleset> all() {
        return ALL;
    }

    /**
     * Returns a ruleset for each number of players with these tiles, the fewest players first. With custom tiles, an id is
     * the id from {@link #all()}, followed by {@code -tiles-} and eight digits derived from the tiles.
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

    /** Returns the ruleset with an id, or empty if none of {@link #all()} has it. */
    public static Optional<UpTurnRuleset> byId(String id) {
        requireNonNull(id, "id");
        return ALL.stream().filter(ruleset -> ruleset.id.equals(id)).findFirst();
    }

    /**
     * Returns the ruleset with an id.
     *
     * @throws IllegalArgumentException if none of {@link #all()} has that id; the message lists the known ids
     */
    public static UpTurnRuleset parse(String id) {
        requireNonNull(id, "id");
        return byId(id).orElseThrow(() -> new IllegalArgumentException("unknown ruleset " + Quote.of(id) + "; known: "
                + ALL.stream().map(UpTurnRuleset::id).collect(Collectors.joining(", "))));
    }

    /**
     * Returns a ruleset with the same seats and other tiles.
     *
     * @param newId the id: lower-case letters and digits in parts joined by {@code -}, at most 40 characters
     * @throws IllegalArgumentException if the id is malformed, or is the id of this ruleset or of one of {@link #all()},
     *     because an id means the same tiles in every release
     */
    public UpTurnRuleset withTiles(String newId, TileSet tiles) {
        requireNonNull(tiles, "tiles");
        if (newId.length() > LONGEST_ID || !RulesetId.isOne(newId)) {
            throw new IllegalArgumentException("the id of a ruleset is lower-case letters and digits in parts joined by"
                    + " '-', at most " + LONGEST_ID + " characters, not " + Quote.of(newId));
        }
        if (newId.equals(id) || byId(newId).isPresent()) {
            throw new IllegalArgumentException("other tiles need another id, not '" + newId + "'");
        }
        return new UpTurnRuleset(newId, seats, tiles);
    }

    /** {@return the id, which is the name of this ruleset in notation} */
    public String id() {
        return id;
    }

    /** {@return the two to four seats at the table, seat 1 first (V1)} */
    public ImmutableList<Seat> seats() {
        return seats;
    }

    /** {@return the tiles} */
    public TileSet tileSet() {
        return tileSet;
    }

    /** Returns the seat if it is at the table. */
    Seat checkSeat(Seat seat) {
        if (seat.ordinal() >= seats.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " in ruleset " + id);
        }
        return seat;
    }

    /**
     * Deals a game that seat 1 starts.
     *
     * @param seed any number; gives the same game on every machine and in every release
     */
    public UpTurnState deal(long seed) {
        return deal(seed, Seat.ONE);
    }

    /**
     * Deals a game (V5, V6, W4). Shuffles all tiles with the bits of a seed, gives each seat seven, and lays the next tile
     * as the start tile. While that tile is an action, the rest is shuffled again.
     *
     * @param seed any number; gives the same game on every machine and in every release
     * @param first the seat that starts (W3)
     * @throws IllegalArgumentException if the seat is not at the table
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
     * @param random the source of bits; pass a {@link java.security.SecureRandom} if the deal must not be predictable
     */
    public UpTurnState deal(RandomGenerator random) {
        return deal(random, Seat.ONE);
    }

    /**
     * Deals a game like {@link #deal(long, Seat)}, with bits from a generator. Refills are shuffled from its next 64 bits
     * (V22).
     *
     * @param random the source of bits
     * @param first the seat that starts (W3)
     * @throws IllegalArgumentException if the seat is not at the table
     */
    public UpTurnState deal(RandomGenerator random, Seat first) {
        requireNonNull(first, "first");
        return Deal.of(this, requireNonNull(random, "random"), checkSeat(first));
    }

    /**
     * Deals a game with a random first seat; all seats are equally likely (W3). The racks and the bag are the same as in
     * {@link #deal(long)}.
     *
     * @param seed any number; gives the same game on every machine and in every release
     */
    public UpTurnState dealRandomStart(long seed) {
        UpTurnState game = deal(seed);
        return Deal.startedBy(drawSeat(new SplitMix64(game.generatorState())), game);
    }

    /**
     * Deals a game with a random first seat; all seats are equally likely (W3).
     *
     * @param random the source of bits, first for the deal
     */
    public UpTurnState dealRandomStart(RandomGenerator random) {
        UpTurnState game = deal(random);
        return Deal.startedBy(drawSeat(random), game);
    }

    private Seat drawSeat(RandomGenerator random) {
        return seats.get(RandomInts.below(random, seats.size()));
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof UpTurnRuleset that
                        && id.equals(that.id)
                        && seats.equals(that.seats)
                        && tileSet.equals(that.tileSet);
    }

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
