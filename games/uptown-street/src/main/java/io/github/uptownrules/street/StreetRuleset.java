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
 * A ruleset for a number of players (Y1). All other rules are the same.
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

    /** The number of cards dealt to each seat, regardless of the number of seats (Y2). */
    static final int PILE = 21;

    /** The largest number of seats (Y1). */
    static final int MOST_SEATS = 4;

    /** {@return all three rulesets, fewest seats first} */
    public static ImmutableList<StreetRuleset> all() {
        return ALL;
    }

    /**
     * Returns the ruleset for a number of players.
     *
     * @param seats 2 to 4
     * @throws IllegalArgumentException if the number is out of range
     */
    public static StreetRuleset of(int seats) {
        if (seats < 2 || seats > MOST_SEATS) {
            throw new IllegalArgumentException("the street game is for 2 to 4 players, not " + seats);
        }
        return ALL.get(seats - 2);
    }

    /** Returns the ruleset with an id such as {@code street-3}, or empty if none of {@link #all()} has it. */
    public static Optional<StreetRuleset> byId(String id) {
        requireNonNull(id, "id");
        return ALL.stream().filter(rules -> rules.id().equals(id)).findFirst();
    }

    /**
     * Returns the ruleset with an id that must exist, such as one typed by a person.
     *
     * @throws NotationException if none of {@link #all()} has that id; the message names their ids
     */
    public static StreetRuleset parse(String id) {
        requireNonNull(id, "id");
        Faults faults = new Faults();
        return faults.orThrow(read(Piece.of(id), faults));
    }

    /** Reads a ruleset, or reports a fault. */
    static Optional<StreetRuleset> read(Piece text, Faults faults) {
        Optional<StreetRuleset> found =
                ALL.stream().filter(rules -> text.is(rules.id())).findFirst();
        if (found.isEmpty()) {
            String ids = ALL.stream().map(StreetRuleset::id).collect(Collectors.joining(", "));
            faults.add(text, "unknown ruleset " + text.quoted() + "; known: " + ids);
        }
        return found;
    }

    /** {@return the id, such as {@code street-3}; its meaning never changes} */
    public String id() {
        return "street-" + seats().size();
    }

    /** {@return the seats in clockwise order, two to four} */
    public ImmutableList<Seat> seats() {
        return Seat.first(ordinal() + 2);
    }

    /**
     * Deals a game. The same seed deals the same game on every machine and in every release. Seat 1 is to move.
     *
     * @param seed any number
     */
    public StreetState deal(Deck deck, long seed) {
        return StreetState.deal(this, deck, seed);
    }

    /**
     * Deals a game from a source of random bits, such as a secure generator on a server. Seat 1 is to move.
     *
     * @param random the source of bits; only its {@code nextLong} is called
     */
    public StreetState deal(Deck deck, RandomGenerator random) {
        return StreetState.deal(this, deck, random);
    }

    @Override
    public String toString() {
        return id();
    }
}
