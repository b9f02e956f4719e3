package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The standings (V4, W20): the fewer tiles a seat has left, the better. The winner of a finished game has 0 tiles left.
 *
 * <pre>{@code
 * Standings standings = game.standings();
 * standings.byRank().get(0).tilesLeft();        // -> 7
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Standings {
    private final ImmutableList<Standing> bySeat;

    private Standings(ImmutableList<Standing> bySeat) {
        this.bySeat = bySeat;
    }

    static Standings forSeat(Position position) {
        return new Standings(position.seats().stream()
                .map(seat -> new Standing(seat, rank(position, seat), position.tilesLeft(seat)))
                .collect(ImmutableList.toImmutableList()));
    }

    private static int rank(Position position, Seat seat) {
        int left = position.tilesLeft(seat);
        return 1
                + (int) position.seats().stream()
                        .filter(other -> position.tilesLeft(other) < left)
                        .count();
    }

    /** {@return the standing of each seat, seat 1 first} */
    public ImmutableList<Standing> bySeat() {
        return bySeat;
    }

    /**
     * Returns the standing of one seat.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    public Standing forSeat(Seat seat) {
        if (seat.ordinal() >= bySeat.size()) {
            throw new IllegalArgumentException("there is no seat " + seat + " at this table of " + bySeat.size());
        }
        return bySeat.get(seat.ordinal());
    }

    /**
     * Returns the standings after some seats have forfeited. These seats share the last rank; the order of the others is
     * unchanged.
     *
     * @throws IllegalArgumentException if the seat is not at the table
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

    /** {@return the standings from best to worst; equal ranks by seat} */
    public ImmutableList<Standing> byRank() {
        return ImmutableList.sortedCopyOf(Comparator.comparingInt(Standing::rank), bySeat);
    }

    /** {@return the seats of rank 1: the winner of a finished game, or the leaders during play} */
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
        return bySeat.hashCode();
    }

    /** {@return the standings in words, best first, with their ranks} */
    @Override
    public String toString() {
        return byRank().stream()
                .map(standing -> standing.rank() + ". " + standing)
                .collect(Collectors.joining("; "));
    }
}
