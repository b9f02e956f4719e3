package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A game, for programs that play any: arenas, protocols, terminals. All that is said to it and that it says is text in its own
 * notation, so that the types of no game are known to another; whatever it cannot take is refused with an
 * {@link IllegalArgumentException} that says why.
 *
 * <p>A game of yours is found by {@link OldGames#load} if it is provided as a service, with a constructor without parameters. It
 * needs a {@linkplain #family family} of its own.
 *
 * <pre>{@code
 * OldGame upturn = OldGames.load().ofRuleset("upturn-2");
 * TextState game = upturn.deal("upturn-2", 42, "1");
 * game.viewFor("1").legalMoves();    // what seat 1 may do
 * game = game.play(game.legalMoves().get(0));
 * }</pre>
 *
 * @since 0.1.0
 */
public interface OldGame {
    /** A game between bots is stopped after this many moves: one of UP TURN need not end. */
    int MOST_MOVES = 10_000;

    /** {@return what people call it} */
    String name();

    /** {@return what stands in the header {@code Notation} of its records, such as {@code upturn 1}} */
    String notation();

    /**
     * The family of its rulesets: the part of their ids before the first {@code -}. By it {@link OldGames} finds the game of a position,
     * so it refuses a game with rulesets that begin otherwise, or with the family of another game.
     *
     * @return the family; only Uptown has none
     */
    default Optional<String> family() {
        return Optional.empty();
    }

    /** {@return the ids of its rulesets} */
    ImmutableList<String> rulesets();

    /**
     * Whether a ruleset is one of its own.
     *
     * @param ruleset the id of a ruleset
     * @return whether it is; a game may know more ids than it lists
     */
    default boolean hasRuleset(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return rulesets().contains(ruleset);
    }

    /**
     * The ruleset with all that a game depends on, so with its deck.
     *
     * @param ruleset the id of a ruleset
     * @return the id, and what else there is: equal texts stand for equal games
     */
    String fullId(String ruleset);

    /**
     * How many seats a ruleset has.
     *
     * @param ruleset the id of a ruleset
     * @return the number of seats, 1 to 5
     */
    int seats(String ruleset);

    /** {@return the names of its bots, {@code random} first} */
    ImmutableList<String> bots();

    /**
     * Makes sure that a bot can be named so.
     *
     * @param name the name, with a budget if the bot takes one
     * @return the name
     * @throws IllegalArgumentException if there is no such bot
     */
    String checkedBot(String name);

    /** {@return the bot that plays if none is named} */
    String defaultBot();

    /**
     * A new game.
     *
     * @param ruleset the id of a ruleset
     * @param seed a number that the deal follows from
     * @param first the seat that begins, or {@code random}
     * @return the game before its first move
     */
    TextState deal(String ruleset, long seed, String first);

    /**
     * The game of a position.
     *
     * @param text the position
     * @return a game that begins there
     */
    TextState position(String text);

    /**
     * The view of a program that knows nothing else.
     *
     * @param viewer a seat, or {@link TextPosition#SPECTATOR}
     * @param view the view
     * @return the place
     */
    TextView view(String viewer, String view);

    /**
     * A record, whole or redacted.
     *
     * @param text the record
     * @return the record, to be looked at move by move
     */
    Replay record(String text);

    /** {@return what the game is played with, if that is data that users may bring, such as a deck} */
    default Optional<OldEquipment> equipment() {
        return Optional.empty();
    }

    /** {@return the names of the numbers of a result, the most important first; not the rank, which all games have} */
    ImmutableList<String> resultColumns();

    /**
     * Makes sure that a game may end with such a result for all seats: it can be read from a file that was edited.
     *
     * @param results for each seat its rank, and its numbers in the order of {@link #resultColumns()}
     * @throws IllegalArgumentException if it may not
     */
    void checkResults(ImmutableList<SeatResult> results);
}
