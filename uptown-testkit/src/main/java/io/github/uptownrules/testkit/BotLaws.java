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

    /**
     * The input of a bot, with the game behind it. Bots get only what was seen; a test of these laws can give the game to a bot that
     * peeks.
     */
    record Sight<S>(S seen, GameState game) {
        @Override
        public String toString() {
            return seen.toString();
        }
    }

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
     * The same for a bot that is given all that its seat has seen of a game: for equal memories it plays the same, whatever was hidden
     * all the time.
     *
     * <pre>{@code
     * BotLaws.checkRemembering((memory, bits) -> memory.view().legalMoves().get(0), 10_000, rules);
     * }</pre>
     *
     * @param bot the bot; it is given the memory of the seat to move
     * @param limitMillis how many milliseconds a move may take, 1 or more
     * @param rulesets what the bot can play; if there are none, rulesets of two to five seats with one color each or several
     * @throws IllegalArgumentException if the limit is not positive
     * @throws AssertionError if a law is broken, with what was found, the memory and the seed of the bits
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
            throw new IllegalArgumentException("a bot needs a millisecond or more, not " + limitMillis);
        }
        return limitMillis;
    }
}
