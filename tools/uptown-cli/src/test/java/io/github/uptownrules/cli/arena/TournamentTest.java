package io.github.uptownrules.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.uptownrules.cli.game.Play;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TournamentTest {
    @Test
    void everyDealIsPlayedOnceWithEverySeating() {
        Tournament tournament =
                new Tournament(Games.UPTOWN, "standard-4", List.of("random", "greedy", "random", "greedy"), "1", 13, 1);
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
    void gamesOnADealBeginAlikeAndOthersDoNot() {
        Tournament tournament = new Tournament(Games.UPTOWN, "two-player", List.of("greedy", "random"), "1", 6, 1);
        List<String> starts = Games.played(tournament, 2).stream()
                .map(game -> Games.record(game).at(0).toString())
                .toList();
        assertThat(starts).hasSize(6);
        assertThat(Set.copyOf(starts)).hasSize(3);
        assertThat(starts.get(0)).isEqualTo(starts.get(1)).isNotEqualTo(starts.get(2));
    }

    @Test
    void theRecordNamesTheBotsAndEndsAsTheResultSays() {
        Tournament tournament =
                new Tournament(Games.UPTOWN, "bloqueurs-3", List.of("greedy", "random", "random"), "1", 1, 5);
        for (PlayedGame game : Games.played(tournament, 1)) {
            List<String> seating = tournament.seating(game.number());
            assertThat(List.copyOf(Games.record(game).headers().values())).isEqualTo(seating);
            assertThat(Games.record(game).end().isOver()).isTrue();
            assertThat(game.result())
                    .isEqualTo(GameResult.of(
                            seating,
                            Games.UPTOWN
                                    .position(Games.record(game).end().toString())
                                    .results(),
                            Ending.Simple.BY_RULE));
        }
    }

    @Test
    void resultsAreTheSameWhateverTheNumberOfThreads() {
        Tournament tournament =
                new Tournament(Games.UPTOWN, "standard-3", List.of("greedy", "random", "random"), "1", 30, 7);
        List<PlayedGame> games = Games.played(tournament, 1);
        assertThat(Games.played(tournament, 3)).isEqualTo(games);
        assertThat(games)
                .extracting(PlayedGame::number)
                .isEqualTo(LongStream.range(0, 30).boxed().toList());
        Tournament sameSeed =
                new Tournament(Games.UPTOWN, "standard-3", List.of("random", "greedy", "random"), "1", 30, 7);
        assertThat(Games.played(sameSeed, 2)).isEqualTo(games);
        Tournament otherSeed =
                new Tournament(Games.UPTOWN, "standard-3", List.of("greedy", "random", "random"), "1", 30, 8);
        assertThat(Games.played(otherSeed, 2)).isNotEqualTo(games);
    }

    @Test
    void aStoppedArenaHasToldOfTheFirstGames() {
        Tournament tournament =
                new Tournament(Games.UPTOWN, "standard-3", List.of("greedy", "random", "random"), "1", 30, 7);
        assertThat(Games.played(tournament, 2, 11))
                .isEqualTo(Games.played(tournament, 2).subList(0, 11));
    }

    @Test
    void whatIsNoTournament() {
        assertThatThrownBy(() -> new Tournament(Games.UPTOWN, "standard-4", List.of("greedy", "random"), "1", 10, 1))
                .hasMessage("ruleset standard-4 has 4 seats, so 4 bots have to be named, not 2; a bot may be named more"
                        + " than once");
        assertThatThrownBy(() -> new Tournament(Games.UPTOWN, "two-player", List.of("greedy", "nobody"), "1", 10, 1))
                .hasMessageStartingWith("there is no bot 'nobody'; the bots are random, ");
        assertThatThrownBy(() -> new Tournament(Games.UPTOWN, "two-player", List.of("greedy", "random"), "1", 0, 1))
                .hasMessage("the number of games is 1 to 100000000, not 0");
        assertThatThrownBy(() ->
                        new Tournament(Games.UPTOWN, "two-player", List.of("greedy", "random"), "1", Long.MAX_VALUE, 1))
                .hasMessage("the number of games is 1 to 100000000, not 9223372036854775807");
        assertThatThrownBy(() -> new Tournament(Games.UPTOWN, "two-player", List.of("greedy", "random"), "3", 10, 1))
                .hasMessage("there is no seat 3 in ruleset two-player");
        Tournament tournament = new Tournament(Games.UPTOWN, "two-player", List.of("greedy", "random"), "1", 10, 1);
        for (int threads : new int[] {-1, 0, 1_001, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> new Arena(tournament, threads))
                    .hasMessage("the number of threads is 1 to 1000, not " + threads);
        }
    }

    /** R11, Q9: any seat may start, the same with every seating of a deal, and the deals are those of every tournament. */
    @Test
    void q9_theFirstSeatMayBeDrawn() {
        Tournament drawn = new Tournament(
                Games.UPTOWN, "standard-4", List.of("random", "greedy", "random", "random"), "random", 400, 1);
        Tournament first = new Tournament(
                Games.UPTOWN, "standard-4", List.of("random", "greedy", "random", "random"), "1", 400, 1);
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
        assertThat(Games.record(Games.played(drawn, 1, 1).get(0)).at(0)).isEqualTo(state(drawn.start(0)));
    }

    private static GameState state(Play play) {
        return Notation.of(Rulesets.all()).readPosition(play.text());
    }
}
