package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.math.Stats;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.simulation.Playout;
import io.github.uptownrules.street.town.Deck;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strength of the bots, with 95 % intervals, as documented. It takes minutes. */
@Tag("proof")
class StrengthTest {
    /**
     * {@code expert:2000} takes less time than {@code expert:100ms} on current machines, and gives the same figures on all of
     * them.
     */
    @ParameterizedTest
    @CsvSource({
        "2, greedy, random, 500, 90",
        "3, greedy, random, 500, 80",
        "4, greedy, random, 500, 75",
        "2, beginner, random, 250, 65",
        "2, casual, beginner, 250, 65",
        "2, club, casual, 250, 65",
        "2, expert, club, 200, 65",
        "2, expert, greedy, 100, 70",
        "3, expert, greedy, 100, 55",
        "4, expert, greedy, 100, 50",
    })
    void theFirstBotBeatsTheSecondOnAllOtherSeats(int seats, String one, String others, int deals, int percent) {
        // Games on the same deal are not independent, but deals are. So the unit is the result of all seatings of a
        // deal.
        Stats shares = Stats.of(IntStream.range(0, deals)
                .mapToDouble(deal -> share(seats, one, others, deal))
                .toArray());
        double margin = MoveEstimate.margin(shares.sampleStandardDeviation() / Math.sqrt(deals));
        System.out.println(StreetRuleset.of(seats) + ": " + one + " against " + others + ", " + deals * seats
                + " games: " + DeckBalance.percent(shares.mean()) + " +- " + DeckBalance.percent(margin));
        assertThat(shares.mean()).isGreaterThan(percent / 100.0);
    }

    /** Returns the bot's share of the wins on one deal, averaged over all seats that it can take. */
    private static double share(int seats, String one, String others, int deal) {
        double share = 0;
        for (Seat seat : Seat.first(seats)) {
            Bot byTurns = (view, random) -> Bots.parse(view.turn().orElseThrow().seat() == seat ? one : others)
                    .choose(view, random);
            ImmutableList<Seat> winners = Playout.of(byTurns)
                    .playOut(StreetRuleset.of(seats).deal(Deck.sample1(), deal), new SplitMix64(deal))
                    .standings()
                    .winners();
            share += winners.contains(seat) ? 1.0 / winners.size() : 0;
        }
        return share / seats;
    }
}
