package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The ranking of all seats, with their scores (R29, R33, Q5). After the end of the game this is the result; before, it
 * ranks the current board.
 *
 * <p>Tied seats share a rank (R34), so there may be several winners. The ranks after a tie are skipped, as in 1, 1, 3.
 *
 * <pre>{@code
 * Standings standings = game.play(move).standings();
 * standings.winners();                          // -> [2, 3, 4]
 * standings.byRank().get(3).seat();             // -> 1
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Standings {
    private final ImmutableList<Standing> bySeat;

    private Standings(ImmutableList<Standing> bySeat) {
        this.bySeat = bySeat;
    }

    /**
     * Returns the standings that a scoring yields for a tally. The scoring receives a wrapper that exposes nothing but
     * the counts.
     */
    public static Standings of(Tally tally, Scoring scoring) {
        requireNonNull(tally, "tally");
        return ofCounts(new OnlyCounts(tally), scoring);
    }

    private static Standings ofCounts(Tally tally, Scoring scoring) {
        ImmutableList<Seat> seats = tally.seats();
        // Computed once for each seat, because counting groups is expensive.
        int[] scores = new int[seats.size()];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = scoring.score(tally, seats.get(i));
        }
        ImmutableList.Builder<Standing> bySeat = ImmutableList.builderWithExpectedSize(scores.length);
        for (int i = 0; i < scores.length; i++) {
            bySeat.add(Standing.of(tally, seats.get(i), rank(tally, scoring, scores, i), scores[i]));
        }
        return new Standings(bySeat.build());
    }

    private static int rank(Tally tally, Scoring scoring, int[] scores, int seat) {
        int rank = 1;
        for (int other = 0; other < scores.length; other++) {
            rank += isAhead(tally, scoring, scores, other, seat) ? 1 : 0;
        }
        return rank;
    }

    /** {@return whether a seat is ahead of another, consistent with {@link Scoring#compare}} */
    private static boolean isAhead(Tally tally, Scoring scoring, int[] scores, int one, int other) {
        return scores[one] > scores[other]
                || scores[one] == scores[other]
                        && one != other
                        && scoring.compareTied(
                                        tally,
                                        tally.seats().get(one),
                                        tally.seats().get(other))
                                > 0;
    }

    /** {@return the standing of each seat, seat 1 first} */
    public ImmutableList<Standing> bySeat() {
        return bySeat;
    }

    /**
     * Returns the standing of one seat.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public Standing forSeat(Seat seat) {
        if (seat.ordinal() >= bySeat.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " at this table of " + bySeat.size());
        }
        return bySeat.get(seat.ordinal());
    }

    /**
     * Returns these standings after some seats forfeited. They share the last rank, and the others are ranked without
     * them.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public Standings withForfeit(Set<Seat> losers) {
        losers.forEach(this::forSeat);
        return new Standings(bySeat.stream()
                .map(standing -> standing.withRank(rankWithForfeit(standing, losers)))
                .collect(ImmutableList.toImmutableList()));
    }

    private int rankWithForfeit(Standing standing, Set<Seat> losers) {
        return 1
                + (int) bySeat.stream()
                        .filter(other -> !losers.contains(other.seat()))
                        .filter(other -> losers.contains(standing.seat()) || other.rank() < standing.rank())
                        .count();
    }

    /** {@return all standings by rank, the best first; seats with the same rank in clockwise order} */
    public ImmutableList<Standing> byRank() {
        return ImmutableList.sortedCopyOf(Comparator.comparingInt(Standing::rank), bySeat);
    }

    /** {@return the seats of rank 1, in clockwise order} */
    public ImmutableList<Seat> winners() {
        return bySeat.stream()
                .filter(standing -> standing.rank() == 1)
                .map(Standing::seat)
                .collect(ImmutableList.toImmutableList());
    }

    /** {@return whether the other object has an equal standing for every seat} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Standings that && bySeat.equals(that.bySeat);
    }

    @Override
    public int hashCode() {
        return bySeat.hashCode();
    }

    /** {@return the rank and score of each seat, the best first, such as {@code 1. seat 2: -3; 2. seat 1: -5}} */
    @Override
    public String toString() {
        return byRank().stream().map(Standing::toString).collect(Collectors.joining("; "));
    }
}
