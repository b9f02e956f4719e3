package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A sequential probability ratio test between two bots, which decides when enough games have been played: Wald's test,
 * generalized to scores of unknown distribution (Van den Bergh, <i>The generalized sequential probability ratio
 * test</i>, as used by Fishtest). Not thread-safe.
 *
 * <p>The unit is a deal with all its seatings, because games on the same deal are not independent. Its score is the first bot's
 * share of the points in all duels with the other (see {@link Duels}).
 *
 * <p>The test compares the likeliest distributions that have the mean of either hypothesis. The scores 0, one half and 1 each
 * start with a tiny count, so that such distributions always exist.
 *
 * <pre>{@code
 * Tournament match = Tournament.of(new UptownGame(), "two-player", List.of("greedy", "random")).withGames(4);
 * Sprt test = Sprt.of(match, SprtHypotheses.parse("0,10"));
 * CompletableFuture<Void> enough = new CompletableFuture<>();
 * Arena.of(match).play(0, enough, game -> {
 *   test.add(game.result());
 *   if (test.isDecided()) {
 *     enough.complete(null);
 *   }
 * });
 * test.verdict();    // -> Optional.empty (four games are too few)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Sprt {
    /** The error rate under either hypothesis: alpha and beta. */
    private static final double ERROR = 0.05;

    private static final double BOUND = StrictMath.log((1 - ERROR) / ERROR);

    private static final double A_LITTLE = 1e-3;

    /** With fewer scores, too little is known about their distribution. */
    private static final int FEWEST_DEALS = 16;

    private static final int BISECTIONS = 50;

    /** The outcome of a test. */
    public enum Verdict {
        /** The first bot is no better than the lower hypothesis says. */
        H0,
        /** The first bot is at least as good as the higher hypothesis says. */
        H1
    }

    private final SprtHypotheses hypotheses;
    private final ImmutableList<String> bots;
    private final int seatings;
    private final List<GameResult> deal = new ArrayList<>();

    /** The number of times each score occurred. */
    private final Map<Double, Double> counts = new TreeMap<>(Map.of(0.0, A_LITTLE, 0.5, A_LITTLE, 1.0, A_LITTLE));

    private int deals;
    private double logRatio;
    private Optional<Verdict> verdict = Optional.empty();

    /**
     * Returns a test without any games.
     *
     * @param tournament the tournament that the games come from
     * @param hypotheses the hypotheses to decide between
     * @throws IllegalArgumentException if there are not exactly two different bots
     */
    public static Sprt of(Tournament tournament, SprtHypotheses hypotheses) {
        requireNonNull(hypotheses, "hypotheses");
        ImmutableList<String> bots = tournament.names().asList();
        if (bots.size() != 2) {
            throw new IllegalArgumentException("a sequential test is between two different bots, not " + bots.size());
        }
        return new Sprt(hypotheses, bots, tournament.seatings().size());
    }

    private Sprt(SprtHypotheses hypotheses, ImmutableList<String> bots, int seatings) {
        this.hypotheses = hypotheses;
        this.bots = bots;
        this.seatings = seatings;
    }

    static Sprt ofScores(SprtHypotheses hypotheses) {
        return new Sprt(hypotheses, ImmutableList.of("A", "B"), 1);
    }

    /**
     * Adds the next game. The score of a deal counts when its last game is added, unless one of its games was cut off. After a
     * verdict, games are ignored.
     *
     * @param game the next game of the tournament
     */
    public void add(GameResult game) {
        requireNonNull(game, "game");
        deal.add(game);
        if (deal.size() == seatings) {
            if (deal.stream().noneMatch(GameResult::isStopped)) {
                addScore(Duels.of(bots, deal).share(0, 1));
            }
            deal.clear();
        }
    }

    void addScore(double score) {
        if (isDecided()) {
            return;
        }
        deals++;
        counts.merge(score, 1.0, Double::sum);
        logRatio = logRatio();
        if (deals >= FEWEST_DEALS && Math.abs(logRatio) >= BOUND) {
            verdict = Optional.of(logRatio > 0 ? Verdict.H1 : Verdict.H0);
        }
    }

    /** {@return whether the test is over} */
    public boolean isDecided() {
        return verdict.isPresent();
    }

    /** {@return the verdict, or empty while the test is undecided} */
    public Optional<Verdict> verdict() {
        return verdict;
    }

    /** {@return the number of deals counted} */
    public int deals() {
        return deals;
    }

    private double logRatio() {
        double mean0 = hypotheses.score0();
        double mean1 = hypotheses.score1();
        double tilt0 = tilt(mean0);
        double tilt1 = tilt(mean1);
        double sum = 0;
        for (Map.Entry<Double, Double> seen : counts.entrySet()) {
            sum += seen.getValue()
                    * (StrictMath.log1p(tilt0 * (seen.getKey() - mean0))
                            - StrictMath.log1p(tilt1 * (seen.getKey() - mean1)));
        }
        return sum;
    }

    /**
     * Returns the tilt of the likeliest distribution with a given mean. In this distribution, a score {@code a} with
     * frequency {@code p} has the probability {@code p / (1 + tilt * (a - mean))}. The tilt is the only zero of the sum
     * in the loop, which decreases as the tilt grows.
     */
    private double tilt(double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            double sum = 0;
            for (Map.Entry<Double, Double> seen : counts.entrySet()) {
                double distance = seen.getKey() - mean;
                sum += seen.getValue() * distance / (1 + middle * distance);
            }
            low = sum > 0 ? middle : low;
            high = sum > 0 ? high : middle;
        }
        return (low + high) / 2;
    }

    /** {@return the log-likelihood ratio and its bounds: {@code LLR 1.20 (-2.94, 2.94)}} */
    public String brief() {
        return String.format(Locale.ROOT, "LLR %.2f (%.2f, %.2f)", logRatio, -BOUND, BOUND);
    }

    /** {@return the outcome in two lines} */
    public String summary() {
        String found = verdict.map(which -> which == Verdict.H1
                        ? format("accepted: H1, %s is at least %s Elo above %s", hypotheses.elo1())
                        : format("accepted: H0, %s is at most %s Elo above %s", hypotheses.elo0()))
                .orElse("accepted: neither, it takes more games");
        return String.format(
                Locale.ROOT,
                "Sequential test of elo0 = %s, elo1 = %s, alpha = beta = %s: %s after %s;\n%s.\n",
                number(hypotheses.elo0()),
                number(hypotheses.elo1()),
                ERROR,
                brief(),
                Quantity.of(deals, "deal"),
                found);
    }

    private String format(String sentence, double elo) {
        return String.format(Locale.ROOT, sentence, bots.get(0), number(elo), bots.get(1));
    }

    private static String number(double elo) {
        return elo == Math.rint(elo) ? String.valueOf((int) elo) : String.valueOf(elo);
    }
}
