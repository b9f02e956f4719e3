package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.OptionalInt;

/**
 * What a viewer sees of an {@link Outcome}: all but the tiles that came to racks of others. It may be sent to the viewer as it
 * is.
 *
 * <pre>{@code
 * for (Seat player : game.seats()) {
 *     send(player, game.outcome(move).seenBy(player));
 * }
 * }</pre>
 *
 * @param seat who moved
 * @param move the move
 * @param drawings who drew, in order; with the tile only where the viewer drew it
 * @param refill how many of these were drawn before the bag was refilled, or empty if it was not (V22)
 * @param call whether "Upturn" was to be called, and was (V20)
 * @param skipped the seats that lost their turn, in the order in which they would have had it (V14)
 * @param after what the viewer sees after the move
 * @since 0.1.0
 */
public record SeenOutcome(
        Seat seat,
        Move move,
        ImmutableList<Drawing> drawings,
        OptionalInt refill,
        Outcome.Call call,
        ImmutableList<Seat> skipped,
        UpTurnView after) {
    /**
     * Checks that nothing is null.
     *
     * @param seat who moved
     * @param move the move
     * @param drawings who drew, in order; with the tile only where the viewer drew it
     * @param refill how many of these were drawn before the bag was refilled, or empty if it was not (V22)
     * @param call whether "Upturn" was to be called, and was (V20)
     * @param skipped the seats that lost their turn, in the order in which they would have had it (V14)
     * @param after what the viewer sees after the move
     */
    public SeenOutcome {
        requireNonNull(seat, "seat");
        requireNonNull(move, "move");
        requireNonNull(drawings, "drawings");
        requireNonNull(refill, "refill");
        requireNonNull(call, "call");
        requireNonNull(skipped, "skipped");
        requireNonNull(after, "after");
    }

    /** {@return the move in notation} */
    @Override
    public String toString() {
        return move.toString();
    }
}
