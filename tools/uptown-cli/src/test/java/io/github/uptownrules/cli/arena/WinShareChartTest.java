package io.github.uptownrules.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.arena.Arena;
import io.github.uptownrules.arena.Estimate;
import io.github.uptownrules.arena.Results;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.games.UptownGame;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

class WinShareChartTest {
    /** The axis has room for the intervals, up to 100 %. */
    @Test
    void theIntervalsHaveRoom() {
        Tournament tournament = Tournament.of(new UptownGame(), "standard-3", List.of("random", "random", "random"))
                .withGames(24);
        Results results = Arena.of(tournament).withThreads(1).play();
        double top = WinShareChart.of(results).getStyler().getYAxisMax();
        for (Seat seat : tournament.seats()) {
            Estimate share = results.winShare("random", seat);
            assertThat(share.hasInterval()).isTrue();
            assertThat(top).isGreaterThanOrEqualTo(Math.min(100, 100 * share.high()));
        }
    }

    @Test
    void equalBotsHaveNoBarForAllSeats() {
        assertThat(places("random", "random")).hasToString("[seat 1, seat 2]");
        assertThat(places("random", "greedy")).hasToString("[all seats, seat 1, seat 2]");
    }

    private static Collection<?> places(String... bots) {
        Tournament tournament =
                Tournament.of(new UptownGame(), "two-player", List.of(bots)).withGames(2);
        return WinShareChart.of(Arena.of(tournament).withThreads(1).play())
                .getSeries("random")
                .getXData();
    }
}
