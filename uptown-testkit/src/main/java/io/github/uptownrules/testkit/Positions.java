package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import java.util.stream.Stream;

/**
 * Random positions of a ruleset, the same ones for a seed on every machine. They are made to be hard: with crowded boards
 * and long groups, with few tiles left, with seats that are stuck.
 *
 * <pre>{@code
 * Positions.of(rules, 1).limit(100).mapToInt(position -> position.board().tiles().size()).max();    // -> OptionalInt[79]
 * Positions.ofGame(rules, 1).count();                                                               // -> 97
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Positions {
    private Positions() {}

    /**
     * Positions without end: one from a random game, one that play need not reach, a late one of that sort, and so on. Some
     * are the end of a game. The second three are the first three of the next seed.
     *
     * <p>Generators of property tests make a position from a seed, of one sort or any: {@code Positions.of(ruleset,
     * seed).skip(sort).findFirst()}.
     *
     * @param ruleset any ruleset
     * @param seed any number
     * @return an endless stream
     */
    public static Stream<GameState> of(Ruleset ruleset, long seed) {
        requireNonNull(ruleset, "ruleset");
        return Stream.iterate(0L, number -> number + 1).map(number -> position(ruleset, seed + number / 3, number % 3));
    }

    private static GameState position(Ruleset ruleset, long seed, long sort) {
        if (sort == 0) {
            return RandomPlay.position(ruleset, seed);
        }
        return GameState.of(sort == 1 ? RandomSetup.of(ruleset, seed) : RandomSetup.late(ruleset, seed));
    }

    /**
     * The positions of one random game, in which every legal move is equally likely.
     *
     * @param ruleset any ruleset
     * @param seed any number
     * @return the position after the deal, those after each move, and with the last of these the end
     */
    public static Stream<GameState> ofGame(Ruleset ruleset, long seed) {
        GameState start = RandomPlay.deal(ruleset, seed);
        return Stream.concat(
                Stream.of(start), RandomPlay.steps(start, seed).stream().map(RandomPlay.Step::after));
    }
}
