package io.github.uptownrules.server.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game that tables can play: the one thing that a server knows of it. Seats, clocks, storage, secrets and limits are the
 * server's. A game of yours is found if it is provided as a service, with a constructor without parameters; its page lies beside
 * it, in the folder {@code uptown-page/games/} and its id of its module or jar, in which {@code game.js} is the first file.
 *
 * <pre>{@code
 * TableGame uptown = new UptownTableGame();
 * uptown.rulesets().get("two-player");          // -> 2
 * uptown.practice("two-player", 42).turn();     // -> Optional[1]
 * }</pre>
 *
 * @since 0.1.0
 */
public interface TableGame {
    /** The place of a game that does not ask for one. */
    int USUAL_PLACE = 100;

    /** {@return its name in addresses: 1 to 20 letters of lower case and digits, a letter first} */
    String id();

    /** {@return what people call it} */
    String name();

    /** {@return where it stands among the games that people are offered: the smallest number first, and of equals by their ids} */
    default int place() {
        return USUAL_PLACE;
    }

    /** {@return the ids of its rulesets, which no other game has, each with its number of seats, 1 to 5; the usual one first} */
    ImmutableMap<String, Integer> rulesets();

    /** {@return the names of the bots that people are offered, the weakest first} */
    ImmutableList<String> levels();

    /**
     * Whether a bot may sit at a table.
     *
     * @param name what a client wrote
     * @return whether there is a bot of this name; one that takes a budget is refused, since clients do not own the processor
     */
    default boolean hasBot(String name) {
        return levels().contains(name);
    }

    /** {@return the bot that goes on for a person who left: quick, and better neither the weakest nor the strongest; as usual the first} */
    default String substitute() {
        return levels().get(0);
    }

    /** {@return whether it has {@linkplain SeenGame#estimates hints} and {@linkplain DealtGame#review reviews}} */
    default boolean hasHints() {
        return false;
    }

    /** {@return what it is played with, if those who make a table may bring that} */
    default Optional<TableEquipment> equipment() {
        return Optional.empty();
    }

    /**
     * The same game, played with something else.
     *
     * @param equipment what it is played with, in notation, written by anybody
     * @return the game
     * @throws IllegalArgumentException if the text is wrong; the message says where and why
     */
    default TableGame with(String equipment) {
        requireNonNull(equipment, "equipment");
        throw new IllegalArgumentException(name() + " is played with nothing of one's own");
    }

    /**
     * Deals a game that seat 1 begins.
     *
     * @param ruleset the id of one of its rulesets
     * @param random where all chance comes from; no client can guess it
     * @return the game before its first move
     */
    DealtGame deal(String ruleset, RandomGenerator random);

    /**
     * Deals a game for practice, which can be dealt again.
     *
     * @param ruleset the id of one of its rulesets
     * @param seed any number; the same one gives the same game
     * @return the game before its first move
     */
    default DealtGame practice(String ruleset, long seed) {
        return deal(ruleset, new SplitMix64(seed));
    }

    /**
     * A game that begins with a position.
     *
     * @param text what {@link DealtGame#start} wrote
     * @return the game before its first move
     * @throws IllegalArgumentException if the text is anything else
     */
    default DealtGame position(String text) {
        return record(text);
    }

    /**
     * A game with all its moves.
     *
     * @param text what {@link DealtGame#record} wrote
     * @return the game
     * @throws IllegalArgumentException if the text is anything else
     */
    DealtGame record(String text);
}
