package io.github.uptownrules.upturn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.math.Stats;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.simulation.Playout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strength of the bots with 95 % intervals, as documented. Takes minutes. */
@Tag("proof")
class StrengthTest {
    private static final int MOST_MOVES = 5000;

    /** Limits playouts instead of time, so that a busy machine does not weaken a bot. */
    @ParameterizedTest
    @CsvSource({
        "2, beginner, random, 500, 0.65",
        "2, casual, beginner, 500, 0.65",
        "2, club, casual, 300, 0.6",
        "2, expert, club, 200, 0.6",
        "2, expert:2000, sensible, 200, 0.68",
        "3, expert:2000, sensible, 100, 0.4",
        "4, expert:2000, sensible, 100, 0.33",
    })
    void theBotBeatsTheOthers(int seats, String one, String others, int deals, double share) {
        // Games with the same deal are not independent, but deals are, so each sample is the result of all seatings of
        // one
        // deal.
        Stats shares = Stats.of(IntStream.range(0, deals)
                .mapToDouble(deal -> share(seats, one, others, deal))
                .toArray());
        double margin = MoveEstimate.margin(shares.sampleStandardDeviation() / Math.sqrt(deals));
        System.out.printf(
                "%s: %s against %s, %d games: %.1f %% +- %.1f %%%n",
                UpTurnRuleset.of(seats), one, others, deals * seats, 100 * shares.mean(), 100 * margin);
        assertThat(shares.mean()).isGreaterThan(share);
    }

    /** Returns a bot's share of wins on a deal, with each seat starting in turn and the bot in each seat in turn. */
    private static double share(int seats, String one, String others, int deal) {
        double share = 0;
        for (Seat seat : Seat.first(seats)) {
            List<Bot> table = new ArrayList<>(Collections.nCopies(seats, Bots.parse(others)));
            table.set(seat.ordinal(), Bots.parse(one));
            UpTurnState start = UpTurnRuleset.of(seats).deal(deal, Seat.of(deal % seats + 1));
            UpTurnState end = Playout.of(table, MOST_MOVES).playOut(start, new SplitMix64(deal));
            share += end.tilesLeft(seat) == 0 ? 1.0 / seats : 0;
        }
        return share;
    }
}
