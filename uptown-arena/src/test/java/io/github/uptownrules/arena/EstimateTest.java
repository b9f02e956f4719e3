package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests intervals of shares: known values, and the rate at which they cover the true share. */
class EstimateTest {
    /**
     * If every deal is all or nothing, the interval is the Clopper-Pearson interval, which begins at a^(1/n) if all
     * are won.
     */
    @ParameterizedTest
    @ValueSource(ints = {6, 8, 20, 1000})
    void allOrNothingDealsHaveTheClopperPearsonInterval(int deals) {
        Estimate won = Estimate.ofShares(Collections.nCopies(deals, 1.0), 1);
        assertThat(won.mean()).isEqualTo(1);
        assertThat(won.low()).isCloseTo(Math.pow(0.025, 1.0 / deals), within(1e-9));
        assertThat(won.high()).isEqualTo(1);
        Estimate lost = Estimate.ofShares(Collections.nCopies(deals, 0.0), 1);
        assertThat(lost.low()).isZero();
        assertThat(lost.high()).isCloseTo(1 - won.low(), within(1e-9));
    }

    /** The expected values come from SciPy: {@code beta.ppf(probability, a, b)}. */
    @ParameterizedTest
    @CsvSource({
        "0.025, 5, 6, 0.18708602844739855",
        "0.975, 6, 5, 0.8129139715526015",
        "0.025, 0.5, 7.5, 6.768646424383023e-05",
        "0.975, 200.5, 50, 0.8474464503020268",
        "0.025, 1, 1000, 2.531748749129404e-05",
        "0.975, 3.25, 2000, 0.0037998462590049637"
    })
    void betaQuantilesMatchSciPy(double probability, double a, double b, double quantile) {
        assertThat(BetaQuantile.of(probability, a, b)).isCloseTo(quantile, within(1e-9));
    }

    /** Six deals won out of six show that a bot wins more than half of its games. Five out of five do not. */
    @Test
    void theFewestDealsCanShowADifference() {
        assertThat(Math.pow(0.025, 1.0 / Estimate.FEWEST_DEALS)).isGreaterThan(0.5);
        assertThat(Math.pow(0.025, 1.0 / (Estimate.FEWEST_DEALS - 1))).isLessThan(0.5);
        assertThat(Estimate.ofShares(Collections.nCopies(5, 1.0), 1)).hasToString("1.000 (too few deals)");
    }

    /** Similar deals narrow the interval, but a deal never counts as less than a game. */
    @Test
    void similarDealsNarrowTheInterval() {
        Estimate allOrNothing = Estimate.ofShares(alternating(0, 1, 40), 1);
        Estimate halves = Estimate.ofShares(alternating(0.25, 0.75, 40), 1);
        Estimate even = Estimate.ofShares(alternating(0.5, 0.5, 40), 1);
        assertThat(allOrNothing.low()).isCloseTo(0.338, within(0.001));
        assertThat(halves.low()).isBetween(0.40, 0.43);
        assertThat(even.low()).isBetween(0.46, 0.49);
        assertThat(Estimate.ofShares(alternating(0, 0.5, 40), 0.5).high())
                .isCloseTo(allOrNothing.high() / 2, within(1e-9));
    }

    private static List<Double> alternating(double one, double other, int count) {
        return DoubleStream.iterate(one, last -> last == one ? other : one)
                .limit(count)
                .boxed()
                .toList();
    }

    /**
     * Simulates tournaments with a true share and counts the intervals that contain it: at least 95 %, minus four standard
     * errors of the simulation.
     *
     * @param games the number of games of a deal that count: 1 for a bot in one seat, 2 for two players, 4 for one bot against
     * three, 24 for a bot among five in one seat, 120 for one among five
     * @param luck the standard deviation of the win probability between deals
     * @param isChanged whether the luck is against the bot in half of the games, as when two bots change seats
     */
    @ParameterizedTest
    @CsvSource({
        "1, 0, false",
        "2, 0, false",
        "4, 0, false",
        "24, 0, false",
        "120, 0, false",
        "2, 0.15, false",
        "4, 0.3, false",
        "24, 0.1, false",
        "120, 0.05, false",
        "2, 0.3, true",
        "4, 0.25, true",
        "24, 0.15, true"
    })
    void coversTheTrueShare(int games, double luck, boolean isChanged) {
        SplitMix64 random = new SplitMix64(games);
        int tries = Effort.of(2_000, 200);
        for (int deals : new int[] {6, 8, 16, 50, 250}) {
            if (deals * games > 1_000) {
                continue; // more games add cost but no insight
            }
            for (double share : new double[] {0.002, 0.02, 0.25, 0.5, 0.8, 0.98, 0.998}) {
                int covered = 0;
                for (int i = 0; i < tries; i++) {
                    List<Double> shares = DoubleStream.generate(() -> deal(random, games, share, luck, isChanged))
                            .limit(deals)
                            .boxed()
                            .toList();
                    Estimate estimate = Estimate.ofShares(shares, 1);
                    covered += estimate.low() <= share && share <= estimate.high() ? 1 : 0;
                }
                assertThat(covered / (double) tries)
                        .as("%d deals, share %s", deals, share)
                        .isGreaterThan(0.95 - 4 * Math.sqrt(0.95 * 0.05 / tries));
            }
        }
    }

    /** Draws the share of a deal. Luck helps and hurts the bot equally often, so the mean is the true share. */
    private static double deal(SplitMix64 random, int games, double share, double luck, boolean isChanged) {
        double shift = Math.min(luck, Math.min(share, 1 - share)) * (random.nextBoolean() ? 1 : -1);
        int won = 0;
        for (int game = 0; game < games; game++) {
            double chance = share + (isChanged && game % 2 == 1 ? -shift : shift);
            won += random.nextDouble() < chance ? 1 : 0;
        }
        return won / (double) games;
    }
}
