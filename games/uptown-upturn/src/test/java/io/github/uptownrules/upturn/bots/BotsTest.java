package io.github.uptownrules.upturn.bots;

import static io.github.uptownrules.upturn.bots.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.simulation.Playout;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The named bots: their knowledge and strength. The seeds are fixed, so results are reproducible. */
class BotsTest {
    private static final int LIMIT = 5000;

    /** Returns the number of games that one bot wins against identical opponents, playing equally often from every seat. */
    private static long wins(String player, String others, int seats, int games) {
        return LongStream.range(0, games)
                .filter(game -> {
                    Seat own = Seat.of((int) (game % seats) + 1);
                    List<Bot> table = new ArrayList<>(Collections.nCopies(seats, Bots.parse(others)));
                    table.set(own.ordinal(), Bots.parse(player));
                    UpTurnState deal = UpTurnRuleset.of(seats).deal(game / seats);
                    UpTurnState end = Playout.of(table, LIMIT).playOut(deal, new SplitMix64(game));
                    return end.tilesLeft(own) == 0;
                })
                .count();
    }

    @Test
    void listsTheNames_theWeakestFirst() {
        assertThat(Bots.names()).containsExactly("random", "sensible", "beginner", "casual", "club", "expert");
        for (String name : Bots.names()) {
            assertThat(Bots.parse(name)).isNotNull();
        }
        for (String name : List.of(
                "",
                "Random",
                "random:5",
                "expert:",
                "expert:0",
                "expert:-1",
                "expert:5s",
                "expert:05",
                "expert:1000001",
                "expert:600001ms",
                "expert:1000000000",
                "expert: 5",
                "x".repeat(1_000_000),
                "expert:" + "9".repeat(1_000_000))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Bots.parse(name))
                    .satisfies(e -> assertThat(e).message().hasSizeLessThan(300));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "sensible", "beginner", "casual", "club", "expert:20", "expert:40/2"})
    void equalViewsAndBitsMakeEqualMoves_andTheyAreLegal(String name) {
        for (UpTurnRuleset ruleset : Tables.RULESETS) {
            for (UpTurnState game : Tables.play(ruleset, Bots.parse("random"), 3, 12)) {
                if (!game.isOver()) {
                    UpTurnView view = game.viewFor(game.turn().orElseThrow());
                    UpTurnView same = view.sample(99).viewFor(game.turn().orElseThrow());
                    Move move = Bots.parse(name).choose(view, new SplitMix64(7));
                    assertThat(game.faults(move)).isEmpty();
                    assertThat(Bots.parse(name).choose(same, new SplitMix64(7))).isEqualTo(move);
                }
            }
        }
    }

    @Test
    void aBudgetHasALimit() {
        assertThat(List.of("expert:1000000", "expert:600000ms")).allSatisfy(Bots::parse);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.parse("expert:999999999ms"))
                .withMessage("a budget is a number of playouts such as 2000 (1000000 at most), or of milliseconds such"
                        + " as 100ms (600000 at most), with /2 after it for two threads, not '999999999ms'");
    }

    @Test
    void aBudgetOfTimeIsKept() {
        UpTurnView view = UpTurnRuleset.of(4).deal(1).viewFor(Seat.ONE);
        Bot player = Bots.parse("expert:20ms");
        // Measures processor time, and takes the best of ten, because other programs may be running. The bound leaves a
        // margin of a factor of ten.
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long best = LongStream.range(0, 10)
                .map(seed -> {
                    long start = threads.getCurrentThreadCpuTime();
                    assertThat(view.faults(player.choose(view, new SplitMix64(seed))))
                            .isEmpty();
                    return threads.getCurrentThreadCpuTime() - start;
                })
                .min()
                .orElseThrow();
        assertThat(best).isLessThan(10 * 20_000_000L);
    }

    /** Without the interrupt it would think for ten minutes. */
    @ParameterizedTest
    @ValueSource(strings = {"expert:600000ms", "expert:600000ms/2", "expert:1000000"})
    void anInterruptedBotSoonChoosesALegalMoveAndStaysInterrupted(String name) {
        UpTurnView view = UpTurnRuleset.of(4).deal(1).viewFor(Seat.ONE);
        Bot player = Bots.parse(name);
        Thread caller = Thread.currentThread();
        Thread friend = new Thread(() -> {
            Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(30));
            caller.interrupt();
        });
        friend.start();
        Move move = player.choose(view, new SplitMix64(1));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(view.faults(move)).isEmpty();
        // If the thread was interrupted beforehand, the bot plays the move of the sensible bot.
        caller.interrupt();
        assertThat(player.choose(view, new SplitMix64(1)))
                .isEqualTo(Bots.parse("sensible").choose(view, new SplitMix64(1)));
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void rejectsViewsOfSeatsThatAreNotToMove() {
        UpTurnState game = UpTurnRuleset.of(2).deal(1);
        UpTurnState over = position("upturn-2 40+ - ~ 3 -;1*");
        for (String name : Bots.names()) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Bots.parse(name).choose(game.viewFor(Seat.TWO), new SplitMix64(1)))
                    .withMessage("it is the turn of seat 1, but this is the view of seat 2");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Bots.parse(name).choose(game.viewFor(Viewer.SPECTATOR), new SplitMix64(1)))
                    .withMessage("it is the turn of seat 1, but this is the view of a spectator");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Bots.parse(name).choose(over.viewFor(Seat.ONE), new SplitMix64(1)))
                    .withMessage("the game is over: there is no move to choose");
        }
    }

    @Test
    void levelsAreNames_andAnUnknownNameIsRejectedWithTheKnownOnes() {
        assertThat(Bots.levels()).containsExactly("beginner", "casual", "club", "expert");
        assertThat(Bots.names()).containsAll(Bots.levels());
        assertThat(List.of("random", "club", "expert:5", "expert:100ms/2", "expert:x"))
                .allMatch(Bots::isKnown);
        assertThat(List.of("", "Random", "random:5", "club:5", "lookahead", "mcts"))
                .noneMatch(Bots::isKnown);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.parse("greedy"))
                .withMessage(
                        "unknown bot 'greedy'; known: random, sensible, beginner, casual, club, expert (expert also"
                                + " with a budget: expert:5000 or expert:100ms)");
    }

    @Test
    void aBudgetMayBeGivenAsAValue() {
        UpTurnView view = UpTurnRuleset.of(3).deal(1).viewFor(Seat.ONE);
        assertThat(Bots.expert(Budget.parse("300")).choose(view, new SplitMix64(1)))
                .isEqualTo(Bots.parse("expert:300").choose(view, new SplitMix64(1)));
        assertThat(List.of("2000", "100ms", "100ms/2", "5/99"))
                .allSatisfy(text -> assertThat(Budget.parse(text)).hasToString(text));
    }

    @Test
    void randomPlaysEveryLegalMoveEquallyLikely() {
        UpTurnState game = position("upturn-3 40+ 1L ~ 3 41*,42,U,J;1*;2");
        UpTurnView view = game.viewFor(Seat.ONE);
        Bot random = Bots.parse("random");
        SplitMix64 bits = new SplitMix64(1);
        int[] counts = new int[game.legalMoves().size()];
        List<Move> moves = game.legalMoves().stream().toList();
        for (int i = 0; i < 1000 * counts.length; i++) {
            counts[moves.indexOf(random.choose(view, bits))]++;
        }
        assertThat(counts).hasSize(9);
        assertThat(Arrays.stream(counts)).allMatch(count -> Math.abs(count - 1000) < 150);
    }

    @Test
    void sensibleWinsFourOfFiveGamesForTwoAgainstRandom() {
        assertThat(wins("sensible", "random", 2, 300)).isGreaterThanOrEqualTo(240);
    }

    @Test
    void sensibleWinsMostGamesForThreeAndFourAgainstRandom() {
        assertThat(wins("sensible", "random", 3, 100)).isGreaterThan(70);
        assertThat(wins("sensible", "random", 4, 100)).isGreaterThan(60);
    }

    /** {@link StrengthTest} tests the higher levels, which think longer. */
    @Test
    void theBeginnerBeatsRandom_andTheCasualPlayerTheBeginner() {
        assertThat(wins("beginner", "random", 2, 200)).isGreaterThan(130);
        assertThat(wins("casual", "beginner", 2, 200)).isGreaterThan(120);
    }

    @Test
    void printsTheNameThatIsParsed() {
        for (String name : Bots.names()) {
            assertThat(Bots.parse(name)).hasToString(name);
        }
        for (String budget : new String[] {"1", "5000", "1000000/99", "100ms", "600000ms/2"}) {
            assertThat(Bots.parse("expert:" + budget)).hasToString("expert:" + budget);
            assertThat(Bots.expert(Budget.parse(budget))).hasToString("expert:" + budget);
        }
    }
}
