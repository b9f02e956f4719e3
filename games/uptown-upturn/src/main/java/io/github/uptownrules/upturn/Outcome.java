package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import java.util.OptionalInt;

/**
 * The effects of a move, for a program that shows them. It contains all tiles drawn; {@link #seenBy} hides those that a
 * viewer may not see.
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(Move.parse("67*>2"));
 * outcome.drawings();                                   // -> [seat 2 gets T]
 * outcome.seenBy(Seat.THREE).drawings();                // -> [seat 2 gets a tile]
 * outcome.after().turn();                               // -> Optional[2]
 * }</pre>
 *
 * @param seat the seat that moved
 * @param move the move
 * @param drawings the tiles drawn, in order: first those handed out, then the penalty for a missed call
 * @param refill the number of drawings before the bag was refilled, or empty if it was not (V22)
 * @param call whether a call was due, and was made (V20)
 * @param skipped the seats that lost their turn, in turn order (V14)
 * @param after the game after the move; it is over if the mover has won (V4)
 * @since 0.1.0
 */
public record Outcome(
        Seat seat,
        Move move,
        ImmutableList<Drawing> drawings,
        OptionalInt refill,
        Call call,
        ImmutableList<Seat> skipped,
        UpTurnState after) {
    public Outcome {
        requireNonNull(seat, "seat");
        requireNonNull(move, "move");
        requireNonNull(drawings, "drawings");
        requireNonNull(refill, "refill");
        requireNonNull(call, "call");
        requireNonNull(skipped, "skipped");
        requireNonNull(after, "after");
    }

    /** The state of the "Upturn" call, which is due when one tile is left (V20, W17). */
    public enum Call {
        /** The mover had no tile left, or more than one. */
        NOT_DUE,
        /** One tile was left, and the mover called. */
        MADE,
        /** One tile was left, and the mover did not call. */
        MISSED
    }

    /**
     * Returns this outcome as a viewer sees it: without the tiles drawn to other racks, and with the viewer's view after the
     * move.
     *
     * @throws IllegalArgumentException if the seat is not at the table
     */
    public SeenOutcome seenBy(Viewer viewer) {
        requireNonNull(viewer, "viewer");
        UpTurnView view = after.viewFor(viewer);
        ImmutableList<Drawing> seen =
                drawings.stream().map(drawing -> drawing.seenBy(viewer)).collect(ImmutableList.toImmutableList());
        return new SeenOutcome(seat, move, seen, refill, call, skipped, view);
    }
}
