package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SprtTest {
    private static final int MATCHES = Effort.of(400, 100);

    /** If each decision is wrong with probability 0.05, one run in a thousand has more wrong decisions than this. */
    private static final int MOST_WRONG = BinomialDistribution.of(MATCHES, 0.05).inverseSurvivalProbability(0.001);

    /** Distributions of deal scores: between two seats, all or nothing, among many, and nearly always drawn. */
    private enum Kind {
        PAIR(new double[] {0, 0.25, 0.5, 0.75, 1}, new double[] {1, 4, 10, 4, 1}),
        ALL_OR_NOTHING(new double[] {0, 1}, new double[] {1, 1}),
        MANY(
                IntStream.rangeClosed(0, 24).mapToDouble(i -> i / 24.0).toArray(),
                IntStream.rangeClosed(0, 24)
                        .mapToDouble(i -> StrictMath.exp(-(i - 12) * (i - 12) / 32.0))
                        .toArray()),
        DRAWN(new double[] {0, 0.5, 1}, new double[] {1, 8, 1});

        private final double[] scores;
        private final double[] weights;

        Kind(double[] scores, double[] weights) {
            this.scores = scores;
            this.weights = weights;
        }

        /** Returns the probabilities of the scores, tilted to a given mean. */
        double[] chances(double mean) {
            double low = -60;
            double high = 60;
            double[] chances = new double[scores.length];
            for (int step = 0; step < 60; step++) {
                double middle = (low + high) / 2;
                double sum = 0;
                for (int i = 0; i < scores.length; i++) {
                    chances[i] = weights[i] * StrictMath.exp(middle * scores[i]);
                    sum += chances[i];
                }
                double found = 0;
                for (int i = 0; i < scores.length; i++) {
                    chances[i] /= sum;
                    found += chances[i] * scores[i];
                }
                low = found < mean ? middle : low;
                high = found < mean ? high : middle;
            }
            return chances;
        }

        double draw(double[] chances, SplitMix64 random) {
            double left = (random.nextLong() >>> 11) * 0x1p-53;
            int i = 0;
            while (i < chances.length - 1 && left >= chances[i]) {
                left -= chances[i++];
            }
            return scores[i];
        }
    }

    private static int wrong(Kind kind, SprtHypotheses hypotheses, double truth, Sprt.Verdict right) {
        double[] chances = kind.chances(truth);
        SplitMix64 random = new SplitMix64(kind.ordinal());
        int wrong = 0;
        for (int match = 0; match < MATCHES; match++) {
            Sprt sprt = Sprt.ofScores(hypotheses);
            while (!sprt.isDecided()) {
                sprt.addScore(kind.draw(chances, random));
            }
            wrong += sprt.verdict().orElseThrow() == right ? 0 : 1;
        }
        return wrong;
    }

    @ParameterizedTest
    @CsvSource({"0,50", "0,100", "-30,30", "100,160"})
    void decidesWronglyInAtMostFivePercent(double elo0, double elo1) {
        SprtHypotheses hypotheses = new SprtHypotheses(elo0, elo1);
        for (Kind kind : Kind.values()) {
            assertThat(wrong(kind, hypotheses, hypotheses.score0(), Sprt.Verdict.H0))
                    .isLessThanOrEqualTo(MOST_WRONG);
            assertThat(wrong(kind, hypotheses, hypotheses.score1(), Sprt.Verdict.H1))
                    .isLessThanOrEqualTo(MOST_WRONG);
        }
    }

    /** For all-or-nothing scores the test has the likelihood ratio of a coin, apart from the tiny initial counts. */
    @Test
    void matchesTheLikelihoodRatioOfACoin() {
        Sprt sprt = Sprt.ofScores(new SprtHypotheses(0, 100));
        for (int i = 0; i < 10; i++) {
            sprt.addScore(i < 7 ? 1 : 0);
        }
        double score1 = 1 / (1 + Math.pow(10, -0.25));
        double expected = 7 * Math.log(score1 / 0.5) + 3 * Math.log((1 - score1) / 0.5);
        assertThat(Double.parseDouble(sprt.brief().split(" ")[1])).isCloseTo(expected, within(0.006));
    }

    @Test
    void acceptsH0ForEqualBotsAndH1ForABotThatAlwaysWins() {
        Sprt equal = Sprt.ofScores(new SprtHypotheses(0, 50));
        Sprt winner = Sprt.ofScores(new SprtHypotheses(0, 50));
        for (int deal = 0; deal < 60; deal++) {
            equal.addScore(0.5);
            winner.addScore(1);
        }
        assertThat(equal.verdict()).contains(Sprt.Verdict.H0);
        assertThat(winner.verdict()).contains(Sprt.Verdict.H1);
        assertThat(winner.deals()).isBetween(16, 30);
        assertThat(winner.summary())
                .isEqualToNormalizingNewlines(
                        "Sequential test of elo0 = 0, elo1 = 50, alpha = beta = 0.05: " + winner.brief() + " after "
                                + winner.deals() + " deals;\naccepted: H1, A is at least 50 Elo above B.\n");
        assertThat(equal.summary()).contains("accepted: H0, A is at most 0 Elo above B.");
        assertThat(Sprt.ofScores(new SprtHypotheses(-2.5, 50)).summary())
                .contains(
                        "elo0 = -2.5",
                        "LLR 0.00 (-2.94, 2.94) after 0 deals",
                        "accepted: neither, it takes more games.");
    }

    /** The points of all duels of a deal become one score, regardless of the number of seats. */
    @Test
    void aDealIsOneScore() {
        Tournament four = Tournament.of(TestGames.UPTOWN, "standard-4", List.of("greedy", "random", "random", "random"))
                .withGames(64);
        Sprt sprt = Sprt.of(four, new SprtHypotheses(0, 50));
        Sprt plain = Sprt.ofScores(new SprtHypotheses(0, 50));
        for (long game = 0; game < 64; game++) {
            // Greedy ranks second of four: ahead of two bots and behind one.
            int[] next = {0};
            int[] others = {1, 3, 4};
            sprt.add(TestGames.result(
                    four.seating(game),
                    four.seating(game).stream()
                            .mapToInt(bot -> bot.equals("greedy") ? 2 : others[next[0]++])
                            .toArray()));
            if (game % 4 == 3) {
                plain.addScore(2.0 / 3);
            }
        }
        assertThat(sprt.deals()).isEqualTo(16);
        assertThat(sprt.brief()).isEqualTo(plain.brief());
    }

    /** Even if the first deals look clear, the distribution of the scores is unknown while there are few. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void doesNotDecideBeforeTheSixteenthDeal(double score) {
        Sprt sprt = Sprt.ofScores(new SprtHypotheses(-1000, 1000));
        for (int deal = 1; deal < 16; deal++) {
            sprt.addScore(score);
            assertThat(sprt.isDecided()).as("after deal %d", deal).isFalse();
        }
        sprt.addScore(score);
        assertThat(sprt.verdict()).contains(score == 0 ? Sprt.Verdict.H0 : Sprt.Verdict.H1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "0", "0,", "10,0", "5,5", "0,1001", "a,b", "0,10,20", "0,1e3", "NaN,1", "0;10", "0,0x5"})
    void rejectsMalformedHypotheses(String text) {
        assertThatThrownBy(() -> SprtHypotheses.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "the hypotheses of a sequential test are two ratings such as 0,10, from -1000 to");
    }

    @Test
    void needsTwoDifferentBots() {
        assertThat(SprtHypotheses.parse("-2.5, 7")).isEqualTo(new SprtHypotheses(-2.5, 7));
        Tournament one = Tournament.of(TestGames.UPTOWN, "two-player", List.of("greedy", "greedy"))
                .withGames(2);
        assertThatThrownBy(() -> Sprt.of(one, new SprtHypotheses(0, 10)))
                .hasMessage("a sequential test is between two different bots, not 1");
    }
}
