package io.github.uptownrules.arena;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * The points of each bot (row) against each other bot (column). A win is 1 point and a draw half a point. The points of two
 * bots on one deal are scaled to a sum of 1.
 */
final class Duels {
    private static final int MOST_ITERATIONS = 10_000;
    private static final double PRECISION = 1e-9;

    private final double[][] points;

    private Duels(double[][] points) {
        this.points = points;
    }

    static Duels of(List<String> bots, List<GameResult> games) {
        double[][] won = new double[bots.size()][bots.size()];
        for (GameResult game : games) {
            for (GameResult.BotResult one : game.seats()) {
                for (GameResult.BotResult other : game.seats()) {
                    won[bots.indexOf(one.bot())][bots.indexOf(other.bot())] +=
                            (1 + Integer.signum(other.rank() - one.rank())) / 2.0;
                }
            }
        }
        return shares(won);
    }

    /** Returns the points of one bot against another, as a share of all their points. */
    double share(int one, int other) {
        return points[one][other];
    }

    static Duels allDrawn(int bots) {
        double[][] won = new double[bots][bots];
        for (double[] row : won) {
            Arrays.fill(row, 0.5);
        }
        return new Duels(won);
    }

    private static Duels shares(double[][] won) {
        double[][] shares = new double[won.length][won.length];
        for (int one = 0; one < won.length; one++) {
            for (int other = 0; other < won.length; other++) {
                double met = won[one][other] + won[other][one];
                shares[one][other] = met == 0 ? 0 : won[one][other] / met;
            }
        }
        return new Duels(shares);
    }

    static Duels sum(List<Duels> deals, double[] weights) {
        int bots = deals.get(0).points.length;
        double[][] sum = new double[bots][bots];
        for (int deal = 0; deal < weights.length; deal++) {
            for (int one = 0; one < bots; one++) {
                for (int other = 0; other < bots; other++) {
                    sum[one][other] += weights[deal] * deals.get(deal).points[one][other];
                }
            }
        }
        return new Duels(sum);
    }

    /**
     * Returns the maximum-likelihood ratings in the Bradley-Terry model, which is Elo's: a bot rated 400 higher wins ten times
     * as often as it loses. Uses the iteration of Hunter, <i>MM algorithms for generalized Bradley-Terry models</i> (Annals of
     * Statistics 32, 2004).
     */
    double[] ratings() {
        double[] strengths = new double[points.length];
        Arrays.fill(strengths, 1);
        double change = Double.POSITIVE_INFINITY;
        for (int i = 0; i < MOST_ITERATIONS && change > PRECISION; i++) {
            double[] next = improved(strengths);
            change = 0;
            for (int bot = 0; bot < next.length; bot++) {
                change = Math.max(change, Math.abs(next[bot] / strengths[bot] - 1));
            }
            strengths = next;
        }
        return DoubleStream.of(strengths)
                .map(strength -> 400 * StrictMath.log10(strength))
                .toArray();
    }

    /** Does one iteration. Scales the strengths to a product of 1, which makes the mean rating 0. */
    private double[] improved(double[] strengths) {
        double[] next = new double[strengths.length];
        double logSum = 0;
        for (int one = 0; one < next.length; one++) {
            // The bot's points against itself do not change the fixed point, and keep the sums above 0.
            double won = 0;
            double faced = 0;
            for (int other = 0; other < next.length; other++) {
                won += points[one][other];
                faced += (points[one][other] + points[other][one]) / (strengths[one] + strengths[other]);
            }
            next[one] = won / faced;
            logSum += StrictMath.log(next[one]);
        }
        double scale = StrictMath.exp(-logSum / next.length);
        Arrays.setAll(next, bot -> next[bot] * scale);
        return next;
    }
}
