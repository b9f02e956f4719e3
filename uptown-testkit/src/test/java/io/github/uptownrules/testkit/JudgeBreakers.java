package io.github.uptownrules.testkit;

import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.BotLaws.Sight;
import io.github.uptownrules.testkit.laws.Breaker;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.IntBinaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

final class JudgeBreakers {
    private static final Ruleset FOUR = JudgedRuleset.shape("four").ruleset();
    private static final Ruleset FIVE = JudgedRuleset.shape("five").ruleset();
    private static final long AMPLE = 60_000;

    private JudgeBreakers() {}

    static Stream<Breaker> all() {
        return Stream.concat(bots(), scorings());
    }

    private static Breaker bot(
            String law, String error, long limitMillis, BiFunction<PlayerView, RandomGenerator, Move> bot) {
        return new Breaker("bot: " + law, error, () -> BotLaws.check(bot, limitMillis, FOUR));
    }

    private static Move first(PlayerView view) {
        return view.legalMoves().get(0);
    }

    private static Move last(PlayerView view) {
        return Iterables.getLast(view.legalMoves());
    }

    @SuppressWarnings("ReferenceEquality") // It distinguishes equal views.
    private static Stream<Breaker> bots() {
        AtomicInteger calls = new AtomicInteger();
        Set<PlayerView> known = new HashSet<>();
        List<PlayerView> asked = new ArrayList<>();
        return Stream.of(
                bot(
                        "the faults of",
                        "an illegal move",
                        AMPLE,
                        (view, random) -> Move.all().get(1_619)),
                bot("the bot chooses nothing", "no move", AMPLE, (view, random) -> null),
                bot("the bot throws", "an exception", AMPLE, (view, random) -> {
                    throw new IllegalStateException("lost");
                }),
                bot("no move within", "a bot that never answers", 20, (view, random) -> {
                    while (!Thread.currentThread().isInterrupted()) {
                        Thread.onSpinWait();
                    }
                    return first(view);
                }),
                bot(
                        "the move when asked again",
                        "first one move, then another",
                        AMPLE,
                        (view, random) -> calls.getAndIncrement() % 2 == 0 ? first(view) : last(view)),
                bot(
                        "the move when asked again later",
                        "another move when ten views are known",
                        AMPLE,
                        (view, random) -> {
                            known.add(view);
                            return known.size() < 10 ? first(view) : last(view);
                        }),
                new Breaker(
                        "bot: the move in another world,",
                        "a bot that peeks",
                        () -> BotLaws.checkSights(JudgeBreakers::peeking, AMPLE, FOUR)),
                // The fourth call of the bot is the one with the rebuilt view.
                bot("the move in the same view made anew", "another move for an equal view", AMPLE, (view, random) -> {
                    if (asked.stream().noneMatch(seen -> seen == view)) {
                        asked.add(view);
                    }
                    return asked.size() < 3 ? first(view) : last(view);
                }));
    }

    private static Move peeking(Sight<PlayerView> sight, RandomGenerator random) {
        PlayerView view = sight.seen();
        Seat other = Seat.of(view.turn().orElseThrow().number() % 4 + 1);
        return sight.game()
                        .rack(view.colors(other).get(0))
                        .contains(view.unseen(view.colors(other).get(0)).get(0))
                ? first(view)
                : last(view);
    }

    private static Breaker scoring(String law, String error, Scoring scoring) {
        return new Breaker("R29 Q5: " + law, error, () -> ScoringLaws.check(scoring, FIVE));
    }

    /** Returns a scoring with equal scores, in which seat numbers break ties. */
    private static Scoring tied(IntBinaryOperator comparison) {
        return new Scoring() {
            @Override
            public int score(Tally tally, Seat seat) {
                return 0;
            }

            @Override
            public int compareTied(Tally tally, Seat one, Seat other) {
                return comparison.applyAsInt(one.number(), other.number());
            }
        };
    }

    private static Stream<Breaker> scorings() {
        SplitMix64 random = new SplitMix64(1);
        Set<Integer> seen = new HashSet<>();
        GameState deal = FIVE.deal(1);
        Class<?> after = deal.tallyAfter(deal.legalMoves().get(0)).getClass();
        return Stream.of(
                scoring("the scoring throws", "a division by 0", (tally, seat) -> 12 / tally.groupCount(seat)),
                scoring(
                        "the verdict on a state",
                        "a point for a state",
                        (tally, seat) -> tally instanceof GameState ? 1 : 0),
                scoring(
                        "the verdict on a rollout",
                        "a point for a rollout",
                        (tally, seat) -> tally instanceof Rollout ? 1 : 0),
                scoring(
                        "the verdict on the view of",
                        "a point for the view of seat 3",
                        (tally, seat) -> tally instanceof PlayerView view && view.viewer() == Seat.THREE ? 1 : 0),
                scoring(
                        "the verdict on the tally after",
                        "a point for the tally after a move",
                        (tally, seat) -> after.isInstance(tally) ? 1 : 0),
                scoring("the verdict when asked again", "random scores", (tally, seat) -> random.nextInt(1_000)),
                scoring(
                        "the verdict when asked again later",
                        "a point when a hundred counts are known",
                        (tally, seat) -> {
                            seen.add(tally.seats().stream()
                                    .mapToInt(each -> 31 * tally.groupCount(each) + tally.captureCount(each))
                                    .reduce(0, (one, other) -> 37 * one + other));
                            return seen.size() > 100 ? 1 : 0;
                        }),
                scoring("compared in reverse, seats", "each seat ahead of each other", tied((one, other) -> 1)),
                scoring(
                        "the comparison is not transitive: seats",
                        "a cycle of seats",
                        tied((one, other) -> Math.floorMod(one - other, 5) < 3 ? 1 : -1)));
    }
}
