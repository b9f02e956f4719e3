package io.github.uptownrules.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Elo ratings with a mean of 0. In every game, each pair of seats with different bots counts as a duel: the better rank wins,
 * and equal ranks are a draw.
 *
 * <p>The 95 % intervals come from weighting the deals at random: Rubin, <i>The Bayesian bootstrap</i> (Annals of Statistics 9,
 * 1981). The interval of a bot that nearly always wins is too narrow.
 *
 * <p>One imaginary deal is added, in which every duel is a draw. Without it, a bot that never lost would be rated infinitely
 * high.
 */
final class Elo {
    private static final int REPLICATIONS = 1000;

    private Elo() {}

    static ImmutableMap<String, Estimate> ratings(Results results) {
        ImmutableList<String> bots = results.tournament().names().asList();
        List<Duels> deals = Stream.concat(
                        results.deals().stream().map(deal -> Duels.of(bots, deal)),
                        Stream.of(Duels.allDrawn(bots.size())))
                .toList();
        double[] ones = new double[deals.size()];
        Arrays.fill(ones, 1);
        double[] ratings = Duels.sum(deals, ones).ratings();
        if (results.deals().size() < Estimate.FEWEST_DEALS) {
            return Maps.toMap(bots, bot -> Estimate.withoutInterval(ratings[bots.indexOf(bot)]));
        }
        double[][] replications = new double[REPLICATIONS][];
        SplitMix64 random = new SplitMix64(results.tournament().seed());
        Arrays.setAll(
                replications,
                i -> Duels.sum(deals, exponential(random, deals.size())).ratings());
        return Maps.toMap(bots, bot -> rating(ratings, replications, bots.indexOf(bot)));
    }

    private static double[] exponential(SplitMix64 random, int count) {
        double[] weights = new double[count];
        Arrays.setAll(weights, i -> -StrictMath.log(((random.nextLong() >>> 11) + 1) * 0x1p-53));
        return weights;
    }

    private static Estimate rating(double[] ratings, double[][] replications, int bot) {
        double[] sorted =
                Stream.of(replications).mapToDouble(each -> each[bot]).sorted().toArray();
        return new Estimate(ratings[bot], sorted[REPLICATIONS / 40], sorted[REPLICATIONS - 1 - REPLICATIONS / 40]);
    }
}
