package io.github.uptownrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Collections;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A sentence about the win shares of the seats. */
final class FairnessVerdict {
    /** With a larger bound, there are too few games to call a ruleset fair. */
    private static final double LARGEST_FAIR_BOUND = 0.05;

    private final Results results;
    private final ImmutableList<Seat> seats;

    /** The share that each seat wins if all have the same chances. */
    private final double fair;

    FairnessVerdict(Results results) {
        this.results = results;
        this.seats = results.tournament().seats();
        this.fair = 1.0 / seats.size();
    }

    String text() {
        int games = results.deals().size();
        if (games < Estimate.FEWEST_DEALS) {
            return ResultTable.format(
                    "Too few games for a verdict: %d, at least %d are needed.", games, Estimate.FEWEST_DEALS);
        }
        double bound = bound();
        String points = ResultTable.format("%.1f", Math.ceil(1000 * bound) / 10);
        ImmutableList<Seat> unfair = unfair();
        return unfair.isEmpty()
                ? ResultTable.format(
                        "%s %s points: seat %s differs most from %.1f %%, with %s.",
                        bound <= LARGEST_FAIR_BOUND ? "Fair within" : "Undecided, but within",
                        points,
                        farthest(),
                        100 * fair,
                        share(farthest()))
                : ResultTable.format(
                        "Unfair by at most %s points: %s instead of %.1f %%.", points, extremes(unfair), 100 * fair);
    }

    /** Returns the shares of the best and the worst of the given seats. */
    private String extremes(ImmutableList<Seat> some) {
        Comparator<Seat> byShare =
                Comparator.comparingDouble(seat -> results.seatShare(seat).mean());
        return Stream.of(Collections.max(some, byShare), Collections.min(some, byShare))
                .distinct()
                .map(seat -> "seat " + seat + " wins " + share(seat))
                .collect(Collectors.joining(" and "));
    }

    /**
     * Returns the seats whose share differs from the fair share. The result is wrong for at most 5 % of fair rulesets
     * (Bonferroni).
     */
    ImmutableList<Seat> unfair() {
        // The shares of two seats add up to 1, so they are one comparison.
        double tail = Estimate.TAIL / (seats.size() == 2 ? 1 : seats.size());
        return seats.stream()
                .filter(seat -> {
                    Estimate share = results.seatShare(seat, tail);
                    return share.low() > fair || share.high() < fair;
                })
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns an upper bound, at 95 % confidence, of the largest difference from the fair share. It needs no correction for
     * several seats: it is too small only if the interval of the seat with that difference misses the true share.
     */
    double bound() {
        return seats.stream()
                .map(results::seatShare)
                .mapToDouble(share -> Math.max(share.high() - fair, fair - share.low()))
                .max()
                .orElseThrow();
    }

    private Seat farthest() {
        return seats.stream().max(Comparator.comparingLong(this::distance)).orElseThrow();
    }

    /** Returns the distance from the fair share, without the rounding errors that would break ties. */
    private long distance(Seat seat) {
        return Math.round(1e9 * Math.abs(results.seatShare(seat).mean() - fair));
    }

    private String share(Seat seat) {
        return ResultTable.percent(results.seatShare(seat)).strip();
    }
}
