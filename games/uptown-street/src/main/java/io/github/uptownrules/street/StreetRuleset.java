package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.Deck;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * For how many players the game is (Y1). All else is the same.
 *
 * <pre>{@code
 * StreetRuleset rules = StreetRuleset.of(3);
 * rules.id();                                              // -> street-3
 * rules.deal(Deck.sample1(), 1).pile(Seat.ONE).size();     // -> 21
 * }</pre>
 *
 * @since 0.1.0
 */
public enum StreetRuleset {
    /** {@code street-2}. */
    STREET_2,
    /** {@code street-3}. */
    STREET_3,
    /** {@code street-4}. */
    STREET_4;

    private static final ImmutableList<StreetRuleset> ALL = ImmutableList.copyOf(values());

    /** How many cards each seat gets, whatever the number of seats (Y2). */
    static final int PILE = 21;

    /** The largest number of seats (Y1). */
    static final int MOST_SEATS = 4;

    /**
     * All three rulesets, the fewest seats first.
     *
     * @return the same list each time
     */
    public static ImmutableList<StreetRuleset> all() {
        return ALL;
    }

    /**
     * The ruleset for a number of players.
     *
     * @param seats 2 to 4
     * @return the ruleset
     * @throws IllegalArgumentException if the number is out of range
     */
    public static StreetRuleset of(int seats) {
        if (seats < 2 || seats > MOST_SEATS) {
            throw new IllegalArgumentException("the street game is for 2 to 4 players, not " + seats);
        }
        return ALL.get(seats - 2);
    }

    /**
     * The ruleset with an id.
     *
     * @param id such as {@code street-3}
     * @return the ruleset, or empty if none of {@link #all()} has that id
     */
    public static Optional<StreetRuleset> byId(String id) {
        requireNonNull(id, "id");
        return ALL.stream().filter(rules -> rules.id().equals(id)).findFirst();
    }

    /**
     * The ruleset with an id that is known to exist, or that a person typed.
     *
     * @param id such as {@code street-3}
     * @return the ruleset
     * @throws NotationException if none of {@link #all()} has that id; the message names their ids
     */
    public static StreetRuleset parse(String id) {
        requireNonNull(id, "id");
        Faults faults = new Faults();
        return faults.orThrow(read(Piece.of(id), faults));
    }

    /** Reads a ruleset, or finds a fault. */
    static Optional<StreetRuleset> read(Piece text, Faults faults) {
        Optional<StreetRuleset> found =
                ALL.stream().filter(rules -> text.is(rules.id())).findFirst();
        if (found.isEmpty()) {
            String ids = ALL.stream().map(StreetRuleset::id).collect(Collectors.joining(", "));
            faults.add(text, "unknown ruleset " + text.quoted() + "; known: " + ids);
        }
        return found;
    }

    /** {@return the id, such as {@code street-3}; what it stands for never changes} */
    public String id() {
        return "street-" + seats().size();
    }

    /** {@return the seats in clockwise order, two to four} */
    public ImmutableList<Seat> seats() {
        return Seat.first(ordinal() + 2);
    }

    /**
     * Deals a game: the same seed deals the same game everywhere and in every release.
     *
     * @param deck what the cards are
     * @param seed any number
     * @return the first position; seat 1 is to move
     */
    public StreetState deal(Deck deck, long seed) {
        return StreetState.deal(this, deck, seed);
    }

    /**
     * Deals a game with chance from elsewhere, such as a secure generator on a server where something is at stake.
     *
     * @param deck what the cards are
     * @param random where the bits come from; only its {@code nextLong} is called
     * @return the first position; seat 1 is to move
     */
    public StreetState deal(Deck deck, RandomGenerator random) {
        return StreetState.deal(this, deck, random);
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id();
    }
}
