package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.BotJudge;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RecordLaws;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;

/**
 * The laws of bots. A bot chooses a move from the view of its seat and from random bits. The move is legal and arrives in time.
 * Equal views and equal bits give the same move, regardless of the other racks and of earlier games.
 *
 * <p>A bot with a time limit cannot obey all laws. For these checks, give it a number of playouts instead.
 *
 * <pre>{@code
 * BotLaws.check((seen, bits) -> seen.legalMoves().get(0), 10_000, rules);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class BotLaws {
    private static final int POSITIONS = 20;

    /**
     * The input of a bot, with the complete game. A bot only receives the input. Tests of these laws can pass the game to a bot
     * that peeks.
     */
    record Sight<S>(S seen, GameState game) {
        @Override
        public String toString() {
            return seen.toString();
        }
    }

    private BotLaws() {}

    /**
     * Checks every law in positions of some rulesets, both played and set up, 20 for each ruleset.
     *
     * @param bot the bot, as a lambda or method reference; it receives the view of the seat to move
     * @param limitMillis the time limit for a move in milliseconds, at least 1; be generous, because the machine may be busy
     * @param rulesets the rulesets that the bot can play; by default, rulesets of two to five seats with one or several colors
     * each
     * @throws IllegalArgumentException if the limit is not positive
     * @throws AssertionError if a law is broken, with the finding, the view and the seed of the bits
     */
    public static void check(
            BiFunction<? super PlayerView, ? super RandomGenerator, Move> bot, long limitMillis, Ruleset... rulesets) {
        requireNonNull(bot, "bot");
        checkSights((sight, bits) -> bot.apply(sight.seen(), bits), limitMillis, rulesets);
    }

    static void checkSights(
            BiFunction<Sight<PlayerView>, RandomGenerator, Move> bot, long limitMillis, Ruleset... rulesets) {
        BotJudge<Sight<PlayerView>> judge = new BotJudge<>(bot, Sight::seen, checked(limitMillis));
        for (Ruleset ruleset : JudgedRuleset.orShapes(rulesets)) {
            Positions.of(ruleset, 1)
                    .filter(game -> !game.isOver())
                    .limit(POSITIONS)
                    .forEach(game -> ask(judge, game, game.positionKey()));
        }
        judge.askAgain();
    }

    private static void ask(BotJudge<Sight<PlayerView>> judge, GameState game, long seed) {
        Seat seat = game.turn().orElseThrow();
        PlayerView view = game.viewFor(seat);
        GameState world = view.sample(new SplitMix64(seed));
        judge.ask(
                new Sight<>(view, game),
                world,
                new Sight<>(world.viewFor(seat), world),
                new Sight<>(PlayerView.of(view.toSetup(), seat), game),
                seed);
    }

    /**
     * Checks a bot that receives everything its seat has seen of a game. Equal memories give the same move, regardless of
     * hidden information.
     *
     * <pre>{@code
     * BotLaws.checkRemembering((memory, bits) -> memory.view().legalMoves().get(0), 10_000, rules);
     * }</pre>
     *
     * @param bot the bot; it receives the memory of the seat to move
     * @param limitMillis the time limit for a move in milliseconds, at least 1
     * @param rulesets the rulesets that the bot can play; by default, rulesets of two to five seats with one or several colors
     * each
     * @throws IllegalArgumentException if the limit is not positive
     * @throws AssertionError if a law is broken, with the finding, the memory and the seed of the bits
     */
    public static void checkRemembering(
            BiFunction<? super Memory, ? super RandomGenerator, Move> bot, long limitMillis, Ruleset... rulesets) {
        requireNonNull(bot, "bot");
        checkRememberedSights((sight, bits) -> bot.apply(sight.seen(), bits), limitMillis, rulesets);
    }

    static void checkRememberedSights(
            BiFunction<Sight<Memory>, RandomGenerator, Move> bot, long limitMillis, Ruleset... rulesets) {
        BotJudge<Sight<Memory>> judge =
                new BotJudge<>(bot, sight -> sight.seen().view(), checked(limitMillis));
        for (Ruleset ruleset : JudgedRuleset.orShapes(rulesets)) {
            for (int game = 0; game < POSITIONS; game++) {
                ask(judge, RecordLaws.record(ruleset, game, 1 + 3 * game), game);
            }
        }
        judge.askAgain();
    }

    private static void ask(BotJudge<Sight<Memory>> judge, GameRecord record, long seed) {
        record.end().turn().ifPresent(seat -> {
            GameRecord world =
                    RecordLaws.sameForViewer(record, seat, new SplitMix64(seed)).orElse(record);
            judge.ask(
                    new Sight<>(record.redactedFor(seat).memory(), record.end()),
                    world.at(0),
                    new Sight<>(world.redactedFor(seat).memory(), world.end()),
                    new Sight<>(RecordLaws.followed(record, seat), record.end()),
                    seed);
        });
    }

    private static long checked(long limitMillis) {
        if (limitMillis < 1) {
            throw new IllegalArgumentException("the time limit is at least 1 ms, not " + limitMillis);
        }
        return limitMillis;
    }
}
