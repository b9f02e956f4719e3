package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.testkit.games.GameTrials;

/**
 * The laws of {@link Game}, each required by the javadoc of a method of {@code Game}, {@code PlayedGame}, {@code SeenGame} or
 * {@code Games}. Texts can be read back. Exactly the legal moves can be played. JSON agrees with the text. A terminated game is
 * over everywhere. A client that follows the moves agrees with the view of its seat. Hidden information never affects any
 * output for the viewer. A game may be without chance or hidden information.
 *
 * <p>A broken law does not end the check. The error has a line for each broken law: the law, the finding, the position, and the
 * method whose javadoc requires it.
 *
 * <p>Some requirements are not checked: that seeds are stable across releases; that secret deals cannot be guessed; that all
 * worlds are equally likely; that moves are in canonical order and estimates best first; that {@code seenBy} is cheap; thread
 * safety; questions to {@code faultsJson} other than {@code move}; the meaning of {@code place}, {@code levels} and labels.
 *
 * <pre>{@code
 * GameLaws.check(new UptownGame(), 1, 1);
 * GameLaws.checkBot(new UptownGame().withBot("mine", (seen, chance) -> seen.legalMoves().get(0)), "mine");
 * }</pre>
 *
 * @since 0.1.0
 */
public final class GameLaws {
    private static final int GAMES = 3;
    private static final int BOT_POSITIONS = 12;

    private GameLaws() {}

    /**
     * Checks three random games of each ruleset, and each bot in a few positions.
     *
     * @throws AssertionError if laws are broken, with a line for each
     */
    public static void check(Game game) {
        requireNonNull(game, "game");
        GameTrials trials = trials(game, 1, GAMES);
        for (String bot : game.bots()) {
            for (String ruleset : game.rulesets().keySet()) {
                trials.bot(ruleset, bot, 2);
            }
        }
        trials.report();
    }

    /**
     * Checks random games of each ruleset: the first sixty positions and the last one. Bots are not checked.
     *
     * @param seed any number; the second game of a seed is the first game of the next seed
     * @param games the number of games, at least 1; each takes about half a second
     * @throws IllegalArgumentException if the number of games is not positive
     * @throws AssertionError if laws are broken, with a line for each
     */
    public static void check(Game game, long seed, int games) {
        requireNonNull(game, "game");
        if (games < 1) {
            throw new IllegalArgumentException("the number of games is at least 1, not " + games);
        }
        trials(game, seed, games).report();
    }

    private static GameTrials trials(Game game, long seed, int games) {
        GameTrials trials = GameTrials.of(game);
        trials.catalog();
        for (String ruleset : game.rulesets().keySet()) {
            for (int i = 0; i < games; i++) {
                trials.game(ruleset, seed + i);
            }
        }
        return trials;
    }

    /**
     * Checks a bot in some positions of each ruleset. Its move is legal, the same for equal views and bits, and independent of
     * hidden information. Out of turn it is rejected. A bot with a time limit cannot obey all laws; give it a number of
     * playouts in its name.
     *
     * @param game the game, including your bot
     * @param bot the name of the bot
     * @throws IllegalArgumentException if the game has no such bot
     * @throws AssertionError if laws are broken, with a line for each
     */
    public static void checkBot(Game game, String bot) {
        requireNonNull(game, "game");
        requireNonNull(bot, "bot");
        game.checkedBot(bot);
        GameTrials trials = GameTrials.of(game);
        for (String ruleset : game.rulesets().keySet()) {
            trials.bot(ruleset, bot, BOT_POSITIONS);
        }
        trials.report();
    }
}
