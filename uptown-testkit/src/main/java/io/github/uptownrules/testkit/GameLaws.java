package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.testkit.games.GameTrials;

/**
 * The laws of {@link Game}: each is demanded by the javadoc of a method of {@code Game}, {@code PlayedGame}, {@code SeenGame} or
 * {@code Games}. Texts are read as they are written; a legal move can be played and no other; JSON agrees with the text; a terminated
 * game is over everywhere; a client that is sent what its seat saw knows what its seat knows; and nothing hidden from a viewer changes
 * any output for the viewer. A game may have no chance, and nothing hidden.
 *
 * <p>A broken law does not end the check. The error has a line for each broken law: the law, what was found, the position, and the
 * method whose javadoc demands it.
 *
 * <p>The javadoc demands a few things that are not checked: that a seed gives the same game in other releases; that a secret deal cannot
 * be guessed; that all worlds are equally likely; that moves are in canonical order and estimates have the best first; that {@code seenBy} is cheap; that games may be
 * used on any thread; the questions of {@code faultsJson} other than {@code move}; what {@code place}, {@code levels} and labels are good
 * for.
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
     * @param game the game
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
     * @param game the game
     * @param seed any number; the second game of a seed is the first one of the next
     * @param games how many games, 1 or more; each takes about half a second
     * @throws IllegalArgumentException if the number of games is not positive
     * @throws AssertionError if laws are broken, with a line for each
     */
    public static void check(Game game, long seed, int games) {
        requireNonNull(game, "game");
        if (games < 1) {
            throw new IllegalArgumentException("laws need a game or more to be asked about, not " + games);
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
     * Checks a bot in some positions of each ruleset: its move is legal, the same for the same view and bits, and the same whatever is
     * hidden; out of turn it is not asked. A bot that thinks by the clock keeps only some of this: give it a number of tries in its name.
     *
     * @param game the game, with your bot in it
     * @param bot its name
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
