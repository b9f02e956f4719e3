package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.variants.Rulesets;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MonteCarloBotTest {
    @Test
    void beatsGreedyWithASmallBudget() {
        Bot[] bots = {Bots.parse("mcts:300"), Bots.parse("greedy")};
        double wins = 0;
        int games = Effort.of(20, 6);
        for (int i = 0; i < games; i++) {
            Seat seat = Seat.of(1 + i % 2);
            GameState end = play(Rulesets.twoPlayer(), bots, i);
            wins += end.standings().winners().contains(seat)
                    ? 1.0 / end.standings().winners().size()
                    : 0;
        }
        assertThat(wins).isGreaterThan(games / 2.0);
    }

    /** The first bot has seat 1 in even games and seat 2 in odd ones. */
    private static GameState play(Ruleset ruleset, Bot[] bots, int number) {
        SplitMix64 chance = new SplitMix64(number);
        GameState game = ruleset.deal(number / 2);
        while (!game.isOver()) {
            Seat turn = game.turn().orElseThrow();
            Bot bot = bots[(turn.ordinal() + number) % 2];
            game = game.play(bot.choose(game.viewFor(turn), chance));
        }
        return game;
    }

    /**
     * The last tile of a team game: of two winning moves, the one with the larger lead for the team, up to six
     * points, is better. Therefore a move that needlessly hurts the partner is worse.
     */
    @Test
    void partnersWhoWinTogetherAreNotRivals() {
        Ruleset teams = Rulesets.standard(4).toBuilder("teams")
                .partners(Seat.ONE, Seat.THREE)
                .partners(Seat.TWO, Seat.FOUR)
                .placementLimit(8)
                .scoring((tally, seat) -> -tally.groupCount(seat) - tally.groupCount(partner(seat)))
                .build();
        int compared = 0;
        for (int deal = 0; deal < Effort.of(60, 20); deal++) {
            SplitMix64 random = new SplitMix64(deal);
            GameState game = teams.deal(deal);
            for (int ply = 1; ply < 32; ply++) {
                game = game.play(
                        Bots.parse("greedy").choose(game.viewFor(game.turn().orElseThrow()), random));
            }
            Seat last = game.turn().orElseThrow();
            ImmutableList<Move> moves = ImmutableList.copyOf(game.legalMoves());
            double[] rewards = new double[moves.size()];
            new FullPlayouts(game.viewFor(last), moves, random).run(rewards);
            for (int i = 0; i < rewards.length; i++) {
                int lead = lead(game.play(moves.get(i)), last);
                if (lead > 0) {
                    assertThat(rewards[i]).isCloseTo(0.7 / 2 + 0.3 * (Math.min(lead, 6) + 6) / 12, within(1e-9));
                    compared++;
                }
            }
        }
        assertThat(compared).isPositive();
    }

    private static Seat partner(Seat seat) {
        return Seat.of((seat.number() + 1) % 4 + 1);
    }

    private static int lead(GameState end, Seat seat) {
        Standings standings = end.standings();
        return standings.forSeat(seat).score()
                - standings.forSeat(Seat.of(seat.number() % 4 + 1)).score();
    }

    @Test
    void rejectsBudgetsAboveTheLimit() {
        for (String name : new String[] {"mcts:1000000", "mcts:1000000/2", "mcts:600000ms", "mcts:600000ms/99"}) {
            assertThat(Bots.parse(name)).isInstanceOf(MonteCarloBot.class);
        }
        for (String budget : new String[] {
            "1000001", "1000001/2", "999999999/99", "600001ms", "999999999ms/2", "9223372036854775808ms"
        }) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Bots.parse("mcts:" + budget))
                    .withMessage(
                            "a budget is a number of playouts such as 2000 (1000000 at most), or of milliseconds such as"
                                    + " 100ms (600000 at most), with /2 after it for two threads, not '" + budget
                                    + "'");
        }
    }

    @Test
    void aBudgetOfPlayoutsGivesTheSameMoveOnAnyNumberOfCores() {
        PlayerView view = Rulesets.standard(4).deal(3).viewFor(Seat.ONE);
        Bot bot = Bots.parse("mcts:500/3");
        Move move = bot.choose(view, new SplitMix64(1));
        for (int i = 0; i < 5; i++) {
            assertThat(bot.choose(view, new SplitMix64(1))).isEqualTo(move);
        }
    }

    @Test
    void keepsATimeBudget() {
        PlayerView view = Rulesets.standard(4).deal(3).viewFor(Seat.ONE);
        long start = System.nanoTime();
        assertThat(view.faults(Bots.parse("mcts:200ms/2").choose(view, new SplitMix64(1))))
                .isEmpty();
        assertThat(System.nanoTime() - start).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(190));
    }

    /** Measured in processor time, because other programs may be running; the first call loads classes. */
    @ParameterizedTest
    @ValueSource(strings = {"mcts:20000ms", "mcts:20000ms/8", "mcts:1000000", "expert:20000ms", "expert:1000000/99"})
    void returnsALegalMoveSoonAfterInterruption(String name) {
        PlayerView view = Rulesets.standard(4).deal(3).viewFor(Seat.ONE);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        Thread.currentThread().interrupt();
        Move move = Bots.parse(name).choose(view, new SplitMix64(1));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(threads.getCurrentThreadCpuTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(5));
        assertThat(view.faults(move)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"mcts:", "mcts:0", "mcts:-5", "mcts:5s", "mcts:100ms/0", "mcts:9999999999"})
    void rejectsMalformedBudgets(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.parse(name))
                .withMessageStartingWith("a budget is a number of playouts such as 2000");
    }

    /** The message has one line and no control characters. */
    @Test
    void quotesUnknownNamesAndBudgets() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.parse("\u001b[2J\n"))
                .withMessageStartingWith("unknown bot '\\u001b[2J\\u000a'; known: ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.parse("mcts:\u001b[2J\n"))
                .withMessageEndingWith(", not '\\u001b[2J\\u000a'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Budget.parse("9".repeat(1_000_000)))
                .withMessageEndingWith(", not '" + "9".repeat(40) + "...' (1000000 characters)");
    }

    @Test
    void listsTheKnownNamesForAnUnknownOne() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.parse("mtcs"))
                .withMessage("unknown bot 'mtcs'; known: random, greedy, mcts, beginner, casual, club, expert "
                        + "(mcts and expert also with a budget: mcts:5000 or expert:100ms)");
    }

    @Test
    void printsItsParsedName() {
        for (String name : Bots.names()) {
            assertThat(Bots.parse(name)).hasToString(name);
        }
        for (String budget : new String[] {"1", "5000", "1000000/99", "100ms", "600000ms/2"}) {
            assertThat(Bots.parse("mcts:" + budget)).hasToString("mcts:" + budget);
            assertThat(Bots.monteCarlo(Budget.parse(budget))).hasToString("mcts:" + budget);
            assertThat(Bots.parse("expert:" + budget)).hasToString("expert:" + budget);
            assertThat(Bots.expert(Budget.parse(budget))).hasToString("expert:" + budget);
        }
    }
}
