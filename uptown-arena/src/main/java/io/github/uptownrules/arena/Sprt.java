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
 * A sequential probability ratio test between two bots, which says when enough games are played: Wald's, generalized to
 * scores whose distribution is not known (Van den Bergh, <i>The generalized sequential probability ratio test</i>, as Fishtest
 * uses it). The unit is a deal with all its seatings: its score is the share of points that the first bot has of all duels
 * with the other (see {@link Duels}), and that is one value, for games on the same deal are not independent.
 *
 * <p>The distributions compared are the likeliest ones with the mean of either hypothesis. So that there are such with any
 * scores, each of 0, one half and 1 is taken to have been seen a little. Not thread-safe.
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
    /** How often the test is wrong where a hypothesis is true: alpha and beta. */
    private static final double ERROR = 0.05;

    private static final double BOUND = StrictMath.log((1 - ERROR) / ERROR);

    private static final double A_LITTLE = 1e-3;

    /** With fewer scores their distribution is unknown. */
    private static final int FEWEST_DEALS = 16;

    private static final int BISECTIONS = 50;

    /** What a test has found. */
    public enum Verdict {
        /** The bot named first is not better than the lower hypothesis says. */
        H0,
        /** It is at least as good as the higher one says. */
        H1
    }

    private final SprtHypotheses hypotheses;
    private final ImmutableList<String> bots;
    private final int seatings;
    private final List<GameResult> deal = new ArrayList<>();

    /** How often each score was seen. */
    private final Map<Double, Double> counts = new TreeMap<>(Map.of(0.0, A_LITTLE, 0.5, A_LITTLE, 1.0, A_LITTLE));

    private int deals;
    private double logRatio;
    private Optional<Verdict> verdict = Optional.empty();

    /**
     * A test that has seen nothing.
     *
     * @param tournament whose games it will see
     * @param hypotheses what it is to decide between
     * @return the test
     * @throws IllegalArgumentException if there are not two different bots
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

    /** A test that scores are added to. */
    static Sprt ofScores(SprtHypotheses hypotheses) {
        return new Sprt(hypotheses, ImmutableList.of("A", "B"), 1);
    }

    /**
     * Takes the next game into account, if no game of its deal was cut off; after a verdict nothing is.
     *
     * @param game the next game of the tournament, in the order of their numbers
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

    /** {@return whether no game more is needed} */
    public boolean isDecided() {
        return verdict.isPresent();
    }

    /** {@return what was found, if that is known} */
    public Optional<Verdict> verdict() {
        return verdict;
    }

    /** {@return how many deals were taken into account} */
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
     * The likeliest distribution with a mean gives a score {@code a} that was seen with frequency {@code p} the probability
     * {@code p / (1 + tilt * (a - mean))}; the tilt follows from the mean, as this has one zero.
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

    /** {@return the logarithm of the likelihood ratio, and where it leads: {@code LLR 1.20 (-2.94, 2.94)}} */
    public String brief() {
        return String.format(Locale.ROOT, "LLR %.2f (%.2f, %.2f)", logRatio, -BOUND, BOUND);
    }

    /** {@return what was found, on two lines} */
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
