package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who is to do what (X3): a seat, and the first or the second action of its turn.
 *
 * <pre>{@code
 * Turn turn = game.turn().orElseThrow();
 * turn.seat();                  // -> 1
 * turn.action();                // -> 1
 * turn.toString();              // -> 1.1
 * }</pre>
 *
 * @param seat whose turn it is
 * @param action 1 for building or discarding the card of the own pile (X5), 2 for buying or taking one (X6)
 * @since 0.1.0
 */
public record Turn(Seat seat, int action) {
    /** By seat and action, so that none is made for a move. */
    private static final ImmutableList<Optional<Turn>> OPTIONALS = Seat.all().stream()
            .flatMap(seat -> Stream.of(Optional.of(new Turn(seat, 1)), Optional.of(new Turn(seat, 2))))
            .collect(ImmutableList.toImmutableList());

    /**
     * A turn.
     *
     * @param seat whose turn it is
     * @param action 1 or 2
     * @throws IllegalArgumentException if the action is neither 1 nor 2
     */
    public Turn {
        requireNonNull(seat, "seat");
        if (action != 1 && action != 2) {
            throw new IllegalArgumentException("a turn has actions 1 and 2, not " + action);
        }
    }

    /** The turn of the seat with an index, counted from 0. */
    static Optional<Turn> optional(int seat, int action) {
        return OPTIONALS.get(2 * seat + action - 1);
    }

    /**
     * Whether the turn has come to, or past, seat 1 between this and the move before it. It does not come there twice: all
     * seats but the mover would have to be passed over, and the mover, with no money on its pile, has a card to play, or
     * else the game is over.
     */
    boolean beginsRoundAfter(Turn before) {
        int seats = seat.compareTo(before.seat);
        return seats < 0 || seats == 0 && action <= before.action;
    }

    /** {@return the turn in notation, {@code 1.1} to {@code 4.2}} */
    @Override
    public String toString() {
        return seat + "." + action;
    }
}
