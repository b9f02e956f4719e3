package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.math.Stats;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.town.Deck;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How strong the players are, with intervals of 95 %: the figures of the documents. It takes minutes. */
@Tag("proof")
class StrengthTest {
    @ParameterizedTest
    @CsvSource({
        "2, greedy, random, 500",
        "3, greedy, random, 500",
        "4, greedy, random, 500",
        "2, search:500, greedy, 100",
        "3, search:500, greedy, 100",
        "4, search:500, greedy, 100",
    })
    void theFormerBeatsTheLatterOnAllOtherSeats(int seats, String one, String others, int deals) {
        // Games on the same deal are not independent, but deals are: the unit is what all seatings give together.
        Stats shares = Stats.of(IntStream.range(0, deals)
                .mapToDouble(deal -> share(seats, one, others, deal))
                .toArray());
        double margin = 1.96 * shares.sampleStandardDeviation() / Math.sqrt(deals);
        System.out.println(StreetRuleset.of(seats) + ": " + one + " against " + others + ", " + deals * seats
                + " games: " + DeckBalance.percent(shares.mean()) + " +- " + DeckBalance.percent(margin));
        assertThat(shares.mean() - margin).isGreaterThan(1.3 / seats);
    }

    /** The share of the victories on a deal when one player has each seat in turn. */
    private static double share(int seats, String one, String others, int deal) {
        double share = 0;
        for (Seat seat : Seat.first(seats)) {
            Bot byTurns = (view, random) -> Bots.parse(view.turn().orElseThrow().seat() == seat ? one : others)
                    .choose(view, random);
            ImmutableList<Seat> winners = Rollout.of(byTurns)
                    .playOut(StreetRuleset.of(seats).deal(Deck.sample1(), deal), new SplitMix64(deal))
                    .standings()
                    .winners();
            share += winners.contains(seat) ? 1.0 / winners.size() : 0;
        }
        return share / seats;
    }
}
