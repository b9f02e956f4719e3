package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who is ahead, and by what (R29, R33, Q5). At the end of the game these are the results; before, they rank the board as
 * it stands.
 *
 * <p>Several winners are normal: tied seats share their rank (R34), and the next rank is
 * left out.
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
     * The standings that a scoring makes of some counts. It is shown the counts alone: what counted them, such as a
     * position, stays behind.
     *
     * @param tally the counts
     * @param scoring how to score them
     * @return the standings of all seats of the tally
     */
    public static Standings of(Tally tally, Scoring scoring) {
        requireNonNull(tally, "tally");
        return ofCounts(new OnlyCounts(tally), scoring);
    }

    private static Standings ofCounts(Tally tally, Scoring scoring) {
        ImmutableList<Seat> seats = tally.seats();
        // Counting groups is what costs, so no score is asked for twice.
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

    /** Whether a seat is ahead of another, as {@link Scoring#compare} says it. */
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

    /**
     * The standing of each seat.
     *
     * @return as many as there are seats, seat 1 first
     */
    public ImmutableList<Standing> bySeat() {
        return bySeat;
    }

    /**
     * The standing of one seat.
     *
     * @param seat a seat at the table
     * @return its standing
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public Standing forSeat(Seat seat) {
        if (seat.ordinal() >= bySeat.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " at this table of " + bySeat.size());
        }
        return bySeat.get(seat.ordinal());
    }

    /**
     * The same when some seats have given the game up: they come behind all others, and share the last rank. The others are
     * ranked as if nothing had happened.
     *
     * @param losers seats at the table
     * @return the standings with other ranks
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

    /**
     * The standings from the best to the worst.
     *
     * @return all standings by rank; those that share one, by seat
     */
    public ImmutableList<Standing> byRank() {
        return ImmutableList.sortedCopyOf(Comparator.comparingInt(Standing::rank), bySeat);
    }

    /**
     * The seats of rank 1.
     *
     * @return one seat, or the joint winners in clockwise order
     */
    public ImmutableList<Seat> winners() {
        return bySeat.stream()
                .filter(standing -> standing.rank() == 1)
                .map(Standing::seat)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * Whether the other object says the same of every seat.
     *
     * @param other any object
     * @return whether it does
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Standings that && bySeat.equals(that.bySeat);
    }

    /** {@return a hash of the standings} */
    @Override
    public int hashCode() {
        return bySeat.hashCode();
    }

    /** {@return rank and score of each seat, the best first, such as {@code 1. seat 2: -3; 2. seat 1: -5}} */
    @Override
    public String toString() {
        return byRank().stream().map(Standing::toString).collect(Collectors.joining("; "));
    }
}
