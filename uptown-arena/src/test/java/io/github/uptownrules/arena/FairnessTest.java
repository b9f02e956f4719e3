package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class FairnessTest {
    private static final Tournament FOUR = Tournament.of(
                    TestGames.UPTOWN, "standard-4", Collections.nCopies(4, "greedy"))
            .withGames(1_000);

    private static Fairness measured(Tournament tournament) {
        Fairness fairness = Fairness.of(tournament);
        TestGames.played(tournament, 2).forEach(fairness::add);
        return fairness;
    }

    /** Returns the verdict on games, given the number of wins of each seat. */
    private static String verdict(int... wins) {
        return new FairnessVerdict(Results.of(
                        FOUR,
                        IntStream.range(0, wins.length)
                                .boxed()
                                .flatMap(seat -> Collections.nCopies(wins[seat], wonBy(seat)).stream())
                                .toList()))
                .text();
    }

    private static GameResult wonBy(int winner) {
        return TestGames.result(
                FOUR.bots(),
                IntStream.range(0, 4).map(seat -> seat == winner ? 1 : 2).toArray());
    }

    @Test
    void measuresEqualBots() {
        Tournament three = Tournament.of(TestGames.UPTOWN, "standard-3", Collections.nCopies(3, "random"))
                .withGames(12);
        Fairness fairness = measured(three);
        Results results = fairness.results();
        assertThat(results.deals()).hasSize(12);
        assertThat(fairness.toString())
                .startsWith("standard-3, seed 1: 12 games with random on each of 3 seats\n\n"
                        + "seat  win share              advantage  score            groups           captures\n")
                .contains(
                        ResultTable.percent(results.seatShare(Seat.TWO)),
                        ResultTable.number(results.mean(Seat.THREE, 1)),
                        "\nmoves    median 72, range 72 to 72\ndecided  ")
                .endsWith(" turns a game\n\n" + fairness.verdict() + "\n");
        assertThat(measured(three)).hasToString(fairness.toString());
    }

    @Test
    void countsMovesAndSkippedTurns() {
        Tournament match = Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "greedy"))
                .withGames(8);
        List<GameRecord> records =
                TestGames.played(match, 2).stream().map(TestGames::record).toList();
        Fairness fairness = measured(match);
        assertThat(fairness.plies())
                .containsExactlyElementsOf(records.stream()
                        .map(record -> record.moves().size())
                        .sorted()
                        .toList());
        assertThat(fairness.skips().mean())
                .isEqualTo(records.stream()
                                .flatMapToInt(record -> IntStream.rangeClosed(
                                                1, record.moves().size())
                                        .map(ply ->
                                                record.outcome(ply).skipped().size()))
                                .sum()
                        / 8.0);
    }

    @Test
    void measuresAnyGame() {
        String upTurn = measured(Tournament.of(new UpTurnGame(), "upturn-3", Collections.nCopies(3, "sensible"))
                        .withGames(20))
                .toString();
        assertThat(upTurn)
                .startsWith("upturn-3, seed 1: 20 games with sensible on each of 3 seats\nTiles: ")
                .containsPattern("\nmoves    median [\\d.]+, range \\d+ to \\d+\n")
                .containsPattern("\nskipped  [1-9][\\d.]* \\+- [\\d.]+ turns a game\n");
        assertThat(measured(Tournament.of(new StreetGame(), "street-2", List.of("random", "random"))
                                .withGames(6))
                        .toString())
                .contains("\nDeck: ", "advantage  score            height\n");
    }

    /** The fourth game lasts more than 10,000 moves. */
    @Test
    void omitsAGameThatWasCutOff() {
        Tournament endless = Tournament.of(new UpTurnGame(), "upturn-2", List.of("random", "random"))
                .withGames(4);
        Fairness fairness = measured(endless);
        assertThat(fairness.plies()).hasSize(3).allMatch(plies -> plies < 10_000);
        assertThat(fairness.toString())
                .startsWith("upturn-2, seed 1: 3 games with random")
                .contains("stopped after 10000 moves: 1 game;")
                .endsWith("\nToo few games for a verdict: 3, at least 6 are needed.\n");
    }

    @Test
    void isEmptyBeforeTheFirstGame() {
        assertThat(Fairness.of(FOUR)).hasToString("""
                        standard-4, seed 1: 0 games with greedy on each of 4 seats

                        Too few games for a verdict: 0, at least 6 are needed.
                        """);
    }

    @Test
    void rejectsDifferentBots() {
        Tournament different = Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "random"));
        assertThatThrownBy(() -> Fairness.of(different))
                .hasMessage("the bots in all seats must be equal, not greedy, random");
    }

    @Test
    void namesTheBestAndTheWorstSeat() {
        assertThat(List.of(
                        verdict(250, 250, 250, 250),
                        verdict(270, 250, 240, 240),
                        verdict(27, 25, 24, 24),
                        verdict(310, 230, 230, 230),
                        verdict(320, 290, 210, 180),
                        verdict(2, 1, 1, 1)))
                .containsExactly(
                        "Fair within 2.9 points: seat 1 differs most from 25.0 %, with 25.0 % [22.3, 27.8].",
                        "Fair within 4.9 points: seat 1 differs most from 25.0 %, with 27.0 % [24.3, 29.9].",
                        "Undecided, but within 11.9 points: seat 1 differs most from 25.0 %, with 27.0 % [18.6, 36.8].",
                        "Unfair by at most 9.0 points: seat 1 wins 31.0 % [28.1, 34.0] instead of 25.0 %.",
                        "Unfair by at most 10.0 points: seat 1 wins 32.0 % [29.1, 35.0] and seat 4 wins 18.0 % "
                                + "[15.7, 20.5] instead of 25.0 %.",
                        "Too few games for a verdict: 5, at least 6 are needed.");
    }

    /**
     * There are two errors: calling a fair ruleset unfair, and giving a bound that is too small. Each occurs in at
     * most 5 % of measurements.
     */
    @Test
    void errsInAtMostOneMeasurementOfTwenty() {
        int measurements = 400;
        long wrong = LongStream.range(0, measurements)
                .filter(seed -> !simulated(seed, 0.25).unfair().isEmpty())
                .count();
        assertThat(wrong).isLessThan(measurements / 15);
        long tooSmall = LongStream.range(0, measurements)
                .filter(seed -> simulated(seed, 0.31).bound() < 0.06)
                .count();
        assertThat(tooSmall).isLessThan(measurements / 15);
    }

    /** Returns a measurement of 200 games, in which the first seat has this chance and the others share the rest. */
    private static FairnessVerdict simulated(long seed, double first) {
        SplitMix64 random = new SplitMix64(seed);
        return new FairnessVerdict(Results.of(
                FOUR,
                IntStream.range(0, 200)
                        .mapToObj(game -> wonBy(random.nextDouble() < first ? 0 : 1 + random.nextInt(3)))
                        .toList()));
    }
}
