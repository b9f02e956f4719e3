package io.github.uptownrules.variants;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.notation.Notation;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * The published rulesets of Uptown.
 *
 * <p>Write house rules as a line of text, or modify a published ruleset under a new id:
 *
 * <pre>{@code
 * Ruleset sixOnTheRack = Rulesets.parse("standard-4+rack=6");      // in any program; see HouseRules
 * Ruleset otherTies = Rulesets.bloqueurs(3).toBuilder("bloqueurs-3-by-color")
 *         .scoring(Scorings.BLOQUEURS_BY_COLOR)
 *         .build();
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Rulesets {
    private static final int FEWEST = 3;
    private static final int MOST = 5;

    // Searched linearly, because loading a map takes longer than starting a game.
    private static final ImmutableList<Ruleset> ALL = ImmutableList.of(
            ruleset("standard-3", 3, 1, Scorings.STANDARD),
            ruleset("standard-4", 4, 1, Scorings.STANDARD),
            ruleset("standard-5", 5, 1, Scorings.STANDARD),
            ruleset("two-player", 2, 2, Scorings.STANDARD),
            ruleset("bloqueurs-3", 3, 1, Scorings.BLOQUEURS),
            ruleset("bloqueurs-4", 4, 1, Scorings.BLOQUEURS),
            ruleset("bloqueurs-5", 5, 1, Scorings.BLOQUEURS),
            ruleset("two-player-bloqueurs", 2, 2, Scorings.BLOQUEURS));

    private Rulesets() {}

    private static Ruleset ruleset(String id, int seats, int colorsEach, Scoring scoring) {
        return Ruleset.builder(id).seats(seats, colorsEach).scoring(scoring).build();
    }

    /**
     * Returns the standard game (R1 to R35): one color per seat, racks of five, and the fewest groups win.
     *
     * @param seats 3 to 5
     * @return the ruleset {@code standard-3}, {@code standard-4} or {@code standard-5}
     * @throws IllegalArgumentException if the number of seats is out of range
     */
    public static Ruleset standard(int seats) {
        return forSeats("standard-", seats);
    }

    /**
     * Returns the game for two, {@code two-player} (R38 to R47). Each seat has two colors, each color has its own rack
     * and pile, and the fewest groups over both colors win.
     */
    public static Ruleset twoPlayer() {
        return published("two-player").orElseThrow();
    }

    /**
     * Returns the game as published under the names <i>Bloqueurs</i> and <i>Blockers!</i>: captures of one color cost
     * points (R36).
     *
     * @param seats 3 to 5
     * @return the ruleset {@code bloqueurs-3}, {@code bloqueurs-4} or {@code bloqueurs-5}
     * @throws IllegalArgumentException if the number of seats is out of range
     */
    public static Ruleset bloqueurs(int seats) {
        return forSeats("bloqueurs-", seats);
    }

    /** {@return the game for two with the scoring of {@link #bloqueurs}, {@code two-player-bloqueurs} (Q7)} */
    public static Ruleset twoPlayerBloqueurs() {
        return published("two-player-bloqueurs").orElseThrow();
    }

    private static Ruleset forSeats(String prefix, int seats) {
        if (seats < FEWEST || seats > MOST) {
            throw new IllegalArgumentException(
                    "this ruleset is for " + FEWEST + " to " + MOST + " players, not " + seats);
        }
        return published(prefix + seats).orElseThrow();
    }

    /** Returns the published ruleset with an id. */
    static Optional<Ruleset> published(String id) {
        for (int i = 0; i < ALL.size(); i++) {
            if (ALL.get(i).id().equals(id)) {
                return Optional.of(ALL.get(i));
            }
        }
        return Optional.empty();
    }

    static String unknown(String id) {
        return "unknown ruleset " + Quote.of(id) + "; known: "
                + ALL.stream().map(Ruleset::id).collect(Collectors.joining(", "));
    }

    /** {@return the published rulesets, in a fixed order} */
    public static ImmutableList<Ruleset> all() {
        return ALL;
    }

    /**
     * Returns the ruleset with an id: a published ruleset, or a line of {@linkplain HouseRules house rules}.
     *
     * @param id such as {@code standard-4} or {@code standard-4+rack=6}
     * @return the ruleset, or empty if the id is unknown
     */
    public static Optional<Ruleset> byId(String id) {
        requireNonNull(id, "id");
        if (id.indexOf(HouseRules.OPTION) < 0) {
            return published(id);
        }
        try {
            return Optional.of(HouseRules.parse(id));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the ruleset with an id, or throws an exception with a message for the user.
     *
     * @param id such as {@code standard-4} or {@code standard-4+rack=6}
     * @return the ruleset
     * @throws IllegalArgumentException if there is no such ruleset; the message lists the known ids or, for a line of
     *     {@linkplain HouseRules house rules}, has the column of the error
     */
    public static Ruleset parse(String id) {
        requireNonNull(id, "id");
        return HouseRules.parse(id);
    }

    /**
     * Returns a reader of positions, views and records of all published rulesets and all lines of {@linkplain HouseRules house
     * rules}.
     *
     * <pre>{@code
     * Rulesets.notation().readPosition(game.toString()).equals(game);      // -> true
     * }</pre>
     *
     * @return the reader; to read your own rulesets, create one with {@link Notation#of}
     */
    public static Notation notation() {
        return Notation.of(ALL)
                .withOthers(
                        id -> id.indexOf(HouseRules.OPTION) < 0 ? Optional.empty() : Optional.of(HouseRules.parse(id)));
    }

    /**
     * Deals another game if two or more seats share the victory: the house rule of playing again (R34).
     *
     * @param over a finished game
     * @param random the source of randomness for the next deal
     * @return a new deal of the same ruleset; empty if there is only one winner
     * @throws IllegalArgumentException if the game is not over
     */
    public static Optional<GameState> playAgain(GameState over, RandomGenerator random) {
        requireNonNull(random, "random");
        if (!over.isOver()) {
            throw new IllegalArgumentException(
                    "the game is not over: seat " + over.turn().orElseThrow() + " is to move");
        }
        return over.standings().winners().size() < 2
                ? Optional.empty()
                : Optional.of(over.ruleset().deal(random));
    }
}
