package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TournamentTest {
    @Test
    void everyDealIsPlayedOnceWithEverySeating() {
        Tournament tournament = Tournament.of(
                        TestGames.UPTOWN, "standard-4", List.of("random", "greedy", "random", "greedy"))
                .withGames(13);
        assertThat(tournament.seatings()).hasSize(6).doesNotHaveDuplicates();
        assertThat(tournament.gameCount()).isEqualTo(18);
        Multiset<String> seats = HashMultiset.create();
        Multiset<String> dealsAndSeatings = HashMultiset.create();
        LongStream.range(0, 18).forEach(game -> {
            List<String> seating = tournament.seating(game);
            dealsAndSeatings.add(tournament.deal(game) + " " + seating);
            for (int seat = 0; seat < 4; seat++) {
                seats.add(seating.get(seat) + seat);
            }
        });
        assertThat(dealsAndSeatings.elementSet()).hasSize(18);
        assertThat(seats.elementSet())
                .hasSize(8)
                .allSatisfy(seat -> assertThat(seats.count(seat)).isEqualTo(9));
    }

    @Test
    void onlyGamesOnTheSameDealBeginAlike() {
        Tournament tournament = Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "random"))
                .withGames(6);
        List<String> starts = TestGames.played(tournament, 2).stream()
                .map(game -> TestGames.record(game).at(0).toString())
                .toList();
        assertThat(starts).hasSize(6);
        assertThat(Set.copyOf(starts)).hasSize(3);
        assertThat(starts.get(0)).isEqualTo(starts.get(1)).isNotEqualTo(starts.get(2));
    }

    @Test
    void theRecordNamesTheBotsAndAgreesWithTheResult() {
        Tournament tournament = Tournament.of(TestGames.UPTOWN, "bloqueurs-3", List.of("greedy", "random", "random"))
                .withGames(1)
                .withSeed(5);
        for (FinishedGame game : TestGames.played(tournament, 1)) {
            List<String> seating = tournament.seating(game.number());
            assertThat(List.copyOf(TestGames.record(game).headers().values())).isEqualTo(seating);
            assertThat(TestGames.record(game).end().isOver()).isTrue();
            assertThat(game.result())
                    .isEqualTo(GameResult.of(
                            seating,
                            TestGames.UPTOWN
                                    .position(TestGames.record(game).end().toString())
                                    .results(),
                            Optional.empty()));
        }
    }

    @Test
    void theNumberOfThreadsDoesNotChangeTheResults() {
        Tournament tournament = Tournament.of(TestGames.UPTOWN, "standard-3", List.of("greedy", "random", "random"))
                .withGames(30)
                .withSeed(7);
        List<FinishedGame> games = TestGames.played(tournament, 1);
        assertThat(TestGames.played(tournament, 3)).isEqualTo(games);
        assertThat(games)
                .extracting(FinishedGame::number)
                .isEqualTo(LongStream.range(0, 30).boxed().toList());
        Tournament sameSeed = Tournament.of(TestGames.UPTOWN, "standard-3", List.of("random", "greedy", "random"))
                .withGames(30)
                .withSeed(7);
        assertThat(TestGames.played(sameSeed, 2)).isEqualTo(games);
        Tournament otherSeed = Tournament.of(TestGames.UPTOWN, "standard-3", List.of("greedy", "random", "random"))
                .withGames(30)
                .withSeed(8);
        assertThat(TestGames.played(otherSeed, 2)).isNotEqualTo(games);
    }

    @Test
    void aStoppedArenaHasReportedTheFirstGames() {
        Tournament tournament = Tournament.of(TestGames.UPTOWN, "standard-3", List.of("greedy", "random", "random"))
                .withGames(30)
                .withSeed(7);
        assertThat(TestGames.played(tournament, 2, 11))
                .isEqualTo(TestGames.played(tournament, 2).subList(0, 11));
    }

    @Test
    void rejectsInvalidTournaments() {
        assertThatThrownBy(() -> Tournament.of(TestGames.UPTOWN, "standard-4", List.of("greedy", "random"))
                        .withGames(10))
                .hasMessage("ruleset standard-4 has 4 seats, so 4 bots have to be named, not 2; a bot may be named more"
                        + " than once");
        assertThatThrownBy(() -> Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "nobody"))
                        .withGames(10))
                .hasMessageStartingWith("unknown bot 'nobody'; known: random, ");
        assertThatThrownBy(() -> Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "random"))
                        .withGames(0))
                .hasMessage("the number of games is 1 to 100000000, not 0");
        assertThatThrownBy(() -> Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "random"))
                        .withGames(Long.MAX_VALUE))
                .hasMessage("the number of games is 1 to 100000000, not 9223372036854775807");
        assertThatThrownBy(() -> Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "random"))
                        .withFirst("3")
                        .withGames(10))
                .hasMessage("there is no seat 3 in ruleset two-player");
        Tournament tournament = Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "random"))
                .withGames(10);
        for (int threads : new int[] {-1, 0, 1_001, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> Arena.of(tournament).withThreads(threads))
                    .hasMessage("the number of threads is 1 to 1000, not " + threads);
        }
    }

    /** R11, Q9: any seat may start. It is the same with every seating of a deal, and does not change the deals. */
    @Test
    void q9_theFirstSeatMayBeRandom() {
        Tournament drawn = Tournament.of(
                        TestGames.UPTOWN, "standard-4", List.of("random", "greedy", "random", "random"))
                .withFirst("random")
                .withGames(400);
        Tournament first = Tournament.of(
                        TestGames.UPTOWN, "standard-4", List.of("random", "greedy", "random", "random"))
                .withGames(400);
        int[] starts = new int[4];
        for (long game = 0; game < 400; game++) {
            GameState start = state(drawn.start(game));
            assertThat(start.deal().order(Color.BLUE))
                    .isEqualTo(state(first.start(game)).deal().order(Color.BLUE));
            assertThat(start).isEqualTo(state(drawn.start(game - game % 4)));
            starts[start.turn().orElseThrow().ordinal()]++;
        }
        for (int start : starts) {
            assertThat(start).isBetween(60, 140);
        }
        assertThat(TestGames.record(TestGames.played(drawn, 1, 1).get(0)).at(0)).isEqualTo(state(drawn.start(0)));
    }

    private static GameState state(PlayedGame.Whole play) {
        return Notation.of(Rulesets.all()).readPosition(play.text());
    }
}
