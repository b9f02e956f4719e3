package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import java.util.Comparator;
import java.util.stream.Collectors;

/**
 * Who is ahead, and by what (R29, R33, Q5). At the end of the game these are the results; before, they rank the board as
 * it stands.
 *
 * <p>Several winners are normal: where nothing tells two seats apart they share their rank (R34), and the next rank is
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
     * The standings that a scoring makes of some counts.
     *
     * @param tally the counts
     * @param scoring how to score them
     * @return the standings of all seats of the tally
     */
    public static Standings of(Tally tally, Scoring scoring) {
        return new Standings(tally.seats().stream()
                .map(seat -> new Standing(
                        seat,
                        rank(tally, scoring, seat),
                        scoring.score(tally, seat),
                        tally.groupCount(seat),
                        captures(tally, seat)))
                .collect(ImmutableList.toImmutableList()));
    }

    /**
     * The rank that a scoring gives to one seat. Nothing is allocated for it, unless the scoring does.
     *
     * @param tally the counts
     * @param scoring how to score them
     * @param seat a seat of the tally
     * @return 1 for the best; seats that nothing tells apart share a rank (Q5)
     */
    public static int rank(Tally tally, Scoring scoring, Seat seat) {
        int rank = 1;
        for (int i = 0; i < tally.seats().size(); i++) {
            if (isAhead(tally, scoring, tally.seats().get(i), seat)) {
                rank++;
            }
        }
        return rank;
    }

    /**
     * The seats of rank 1, as a set of bits. Nothing is allocated for it, unless the scoring does.
     *
     * @param tally the counts
     * @param scoring how to score them
     * @return a number in which bit 0 stands for seat 1, and so on; joint winners make several bits (R34)
     */
    public static int winnerBits(Tally tally, Scoring scoring) {
        Seat best = tally.seats().get(0);
        int bits = 1;
        for (int i = 1; i < tally.seats().size(); i++) {
            Seat seat = tally.seats().get(i);
            if (isAhead(tally, scoring, seat, best)) {
                best = seat;
                bits = 1 << i;
            } else if (!isAhead(tally, scoring, best, seat)) {
                bits |= 1 << i;
            }
        }
        return bits;
    }

    private static boolean isAhead(Tally tally, Scoring scoring, Seat one, Seat other) {
        int byScore = Integer.compare(scoring.score(tally, one), scoring.score(tally, other));
        return byScore > 0 || byScore == 0 && one != other && scoring.compareTied(tally, one, other) > 0;
    }

    private static ImmutableMap<Color, Integer> captures(Tally tally, Seat captor) {
        return Color.all().stream()
                .filter(color -> tally.captureCount(captor, color) > 0)
                .collect(ImmutableMap.toImmutableMap(color -> color, color -> tally.captureCount(captor, color)));
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
    public Standing of(Seat seat) {
        if (seat.ordinal() >= bySeat.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " at this table of " + bySeat.size());
        }
        return bySeat.get(seat.ordinal());
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

    /** {@return the standings in words, the best first, with their ranks} */
    @Override
    public String toString() {
        return byRank().stream()
                .map(standing -> standing.rank() + ". " + standing)
                .collect(Collectors.joining("; "));
    }
}
