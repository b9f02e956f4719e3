package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game as seen by programs that play any game: arenas, the line protocol, terminals, tables, browsers. They use
 * only this interface, which exchanges text in the game's notation and JSON. Invalid input throws an
 * {@link IllegalArgumentException} with a message of one line.
 *
 * <p>{@link Games#load} finds a game that is provided as a service with a public no-argument constructor. The game's
 * page is in the same module or jar, in the folder {@code uptown-page/games/} plus the game's id; {@code game.js} is
 * its entry point.
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
    /** The maximum number of moves in a game between bots or at a table, because a game of UP TURN may never end. */
    int MOST_MOVES = 10_000;

    /** The number of playouts of a hint, over all moves: 0.1 seconds, or 2 seconds in a two-player game of Uptown. */
    int HINT_PLAYOUTS = 2_000;

    /** The default {@link #place}. */
    int USUAL_PLACE = 100;

    /**
     * Returns the name of the game in URLs. The ids of its rulesets begin with this id and a {@code -}, and so do its
     * positions and views; {@link Games} finds the game by this prefix. Only one game, the first, may have rulesets
     * with other ids.
     *
     * @return 1 to 20 lower-case letters and digits, starting with a letter
     */
    String id();

    /** {@return the display name of the game, on one line} */
    String name();

    /**
     * {@return the value of the header {@code Notation} of the game's records, such as {@code upturn 1}} Records with
     * variations have the number 2 instead.
     */
    default String notation() {
        return id() + " 1";
    }

    /** {@return the sort key among the games on offer: lower numbers first, then by id} */
    default int place() {
        return USUAL_PLACE;
    }

    /** {@return the number of seats (1 to 5) by ruleset id; the default ruleset first} */
    ImmutableMap<String, Integer> rulesets();

    /**
     * {@return the number of seats of a ruleset; empty if the ruleset is unknown} A game may support more rulesets than it
     * lists.
     */
    default Optional<Integer> findSeats(String ruleset) {
        requireNonNull(ruleset, "ruleset");
        return Optional.ofNullable(rulesets().get(ruleset));
    }

    /**
     * Returns the number of seats of a ruleset, 1 to 5.
     *
     * @throws IllegalArgumentException if the game has no such ruleset
     */
    default int seats(String ruleset) {
        return findSeats(ruleset)
                .orElseThrow(() -> new IllegalArgumentException("unknown ruleset " + Quote.of(ruleset) + "; known: "
                        + String.join(", ", rulesets().keySet())));
    }

    /**
     * Returns a text that identifies the ruleset and everything else the game depends on, such as its deck. Equal
     * texts mean equal games.
     *
     * @throws IllegalArgumentException if the game has no such ruleset
     */
    default String fullId(String ruleset) {
        seats(ruleset);
        return ruleset;
    }

    /** {@return the names of the bots, without budgets; {@code random} is first} */
    default ImmutableList<String> bots() {
        return ImmutableList.of("random");
    }

    /** {@return the names of the bots offered at tables, the weakest first} */
    default ImmutableList<String> levels() {
        return bots();
    }

    /**
     * Returns the name of a bot after checking it.
     *
     * @param name the name, with a budget if the bot takes one
     * @throws IllegalArgumentException if there is no such bot
     */
    default String checkedBot(String name) {
        if (!bots().contains(name)) {
            throw new IllegalArgumentException(
                    "unknown bot " + Quote.of(name) + "; known: " + String.join(", ", bots()));
        }
        return name;
    }

    /** {@return the default bot} */
    default String defaultBot() {
        return bots().get(0);
    }

    /** {@return the bot that replaces a person who left a table: a fast bot of medium strength} */
    default String substitute() {
        return levels().get(0);
    }

    /**
     * {@return whether the game supports {@linkplain SeenGame#estimates hints} and {@linkplain PlayedGame#review reviews}}
     */
    default boolean hasHints() {
        return false;
    }

    /** {@return the number of playouts for reviewing a move at tables and in pages, 2 to 10,000,000} */
    default int reviewPlayouts() {
        return 600;
    }

    /** {@return the tiles or cards of the game, if users may replace them} */
    default Optional<Equipment> equipment() {
        return Optional.empty();
    }

    /**
     * Returns this game with other equipment.
     *
     * @param equipment untrusted text in the game's notation
     * @throws IllegalArgumentException if the text is wrong; the message states the place and the reason
     */
    default Game with(String equipment) {
        requireNonNull(equipment, "equipment");
        throw new IllegalArgumentException(name() + " takes no custom equipment");
    }

    /**
     * Returns the starting seat of a ruleset.
     *
     * @param ruleset the id of a ruleset
     * @return the number of the seat, or {@code random}
     * @throws IllegalArgumentException if the game has no such ruleset
     */
    default String first(String ruleset) {
        seats(ruleset);
        return "1";
    }

    /**
     * Deals a game from a seed.
     *
     * @param ruleset the id of a ruleset
     * @param seed any number; the same seed deals the same game in every release
     * @param first the starting seat, or {@code random}; pass {@link #first} to follow the ruleset
     * @return the game before its first move
     * @throws IllegalArgumentException if the game has no such ruleset, or {@code first} cannot start; seat 1 always can
     */
    PlayedGame.Whole deal(String ruleset, long seed, String first);

    /**
     * Deals a game that clients cannot guess. The {@linkplain #first starting seat} of the ruleset begins.
     *
     * @param random the source of randomness
     * @return the game before its first move
     * @throws IllegalArgumentException if the game has no such ruleset
     */
    default PlayedGame.Whole deal(String ruleset, RandomGenerator random) {
        return deal(ruleset, random.nextLong(), first(ruleset));
    }

    /**
     * Reads a position.
     *
     * @param text the {@linkplain PlayedGame#text text} of a whole game
     * @return a game without moves that starts from the position
     * @throws IllegalArgumentException if the text is not a position in canonical form
     */
    PlayedGame.Whole position(String text);

    /**
     * Reads a view, for a program that has no other information about the game.
     *
     * @param viewer the number of a seat, or {@code -} for a spectator
     * @param view the {@linkplain PlayedGame#text text} of the viewer's game
     * @return a game that starts from the view, as the viewer sees it
     * @throws IllegalArgumentException if there is no such viewer, or the text is not a view in canonical form
     */
    SeenGame view(String viewer, String view);

    /**
     * Reads a record, whole or redacted. The games of this library also read records with {@linkplain #tree variations}, and
     * return the main line.
     *
     * @param text a text written by {@link PlayedGame#record}
     * @return the game, with its moves, headers and termination
     * @throws IllegalArgumentException if the text is not a record
     */
    PlayedGame record(String text);

    /**
     * Reads a whole record with its variations. This method needs only {@link #record}, which it calls for the main
     * line in version 1 of the notation. A record in your own form can have variations if words that end with
     * {@code .} or {@code :} are marks between the moves, and moves have no spaces, braces or parentheses.
     *
     * @param record a text in version 1 or 2 of the notation
     * @throws IllegalArgumentException if the text is not a record of a whole game
     */
    default GameTree tree(String record) {
        return TreeOfText.read(this, record);
    }

    /** {@return the names of the numbers in a result, the most important first, without the rank} */
    default ImmutableList<String> resultColumns() {
        return ImmutableList.of();
    }

    /**
     * Checks that a game can end with some results, which may come from an edited file. The results of a game that ended by its
     * rules are always accepted.
     *
     * @param ruleset the id of the ruleset that was played
     * @param results for each seat its rank, and its numbers in the order of {@link #resultColumns()}
     * @throws IllegalArgumentException if the game cannot end with these results, or has no such ruleset
     */
    default void checkResults(String ruleset, ImmutableList<SeatResult> results) {
        requireNonNull(results, "results");
        seats(ruleset);
        for (SeatResult own : results) {
            long ahead =
                    results.stream().filter(other -> other.rank() < own.rank()).count();
            if (own.rank() != ahead + 1) {
                throw new IllegalArgumentException(
                        "rank " + own.rank() + " is impossible behind " + Quantity.of(ahead, "seat"));
            }
        }
    }
}
