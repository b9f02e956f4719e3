package io.github.uptownrules.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.cli.game.SeatResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that is cut off has no winner, and its deal counts for no bot. */
class StoppedGameTest {
    /** The fourth of these goes on for more than 10,000 moves. */
    private static final Tournament UPTURN = new Tournament(
            io.github.uptownrules.cli.Games.all().ofRuleset("upturn-2"),
            "upturn-2",
            List.of("random", "random"),
            "1",
            4,
            1);

    private static final Tournament DUEL =
            new Tournament(Games.UPTOWN, "two-player", List.of("greedy", "random"), "1", 100, 1);

    /** A deal that the first bot wins with either seating; the second game was cut off, or not. */
    private static List<GameResult> deal(Ending ending) {
        return List.of(
                Games.result(List.of("greedy", "random"), 1, 2),
                GameResult.of(
                        List.of("random", "greedy"),
                        ImmutableList.of(
                                new SeatResult(2, ImmutableList.of(-2, 2, 0)),
                                new SeatResult(1, ImmutableList.of(-1, 1, 0))),
                        ending));
    }

    private static Results results(Ending first, Ending second) {
        return new Results(
                DUEL, Stream.concat(deal(first).stream(), deal(second).stream()).toList());
    }

    @Test
    void isToldInTheFileAndTheTable(@TempDir Path folder) throws IOException {
        List<PlayedGame> games = Games.played(UPTURN, 1);
        assertThat(games.get(3).result().isStopped()).isTrue();
        assertThat(games.get(3).record()).doesNotContain("Termination").contains("[Result \"*\"]");
        assertThat(games.subList(0, 3)).noneMatch(game -> game.result().isStopped());
        Path csv = folder.resolve("results.csv");
        try (ResultFile file = ResultFile.open(csv, UPTURN)) {
            games.forEach(file::append);
        }
        assertThat(Files.readString(csv)).containsOnlyOnce("stopped").contains("\nupturn-2,1,4,1,1,stopped,random,");
        try (ResultFile file = ResultFile.open(csv, UPTURN)) {
            assertThat(file.results())
                    .isEqualTo(games.stream().map(PlayedGame::result).toList());
            assertThat(new ResultTable(new Results(UPTURN, file.results())).draw())
                    .contains("seed 1: 3 deals with the only seating, 3 games\n")
                    .contains("\nstopped after 10000 moves: 1 game; deals with such a game are not counted\n");
        }
    }

    @Test
    void isNoWinAndNoDuel() {
        Results results = results(Ending.Simple.BY_RULE, Ending.Simple.STOPPED);
        Results without = new Results(DUEL, deal(Ending.Simple.BY_RULE));
        assertThat(results.deals()).isEqualTo(without.deals());
        assertThat(Elo.ratings(results)).isEqualTo(Elo.ratings(without));
        assertThat(results.stopped()).isEqualTo(1);
    }

    @Test
    void leavesNothingToCompareIfAllAreSo() {
        Results results = results(Ending.Simple.STOPPED, Ending.Simple.STOPPED);
        assertThat(results.isEmpty()).isTrue();
        assertThat(new ResultTable(results).draw()).endsWith("""
                0 games
                No deal was played to the end with every seating, so there is nothing to compare.
                stopped after 10000 moves: 2 games; deals with such a game are not counted
                """);
    }

    @Test
    void isNoScoreOfASequentialTest() {
        Sprt test = new Sprt(DUEL, SprtHypotheses.parse("0,20"));
        deal(Ending.Simple.STOPPED).forEach(test::add);
        assertThat(test.deals()).isZero();
        deal(Ending.Simple.BY_RULE).forEach(test::add);
        assertThat(test.deals()).isEqualTo(1);
    }
}
