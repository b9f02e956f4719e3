package io.github.uptownrules.testkit;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.BotJudge;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;

/**
 * What holds for every bot, which chooses a move from what its seat sees and from random bits: the move is legal and comes in
 * time; for an equal view and equal bits it is the same one, whatever the other racks hold and whatever was played before.
 *
 * <p>A bot that thinks by the clock keeps only some of this: give it a number of tries here.
 *
 * <pre>{@code
 * BotLaws.check((seen, bits) -> seen.legalMoves().get(0), 10_000, rules);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class BotLaws {
    private static final int POSITIONS = 20;

    private BotLaws() {}

    /**
     * Lets a bot choose its move in positions of some rulesets, played and set up, a hundred times for each ruleset, and asks
     * every law about it.
     *
     * @param bot the bot, as a lambda or a reference to its method; it is given the view of the seat to move
     * @param limitMillis how many milliseconds a move may take, 1 or more; ample, for the machine may have other things to do
     * @param rulesets what the bot can play; if there are none, rulesets of two to five seats with one color each or several
     * @throws IllegalArgumentException if the limit is not positive
     * @throws AssertionError if a law is broken, with what was found, the view and the seed of the bits
     */
    public static void check(
            BiFunction<? super PlayerView, ? super RandomGenerator, Move> bot, long limitMillis, Ruleset... rulesets) {
        if (limitMillis < 1) {
            throw new IllegalArgumentException("a bot needs a millisecond or more, not " + limitMillis);
        }
        BotJudge judge = new BotJudge(bot, limitMillis);
        for (Ruleset ruleset : JudgedRuleset.orShapes(rulesets)) {
            Positions.of(ruleset, 1)
                    .filter(game -> !game.isOver())
                    .limit(POSITIONS)
                    .forEach(game -> judge.ask(game, game.positionKey()));
        }
        judge.askAgain();
    }
}
