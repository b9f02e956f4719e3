package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game, for programs that play any: arenas, the line protocol, terminals, tables, browsers. They know it by this interface alone, in
 * text in its own notation and in JSON. Whatever it cannot take is refused with an {@link IllegalArgumentException} of one line.
 *
 * <p>A game of yours is found by {@link Games#load} if it is provided as a service, with a constructor without parameters; its page lies
 * beside it, in the folder {@code uptown-page/games/} and its id of its module or jar, in which {@code game.js} is the first file.
 *
 * <pre>{@code
 * PlayedGame.Whole played = game.deal("two-player", 42, "1");
 * played.seenBy(Seat.ONE).legalMoves();    // the moves of seat 1
 * played = played.play(played.legalMoves().get(0));
 * }</pre>
 *
 * @since 0.1.0
 */
public interface Game {
    /** The most moves of a game between bots, and of a game at a table: one of UP TURN need not end. */
    int MOST_MOVES = 10_000;

    /** The number of playouts of a hint, for all moves together: a tenth of a second, or two in a game of Uptown for two. */
    int HINT_PLAYOUTS = 2_000;

    /** The place of a game that asks for none. */
    int USUAL_PLACE = 100;

    /**
     * Returns the name of the game in addresses. By it {@link Games} finds the game of a position: the ids of all rulesets, and so all
     * positions and views, begin with it and a {@code -}; only those of the first game may be of another form.
     *
     * @return 1 to 20 letters of lower case and digits, a letter first
     */
    String id();

    /** {@return the name of the game for people, on one line} */
    String name();

    /** {@return the value of the header {@code Notation} of its records, such as {@code upturn 1}} */
    default String notation() {
        return id() + " 1";
    }

    /** {@return its place among the games that people are offered: the smallest number first, and equals by their ids} */
    default int place() {
        return USUAL_PLACE;
    }

    /** {@return the ids of its rulesets, each with its number of seats, 1 to 5; the usual one first} */
    ImmutableMap<String, Integer> rulesets();

    /**
     * Returns the number of seats of a ruleset.
     *
     * @param ruleset the id of a ruleset
     * @return the number of seats; empty if the game has no such ruleset. A game may know more ids than it lists
     */
    default Optional<Integer> findSeats(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return Optional.ofNullable(rulesets().get(ruleset));
    }

    /**
     * Returns the number of seats of a ruleset.
     *
     * @param ruleset the id of a ruleset
     * @return the number of seats, 1 to 5
     * @throws IllegalArgumentException if the game has no such ruleset
     */
    default int seats(String ruleset) {
        return findSeats(ruleset)
                .orElseThrow(() -> new IllegalArgumentException("unknown ruleset " + Quote.of(ruleset) + "; known: "
                        + String.join(", ", rulesets().keySet())));
    }

    /**
     * Returns the ruleset with all that a game depends on, such as its deck.
     *
     * @param ruleset the id of a ruleset
     * @return the id, and what else there is: equal texts stand for equal games
     * @throws IllegalArgumentException if the game has no such ruleset
     */
    default String fullId(String ruleset) {
        seats(ruleset);
        return ruleset;
    }

    /** {@return the names of its bots, without budgets, {@code random} first} */
    default ImmutableList<String> bots() {
        return ImmutableList.of("random");
    }

    /** {@return the names of the bots that people are offered at tables, the weakest first} */
    default ImmutableList<String> levels() {
        return bots();
    }

    /**
     * Checks the name of a bot.
     *
     * @param name the name, with a budget if the bot takes one
     * @return the name
     * @throws IllegalArgumentException if there is no such bot
     */
    default String checkedBot(String name) {
        if (!bots().contains(name)) {
            throw new IllegalArgumentException(
                    "unknown bot " + Quote.of(name) + "; known: " + String.join(", ", bots()));
        }
        return name;
    }

    /** {@return the bot that plays if none is named} */
    default String defaultBot() {
        return bots().get(0);
    }

    /** {@return the bot that goes on at a table for a person who left: quick, and neither the weakest nor the strongest} */
    default String substitute() {
        return levels().get(0);
    }

    /** {@return whether it has {@linkplain SeenGame#estimates hints} and {@linkplain PlayedGame#review reviews}} */
    default boolean hasHints() {
        return false;
    }

    /** {@return the number of playouts with which tables and pages review a move, 2 to 10,000,000} */
    default int reviewPlayouts() {
        return 600;
    }

    /** {@return the tiles or cards of the game, if users may bring their own} */
    default Optional<Equipment> equipment() {
        return Optional.empty();
    }

    /**
     * Returns the same game with other equipment.
     *
     * @param equipment the equipment in notation, written by anybody
     * @return the game
     * @throws IllegalArgumentException if the text is wrong; the message says where and why
     */
    default Game with(String equipment) {
        requireNonNull(equipment, "equipment");
        throw new IllegalArgumentException(name() + " takes no custom equipment");
    }

    /**
     * Deals a game from a seed.
     *
     * @param ruleset the id of a ruleset
     * @param seed any number; the same one gives the same game in every release
     * @param first the seat that begins, or {@code random}
     * @return the game before its first move
     * @throws IllegalArgumentException if the game has no such ruleset, or {@code first} cannot begin; seat 1 always can
     */
    PlayedGame.Whole deal(String ruleset, long seed, String first);

    /**
     * Deals a game that no client can guess and that seat 1 begins.
     *
     * @param ruleset the id of a ruleset
     * @param random the source of all chance
     * @return the game before its first move
     * @throws IllegalArgumentException if the game has no such ruleset
     */
    default PlayedGame.Whole deal(String ruleset, RandomGenerator random) {
        return deal(ruleset, random.nextLong(), "1");
    }

    /**
     * Reads a position.
     *
     * @param text the {@linkplain PlayedGame#text text} of a whole game
     * @return a game that begins there, with no moves
     * @throws IllegalArgumentException if the text is not exactly a position
     */
    PlayedGame.Whole position(String text);

    /**
     * Reads a view, for a program that knows nothing else of the game.
     *
     * @param viewer the number of a seat, or {@code -} for a spectator
     * @param view the {@linkplain PlayedGame#text text} of what the viewer saw
     * @return a game that begins there, as the viewer sees it
     * @throws IllegalArgumentException if there is no such viewer, or the text is not exactly a view
     */
    SeenGame view(String viewer, String view);

    /**
     * Reads a record, whole or redacted.
     *
     * @param text what {@link PlayedGame#record} wrote
     * @return the game, with its moves, headers and termination
     * @throws IllegalArgumentException if the text is no record
     */
    PlayedGame record(String text);

    /** {@return the names of the numbers of a result, the most important first, without the rank} */
    default ImmutableList<String> resultColumns() {
        return ImmutableList.of();
    }

    /**
     * Checks that a game can end with some results: they may be read from a file that was edited. The results of a game that its rules
     * ended pass.
     *
     * @param results for each seat its rank, and its numbers in the order of {@link #resultColumns()}
     * @throws IllegalArgumentException if it cannot
     */
    default void checkResults(ImmutableList<SeatResult> results) {
        for (SeatResult own : results) {
            long ahead =
                    results.stream().filter(other -> other.rank() < own.rank()).count();
            if (own.rank() != ahead + 1) {
                throw new IllegalArgumentException("no seat has rank " + own.rank() + " behind " + ahead);
            }
        }
    }
}
