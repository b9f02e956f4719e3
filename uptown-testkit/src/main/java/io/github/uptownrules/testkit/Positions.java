package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import java.util.stream.Stream;

/**
 * Random positions of a ruleset, reproducible from a seed on every machine. They are meant to be difficult: with crowded boards
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
     * Returns an endless stream of positions in three kinds: from a random game, one that play may not reach, and a late one
     * that play may not reach. Some are final positions. Positions 4 to 6 are the first three of the next seed.
     *
     * <p>A generator of a property test makes a position from a seed and a kind: {@code Positions.of(ruleset,
     * seed).skip(kind).findFirst()}.
     *
     * @param seed any number
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
     * Returns the positions of a random game in which every legal move is equally likely.
     *
     * @param seed any number
     * @return the position after the deal and after each move, including the end
     */
    public static Stream<GameState> ofGame(Ruleset ruleset, long seed) {
        GameState start = RandomPlay.deal(ruleset, seed);
        return Stream.concat(
                Stream.of(start), RandomPlay.steps(start, seed).stream().map(RandomPlay.Step::after));
    }
}
