package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Collections;

/**
 * The number of tiles that each seat is handed: one tile for a mark (V17), or as many as were laid with a double (V19). The
 * tiles themselves are drawn unseen. Immutable.
 *
 * <pre>{@code
 * HandOuts handOuts = HandOuts.to(Seat.TWO, Seat.THREE, Seat.TWO);    // -> 223
 * handOuts.of(Seat.TWO);                                              // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public final class HandOuts {
    private static final ImmutableList<Seat> SEATS = Seat.first(UpTurnRuleset.MOST_SEATS);
    private static final HandOuts NONE = new HandOuts(0, 0, 0, 0);
    private static final ImmutableList<HandOuts> ONE_TILE = ImmutableList.of(
            new HandOuts(1, 0, 0, 0), new HandOuts(0, 1, 0, 0), new HandOuts(0, 0, 1, 0), new HandOuts(0, 0, 0, 1));

    private final int first;
    private final int second;
    private final int third;
    private final int fourth;

    private HandOuts(int first, int second, int third, int fourth) {
        this.first = first;
        this.second = second;
        this.third = third;
        this.fourth = fourth;
    }

    /** {@return hand-outs without a tile} */
    public static HandOuts none() {
        return NONE;
    }

    /**
     * Returns hand-outs of one tile for each seat listed.
     *
     * @param seats the seats in any order, repeated for each further tile
     * @throws IllegalArgumentException if seat 5 is listed
     */
    public static HandOuts to(Seat... seats) {
        requireNonNull(seats, "seats");
        HandOuts handOuts = NONE;
        for (Seat seat : ImmutableList.copyOf(seats)) {
            handOuts = handOuts.and(seat, 1);
        }
        return handOuts;
    }

    /** Returns these hand-outs with more tiles for a seat. */
    HandOuts and(Seat seat, int tiles) {
        if (!SEATS.contains(seat)) {
            throw new IllegalArgumentException("seats are numbered 1 to " + SEATS.size() + ", not " + seat);
        }
        if (tiles == 0) {
            return this;
        }
        if (tiles == 1 && isEmpty()) {
            return ONE_TILE.get(seat.ordinal());
        }
        return new HandOuts(
                first + (seat == Seat.ONE ? tiles : 0),
                second + (seat == Seat.TWO ? tiles : 0),
                third + (seat == Seat.THREE ? tiles : 0),
                fourth + (seat == Seat.FOUR ? tiles : 0));
    }

    /** Returns the number of tiles for a seat, 0 or more. */
    public int of(Seat seat) {
        return switch (seat) {
            case ONE -> first;
            case TWO -> second;
            case THREE -> third;
            case FOUR -> fourth;
            case FIVE -> 0;
        };
    }

    /** {@return the number of tiles in all} */
    public int size() {
        return first + second + third + fourth;
    }

    /** {@return whether no seat gets a tile} */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** {@return the seats in the order in which they draw, ascending, each repeated for each of its tiles} */
    public ImmutableList<Seat> seats() {
        ImmutableList.Builder<Seat> seats = ImmutableList.builder();
        for (Seat seat : SEATS) {
            seats.addAll(Collections.nCopies(of(seat), seat));
        }
        return seats.build();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HandOuts that
                && first == that.first
                && second == that.second
                && third == that.third
                && fourth == that.fourth;
    }

    @Override
    public int hashCode() {
        return ((first * 31 + second) * 31 + third) * 31 + fourth;
    }

    /** {@return the seats in ascending order without a separator, such as {@code 223}} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Seat seat : SEATS) {
            text.append(seat.toString().repeat(of(seat)));
        }
        return text.toString();
    }
}
