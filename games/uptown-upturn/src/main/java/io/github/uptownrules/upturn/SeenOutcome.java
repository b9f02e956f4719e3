package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import java.util.OptionalInt;

/**
 * An {@link Outcome} as one viewer sees it, without the tiles drawn to other racks. It is safe to send to the viewer.
 *
 * <pre>{@code
 * for (Seat player : game.seats()) {
 *     send(player, game.outcome(move).seenBy(player));
 * }
 * }</pre>
 *
 * @param seat the seat that moved
 * @param move the move
 * @param drawings the drawings, in order; with the tile only if the viewer drew it
 * @param refill the number of drawings before the bag was refilled, or empty if it was not (V22)
 * @param call whether a call was due, and was made (V20)
 * @param skipped the seats that lost their turn, in turn order (V14)
 * @param after the viewer's view after the move
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
