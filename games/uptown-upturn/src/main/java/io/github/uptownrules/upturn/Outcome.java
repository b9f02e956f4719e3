package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import java.util.OptionalInt;

/**
 * Everything a move brought about, for a program that shows it. It is the whole truth: what others may know of the tiles drawn
 * is returned by {@link #seenBy}.
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(Move.parse("67*>2"));
 * outcome.drawings();                                   // -> [seat 2 gets T]
 * outcome.seenBy(Seat.THREE).drawings();                // -> [seat 2 gets a tile]
 * outcome.after().turn();                               // -> Optional[2]
 * }</pre>
 *
 * @param seat who moved
 * @param move the move
 * @param drawings the tiles drawn, in order: those handed out, then those that a missed call costs
 * @param refill how many of these were drawn before the bag was refilled, or empty if it was not (V22)
 * @param call whether "Upturn" was to be called, and was (V20)
 * @param skipped the seats that lost their turn, in the order in which they would have had it (V14)
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
    /**
     * Checks that nothing is null.
     *
     * @param seat who moved
     * @param move the move
     * @param drawings the tiles drawn, in order: those handed out, then those that a missed call costs
     * @param refill how many of these were drawn before the bag was refilled, or empty if it was not (V22)
     * @param call whether "Upturn" was to be called, and was (V20)
     * @param skipped the seats that lost their turn, in the order in which they would have had it (V14)
     * @param after the game after the move; it is over if the mover has won (V4)
     */
    public Outcome {
        requireNonNull(seat, "seat");
        requireNonNull(move, "move");
        requireNonNull(drawings, "drawings");
        requireNonNull(refill, "refill");
        requireNonNull(call, "call");
        requireNonNull(skipped, "skipped");
        requireNonNull(after, "after");
    }

    /** Whether one tile was left, so that "Upturn" was to be called, and whether it was (V20, W17). */
    public enum Call {
        /** More tiles were left, or none. */
        NOT_DUE,
        /** One tile was left, and that was called. */
        MADE,
        /** One tile was left, and that was not called. */
        MISSED
    }

    /**
     * What a viewer sees of this.
     *
     * @param viewer a seat at the table, or {@link Viewer#SPECTATOR}
     * @return the same without the tiles that came to other racks, and with the viewer's view
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public SeenOutcome seenBy(Viewer viewer) {
        requireNonNull(viewer, "viewer");
        UpTurnView view = after.viewFor(viewer);
        ImmutableList<Drawing> seen =
                drawings.stream().map(drawing -> drawing.seenBy(viewer)).collect(ImmutableList.toImmutableList());
        return new SeenOutcome(seat, move, seen, refill, call, skipped, view);
    }
}
