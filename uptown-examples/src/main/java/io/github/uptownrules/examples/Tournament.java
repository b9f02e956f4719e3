package io.github.uptownrules.examples;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.math.Stats;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.variants.Rulesets;
import java.io.PrintStream;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A tournament: each deal is played with every seating of the bots that looks different. Shows what share of the games each
 * bot wins, with a standard error over the deals, as games on one deal are not independent. How a deal goes follows from its
 * number alone, so the table is the same on any number of threads:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/Tournament.java 100 standard-3 greedy random random</pre>
 */
public final class Tournament {
    /** By bot, the share of the games of a deal that it wins; joint winners share a game. */
    private static Map<String, Double> shares(Ruleset ruleset, int deal, List<String> names, Map<String, Bot> bots) {
        Map<String, Double> shares = new HashMap<>();
        Collection<List<String>> seatings = Collections2.orderedPermutations(names);
        for (List<String> seating : seatings) {
            SplitMix64 random = new SplitMix64(deal);
            GameState game = ruleset.deal(deal);
            while (!game.isOver()) {
                Seat turn = game.turn().orElseThrow();
                game = game.play(bots.get(seating.get(turn.ordinal())).choose(game.viewFor(turn), random));
            }
            List<Seat> winners = game.standings().winners();
            winners.forEach(seat -> shares.merge(seating.get(seat.ordinal()), 1.0 / winners.size(), Double::sum));
        }
        return Maps.transformValues(shares, wins -> wins / seatings.size());
    }

    static void run(List<String> args, PrintStream out) {
        if (args.size() < 3 || !args.get(0).matches("[2-9]|[1-9]\\d{1,5}")) {
            throw new IllegalArgumentException("usage: Tournament DEALS RULESET BOT..., with 2 to 999999 deals");
        }
        Ruleset ruleset = Rulesets.byId(args.get(1))
                .orElseThrow(() -> new IllegalArgumentException("the rulesets are " + Rulesets.all()));
        List<String> names = args.subList(2, args.size());
        if (names.size() != ruleset.seats().size()) {
            throw new IllegalArgumentException("bots for the seats " + ruleset.seats() + ", not " + names.size());
        }
        Map<String, Bot> bots = Maps.toMap(ImmutableSet.copyOf(names), Bots::parse);
        List<Map<String, Double>> deals = IntStream.rangeClosed(1, Integer.parseInt(args.get(0)))
                .parallel()
                .mapToObj(deal -> shares(ruleset, deal, names, bots))
                .toList();
        for (String name : bots.keySet()) {
            Stats share = Stats.of(deals.stream().mapToDouble(shares -> 100 * shares.getOrDefault(name, 0.0)));
            double error = share.sampleStandardDeviation() / Math.sqrt(deals.size());
            out.printf(Locale.ROOT, "%-16s %5.1f %% +- %4.1f%n", name, share.mean(), error);
        }
    }

    public static void main(String[] args) {
        try {
            run(List.of(args), System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
