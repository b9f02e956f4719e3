package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ResultsTest {
    private static final Offset<Double> CLOSE = within(1e-9);
    private static final Tournament DUEL = Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "random"))
            .withGames(8);

    /** Returns both games of a deal with greedy's rank in each. Greedy has seat 1 in the first game. */
    private static List<GameResult> deal(int first, int second) {
        return List.of(
                TestGames.result(List.of("greedy", "random"), first, other(first)),
                TestGames.result(List.of("random", "greedy"), other(second), second));
    }

    private static int other(int rank) {
        return rank == 1 ? 2 : 1;
    }

    private static Results duels(List<List<GameResult>> deals) {
        return Results.of(DUEL, deals.stream().flatMap(List::stream).toList());
    }

    @Test
    void estimatesNumbersWithStudentsInterval() {
        // Mean 3.5, sample variance 3.5, and the 97.5 % quantile of t with 5 degrees of freedom is 2.5705818.
        Estimate estimate = Estimate.of(List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0));
        assertThat(estimate.mean()).isEqualTo(3.5);
        assertThat(estimate.high() - 3.5).isCloseTo(2.5705818356 * Math.sqrt(3.5 / 6), within(1e-8));
        assertThat(3.5 - estimate.low()).isCloseTo(estimate.high() - 3.5, CLOSE);
        assertThat(Estimate.of(List.of(7.0, 8.0, 9.0, 7.0, 9.0)))
                .isEqualTo(new Estimate(8, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY))
                .hasToString("8.000 (too few deals)");
    }

    @Test
    void gamesOnADealCountAsOneValue() {
        // Greedy's share of the wins in each deal: 1, 0.5, 0.5, 1.
        Results results = duels(List.of(deal(1, 1), deal(1, 2), deal(2, 1), deal(1, 1)));
        assertThat(results.winShare("greedy").mean()).isCloseTo(0.75, CLOSE);
        assertThat(results.winShare("random").mean()).isCloseTo(0.25, CLOSE);
        assertThat(results.seatShare(Seat.ONE).mean()).isCloseTo((0.5 + 1 + 0 + 0.5) / 4, CLOSE);
        assertThat(results.winShare("greedy", Seat.ONE).mean()).isCloseTo(0.75, CLOSE);
        assertThat(results.mean("greedy", 0).mean()).isCloseTo(-1.25, CLOSE);
        assertThat(results.mean("random", 1).mean()).isCloseTo(1.75, CLOSE);
        assertThat(results.mean("random", 2).mean()).isCloseTo(17.5, CLOSE);
        assertThat(results.mean(Seat.ONE, 0).mean()).isCloseTo(-(1 + 1.5 + 2 + 1.5) / 4, CLOSE);
        assertThat(results.decided().mean()).isEqualTo(1);
    }

    @Test
    void jointWinnersDecideNoGame() {
        List<GameResult> deal = List.of(
                TestGames.result(List.of("greedy", "random"), 1, 1),
                TestGames.result(List.of("random", "greedy"), 1, 2));
        Results results = duels(Collections.nCopies(6, deal));
        assertThat(results.decided().mean()).isEqualTo(0.5);
        assertThat(results.mean(Seat.TWO, 2)).isEqualTo(new Estimate(15, 15, 15));
    }

    /** The shares of two bots add up to 1, so their intervals are mirror images. */
    @Test
    void intervalsOfTwoBotsAreMirrorImages() {
        Tournament three = Tournament.of(TestGames.UPTOWN, "standard-3", List.of("greedy", "random", "random"))
                .withGames(24);
        List<GameResult> games = IntStream.range(0, 24)
                .mapToObj(game -> TestGames.result(
                        three.seating(game),
                        three.seating(game).stream()
                                .mapToInt(bot -> bot.equals("greedy") == game % 5 > 0 ? 1 : 2)
                                .toArray()))
                .toList();
        Results results = Results.of(three, games);
        Estimate greedy = results.winShare("greedy");
        Estimate random = results.winShare("random");
        assertThat(greedy.low()).isBetween(0.5, greedy.mean());
        assertThat(random.mean()).isCloseTo((1 - greedy.mean()) / 2, CLOSE);
        assertThat(random.low()).isCloseTo((1 - greedy.high()) / 2, within(1e-8));
        assertThat(random.high()).isCloseTo((1 - greedy.low()) / 2, within(1e-8));
    }

    @Test
    void jointWinnersShareTheVictory() {
        Tournament four = Tournament.of(TestGames.UPTOWN, "standard-4", List.of("greedy", "greedy", "greedy", "greedy"))
                .withGames(1);
        Results results = Results.of(four, List.of(TestGames.result(four.bots(), 1, 3, 1, 4)));
        assertThat(results.seatShare(Seat.ONE).mean()).isEqualTo(0.5);
        assertThat(results.seatShare(Seat.TWO).mean()).isZero();
        assertThat(results.winShare("greedy").mean()).isEqualTo(0.25);
    }

    @Test
    void ignoresIncompleteDeals() {
        List<GameResult> games = IntStream.range(0, 2)
                .mapToObj(i -> deal(1, 1))
                .flatMap(List::stream)
                .toList();
        assertThat(Results.of(DUEL, games.subList(0, 3)).deals()).hasSize(1);
        assertThat(Results.of(DUEL, games.subList(0, 1)).isEmpty()).isTrue();
        assertThat(Results.of(DUEL, List.of()).toString()).isEqualTo("""
                        two-player, seed 1: 0 deals with each of 2 seatings, 0 games
                        No deal was played to the end with every seating, so there is nothing to compare.
                        """);
    }

    @Test
    void eloOfTwoBotsIsLogisticInTheirPoints() {
        // Greedy scores nine points in twelve deals, and half a point in the imaginary deal.
        Results results = duels(IntStream.range(0, 12)
                .mapToObj(deal -> deal < 9 ? deal(1, 1) : deal(2, 2))
                .toList());
        ImmutableMap<String, Estimate> ratings = Elo.ratings(results);
        double difference = 400 * Math.log10(9.5 / 3.5);
        Estimate greedy = ratings.get("greedy");
        assertThat(greedy.mean()).isCloseTo(difference / 2, within(1e-5));
        assertThat(ratings.get("random").mean()).isCloseTo(-difference / 2, within(1e-5));
        assertThat(greedy.low()).isBetween(-50.0, greedy.mean());
        assertThat(greedy.high()).isBetween(greedy.mean(), 250.0);
        // The two intervals are mirror images.
        assertThat(ratings.get("random").low()).isCloseTo(-greedy.high(), within(1e-5));
        assertThat(ratings.get("random").high()).isCloseTo(-greedy.low(), within(1e-5));
        assertThat(Elo.ratings(results)).isEqualTo(ratings);
    }

    /** The points of the three bots are exactly those that the strengths 4, 2 and 1 predict. */
    @Test
    void recoversTheStrengths() {
        List<String> bots = List.of("four", "two", "one");
        List<Duels> duels = List.of(
                Duels.of(bots, List.of(TestGames.result(List.of("four", "two"), 1, 2))),
                Duels.of(bots, List.of(TestGames.result(List.of("four", "two"), 2, 1))),
                Duels.of(bots, List.of(TestGames.result(List.of("two", "one"), 1, 2))),
                Duels.of(bots, List.of(TestGames.result(List.of("two", "one"), 2, 1))),
                Duels.of(bots, List.of(TestGames.result(List.of("four", "one"), 1, 2))),
                Duels.of(bots, List.of(TestGames.result(List.of("four", "one"), 2, 1))));
        double[] ratings = Duels.sum(duels, new double[] {2.0 / 3, 1.0 / 3, 2.0 / 3, 1.0 / 3, 0.8, 0.2})
                .ratings();
        assertThat(ratings[0]).isCloseTo(400 * Math.log10(2), within(1e-4));
        assertThat(ratings[1]).isCloseTo(0, within(1e-4));
        assertThat(ratings[2]).isCloseTo(-400 * Math.log10(2), within(1e-4));
    }

    @Test
    void everyPairOfDifferentBotsIsADuel() {
        // Greedy beats one random, draws with another and loses to the third. Duels between randoms do not matter.
        Tournament four = Tournament.of(TestGames.UPTOWN, "standard-4", List.of("greedy", "random", "random", "random"))
                .withGames(4);
        List<GameResult> deal = four.seatings().stream()
                .map(seating -> {
                    int[] ranks = {1, 2, 4};
                    int[] next = {0};
                    return TestGames.result(
                            seating,
                            seating.stream()
                                    .mapToInt(bot -> bot.equals("greedy") ? 2 : ranks[next[0]++])
                                    .toArray());
                })
                .toList();
        assertThat(Elo.ratings(Results.of(four, deal)).get("greedy").mean()).isCloseTo(0, within(1e-6));
    }

    @Test
    void aBotThatAlwaysWinsHasAFiniteInterval() {
        Estimate rating = Elo.ratings(duels(
                        IntStream.range(0, 100).mapToObj(deal -> deal(1, 1)).toList()))
                .get("greedy");
        assertThat(rating.low()).isBetween(200.0, rating.mean());
        assertThat(rating.high()).isBetween(rating.mean() + 50, 1000.0);
    }

    @Test
    void theTableListsTheBestFirst() {
        List<List<GameResult>> deals =
                List.of(deal(2, 2), deal(1, 2), deal(2, 1), deal(2, 2), deal(2, 2), deal(1, 2), deal(2, 1), deal(2, 2));
        List<String> lines = duels(deals).toString().lines().toList();
        assertThat(lines.get(0)).isEqualTo("two-player, seed 1: 8 deals with each of 2 seatings, 16 games");
        assertThat(lines.get(3)).startsWith("random      1   75.0 % [42.8, 94.5]    -1.25 +- 0.22");
        assertThat(lines.get(4)).startsWith("greedy      1   25.0 % [5.5, 57.2]     -1.75 +- 0.22 ");
        assertThat(lines.get(7)).isEqualTo("   1   50.0 % [17.0, 83.0]    +0.0");
    }

    @Test
    void printsNoIntervalsOfTooFewDeals() {
        List<String> lines = duels(List.of(deal(1, 1), deal(1, 1), deal(1, 1), deal(1, 1), deal(1, 1)))
                .toString()
                .lines()
                .toList();
        assertThat(lines.get(1)).isEqualTo("too few deals for intervals: 5, at least 6 are needed");
        assertThat(lines.get(4))
                .startsWith(
                        "greedy      1  100.0 %                 -1.00             1.00            10.00            +208");
        assertThat(lines.get(4)).doesNotContain("[", "+-");
        assertThat(lines.get(8)).isEqualTo("   1   50.0 %                 +0.0");
    }

    @Test
    void printsThatGamesWereRoundedUp() {
        Tournament match = Tournament.of(TestGames.UPTOWN, "standard-3", List.of("greedy", "random", "mcts"))
                .withGames(16);
        assertThat(match.gameCount()).isEqualTo(18);
        List<GameResult> games = IntStream.range(0, 18)
                .mapToObj(game -> TestGames.result(match.seating(game), 1, 2, 3))
                .toList();
        assertThat(Results.of(match, games).toString())
                .startsWith("standard-3, seed 1: 3 deals with each of 6 seatings, 18 games"
                        + " (16 asked for, rounded up to whole deals)\n");
        assertThat(Results.of(match.withGames(18), games).toString())
                .startsWith("standard-3, seed 1: 3 deals with each of 6 seatings, 18 games\n");
    }
}
