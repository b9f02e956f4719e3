package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A seat and its action, the first or the second of its turn (X3).
 *
 * <pre>{@code
 * Turn turn = game.turn().orElseThrow();
 * turn.seat();                  // -> 1
 * turn.action();                // -> 1
 * turn.toString();              // -> 1.1
 * }</pre>
 *
 * @param seat the seat to move
 * @param action 1 to build or discard the card of its own pile (X5), 2 to buy a card or take a public one (X6)
 * @since 0.1.0
 */
public record Turn(Seat seat, int action) {
    /** All turns, created in advance so that a move allocates no turn. */
    private static final ImmutableList<Optional<Turn>> OPTIONALS = Seat.all().stream()
            .flatMap(seat -> Stream.of(Optional.of(new Turn(seat, 1)), Optional.of(new Turn(seat, 2))))
            .collect(ImmutableList.toImmutableList());

    /**
     * Creates a turn.
     *
     * @throws IllegalArgumentException if the action is neither 1 nor 2
     */
    public Turn {
        requireNonNull(seat, "seat");
        if (action != 1 && action != 2) {
            throw new IllegalArgumentException("a turn has actions 1 and 2, not " + action);
        }
    }

    /** Returns the turn of the seat with an index, counted from 0. */
    static Optional<Turn> optional(int seat, int action) {
        return OPTIONALS.get(2 * seat + action - 1);
    }

    /**
     * Returns whether the turn has come to, or past, seat 1 since the previous move. It cannot have reached seat 1 twice: all
     * other seats would have been skipped, and the mover, with no money on its pile, has a card to play unless the game is
     * over.
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
