package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The scores and ranks of all seats (X21, X22). The higher score wins; at equal scores the taller building wins; if both are
 * equal, the seats share the rank. At the end of the game these are the results; until then they rank the current streets.
 *
 * <pre>{@code
 * Standings standings = game.standings();
 * standings.winners();           // -> [1, 2, 3]
 * standings.toString();          // -> 2:0:1 2:0:1 2:0:1
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Standings {
    private static final Comparator<Standing> BEST_FIRST = Comparator.comparingInt(Standing::score)
            .thenComparingInt(Standing::height)
            .reversed();

    private final ImmutableList<Standing> bySeat;

    private Standings(ImmutableList<Standing> bySeat) {
        this.bySeat = bySeat;
    }

    static Standings forSeat(StreetView view) {
        List<Standing> unranked = view.seats().stream()
                .map(seat -> new Standing(
                        seat,
                        0,
                        view.street(seat).prestige(),
                        view.account(seat),
                        view.street(seat).tallest()))
                .toList();
        return new Standings(unranked.stream()
                .map(standing -> standing.withRank(rank(unranked, standing)))
                .collect(ImmutableList.toImmutableList()));
    }

    private static int rank(List<Standing> all, Standing standing) {
        return 1
                + (int) all.stream()
                        .filter(other -> BEST_FIRST.compare(other, standing) < 0)
                        .count();
    }

    /** {@return the standings of all seats in clockwise order} */
    public ImmutableList<Standing> bySeat() {
        return bySeat;
    }

    /** {@return the standings of all seats, best first; equal seats in clockwise order} */
    public ImmutableList<Standing> byRank() {
        return ImmutableList.sortedCopyOf(Comparator.comparingInt(Standing::rank), bySeat);
    }

    /**
     * Returns the standing of a seat.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    public Standing forSeat(Seat seat) {
        if (seat.ordinal() >= bySeat.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " at this table");
        }
        return bySeat.get(seat.ordinal());
    }

    /**
     * Returns these standings after some seats forfeited. The losers share the last rank, and the others are ranked among
     * themselves.
     *
     * @throws IllegalArgumentException if a loser is not at the table
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

    /** {@return the seats of rank 1 in clockwise order; several share the victory} */
    public ImmutableList<Seat> winners() {
        return bySeat.stream()
                .filter(standing -> standing.rank() == 1)
                .map(Standing::seat)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Standings that && bySeat.equals(that.bySeat);
    }

    @Override
    public int hashCode() {
        return bySeat.toString().hashCode();
    }

    /** {@return score, height and rank of each seat in notation, such as {@code 31:6:1 28:5:2 28:4:3}} */
    @Override
    public String toString() {
        return bySeat.stream().map(Standing::toString).collect(Collectors.joining(" "));
    }
}
