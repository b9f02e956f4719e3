package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who is ahead (V4, W20): the seat with the fewest tiles left. At the end of the game the winner is the one with none.
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
     * @return one seat or more: one at the end of a game, the leaders before it
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
