package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.testkit.laws.TextBotLaws;
import io.github.uptownrules.testkit.laws.TextGame;
import io.github.uptownrules.testkit.laws.TextLaws;
import io.github.uptownrules.testkit.laws.TextRecordLaws;
import io.github.uptownrules.testkit.laws.TextViewLaws;

/**
 * What holds for every game that can be played in text, yours among them: positions, views, moves and records are read as they are
 * written, and refused with a reason where they are wrong; a legal move can be played and no other; worlds that look alike get the
 * same answers; a client that is sent what its seat saw knows what its seat knows; to redact a record and replay it is to replay it
 * and look.
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
     * Plays three random games of each ruleset, and asks every law about them, and a few positions for each bot.
     *
     * @param game the game
     * @throws AssertionError if a law is broken
     */
    public static void check(OldGame game) {
        check(game, 1, GAMES);
        for (String bot : game.bots()) {
            for (String ruleset : game.rulesets()) {
                checkBot(game, ruleset, bot, 2);
            }
        }
    }

    /**
     * Plays random games of each ruleset, and asks every law about their first sixty positions and the last one, but those of bots.
     *
     * @param game the game
     * @param seed any number; the second game of a seed is the first one of the next
     * @param games how many games, 1 or more; each takes about half a second
     * @throws IllegalArgumentException if the number of games is not positive
     * @throws AssertionError if a law is broken: which one, what was found in place of what, the ruleset, the seed, and the texts
     */
    public static void check(OldGame game, long seed, int games) {
        if (games < 1) {
            throw new IllegalArgumentException("laws need a game or more to be asked about, not " + games);
        }
        for (String ruleset : game.rulesets()) {
            for (int i = 0; i < games; i++) {
                checkGame(game, ruleset, seed + i);
            }
        }
    }

    private static void checkGame(OldGame game, String ruleset, long seed) {
        try {
            TextGame played = TextGame.random(game, ruleset, seed);
            TextLaws.all(played);
            TextViewLaws.all(played);
            TextRecordLaws.all(played);
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + again(ruleset, seed), e);
        } catch (RuntimeException e) {
            throw new AssertionError("error: " + e + again(ruleset, seed), e);
        }
    }

    private static String again(String ruleset, long seed) {
        return "; again with ruleset " + ruleset + ", seed " + seed + ", 1 game";
    }

    /**
     * Asks a bot for its move in some positions of each ruleset: it is legal, the same for the same view and bits, whatever is hidden, and
     * refused out of turn. A bot that thinks by the clock keeps only some of this: give it a number of tries in its name.
     *
     * @param game the game, with your bot in it
     * @param bot its name
     * @throws IllegalArgumentException if the game has no such bot
     * @throws AssertionError if a law is broken
     */
    public static void checkBot(OldGame game, String bot) {
        requireNonNull(bot, "bot");
        game.checkedBot(bot);
        for (String ruleset : game.rulesets()) {
            checkBot(game, ruleset, bot, BOT_POSITIONS);
        }
    }

    private static void checkBot(OldGame game, String ruleset, String bot, int positions) {
        TextBotLaws.all(TextGame.random(game, ruleset, 1), bot, positions);
    }
}
