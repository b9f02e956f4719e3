package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.games.UpTurnGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests games that are cut off: they have no winner, and their deal counts for no bot. */
class StoppedGameTest {
    /** The fourth game lasts more than 10,000 moves. */
    private static final Tournament UPTURN = Tournament.of(new UpTurnGame(), "upturn-2", List.of("random", "random"))
            .withGames(4);

    private static final Tournament DUEL = Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "random"))
            .withGames(100);

    /** Returns a deal that the first bot wins with either seating. The second game has the given termination. */
    private static List<GameResult> deal(Optional<Termination> ending) {
        return List.of(
                TestGames.result(List.of("greedy", "random"), 1, 2),
                GameResult.of(
                        List.of("random", "greedy"),
                        ImmutableList.of(
                                new SeatResult(2, ImmutableList.of(-2, 2, 0)),
                                new SeatResult(1, ImmutableList.of(-1, 1, 0))),
                        ending));
    }

    private static Results results(Optional<Termination> first, Optional<Termination> second) {
        return Results.of(
                DUEL, Stream.concat(deal(first).stream(), deal(second).stream()).toList());
    }

    @Test
    void isReportedInTheFileAndTheTable(@TempDir Path folder) throws IOException {
        List<FinishedGame> games = TestGames.played(UPTURN, 1);
        assertThat(games.get(3).result().isStopped()).isTrue();
        assertThat(games.get(3).record()).doesNotContain("Termination").contains("[Result \"*\"]");
        assertThat(games.subList(0, 3)).noneMatch(game -> game.result().isStopped());
        Path csv = folder.resolve("results.csv");
        try (ResultFile file = ResultFile.open(csv, UPTURN)) {
            for (FinishedGame game : games) {
                file.append(game);
            }
        }
        assertThat(Files.readString(csv)).containsOnlyOnce("stopped").contains("\nupturn-2,1,4,1,1,stopped,random,");
        try (ResultFile file = ResultFile.open(csv, UPTURN)) {
            assertThat(file.results())
                    .isEqualTo(games.stream().map(FinishedGame::result).toList());
            assertThat(Results.of(UPTURN, file.results()).toString())
                    .contains("seed 1: 3 deals with the only seating, 3 games\n")
                    .contains("\nstopped after 10000 moves: 1 game; deals with such a game are not counted\n");
        }
    }

    @Test
    void countsAsNeitherWinNorDuel() {
        Results results = results(Optional.empty(), Optional.of(Termination.limit()));
        Results without = Results.of(DUEL, deal(Optional.empty()));
        assertThat(results.deals()).isEqualTo(without.deals());
        assertThat(Elo.ratings(results)).isEqualTo(Elo.ratings(without));
        assertThat(results.stopped()).isEqualTo(1);
    }

    @Test
    void leavesNothingToCompareIfAllGamesAreCutOff() {
        Results results = results(Optional.of(Termination.limit()), Optional.of(Termination.limit()));
        assertThat(results.isEmpty()).isTrue();
        assertThat(results.toString()).endsWith("""
                0 games
                No deal was played to the end with every seating, so there is nothing to compare.
                stopped after 10000 moves: 2 games; deals with such a game are not counted
                """);
    }

    @Test
    void isIgnoredByASequentialTest() {
        Sprt test = Sprt.of(DUEL, SprtHypotheses.parse("0,20"));
        deal(Optional.of(Termination.limit())).forEach(test::add);
        // The test must not depend on which game was cut off.
        ImmutableList.copyOf(deal(Optional.of(Termination.limit()))).reverse().forEach(test::add);
        assertThat(test.deals()).isZero();
        deal(Optional.empty()).forEach(test::add);
        assertThat(test.deals()).isEqualTo(1);
    }
}
