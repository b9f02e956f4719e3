package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * All effects of a move. It includes the drawn tile, which only the mover may see (R10); {@link #seenBy} returns the
 * effects that another viewer may see.
 *
 * <pre>{@code
 * Outcome outcome = game.outcome(Move.parse("b2@A2"));
 * outcome.toString();                                   // -> b2@A2
 * outcome.drawn();                                      // -> Optional[b9]
 * outcome.after().turn();                               // -> Optional[2]
 * outcome.seenBy(Seat.TWO).drawn();                     // -> Optional.empty (the tile came to another's rack)
 * }</pre>
 *
 * @param seat the seat that moved
 * @param move the move
 * @param captured the captured tile, if any (R18)
 * @param drawn the tile drawn to the rack, if any (R24)
 * @param finished the color of the placed tile, if that color is now finished (Q2)
 * @param skipped the skipped seats in clockwise order, which are finished or cannot place a tile (Q1); empty if the
 *     game is over
 * @param after the game after the move
 * @since 0.1.0
 */
public record Outcome(
        Seat seat,
        Move move,
        Optional<Tile> captured,
        Optional<Tile> drawn,
        Optional<Color> finished,
        ImmutableList<Seat> skipped,
        GameState after) {

    public Outcome {
        requireNonNull(seat, "seat");
        requireNonNull(move, "move");
        requireNonNull(captured, "captured");
        requireNonNull(drawn, "drawn");
        requireNonNull(finished, "finished");
        requireNonNull(skipped, "skipped");
        requireNonNull(after, "after");
    }

    /**
     * Returns this outcome as a viewer sees it, without the drawn tile unless the viewer sees the rack.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public SeenOutcome seenBy(Viewer viewer) {
        Optional<Tile> seenDrawn = after.ruleset().showsRack(viewer, seat) ? drawn : Optional.empty();
        return new SeenOutcome(seat, move, captured, seenDrawn, finished, skipped, after.viewFor(viewer));
    }

    /** {@return the move in notation: {@code b5@E5}, or {@code b5xE5} if it captured} */
    @Override
    public String toString() {
        return notation(move, captured);
    }

    static String notation(Move move, Optional<Tile> captured) {
        return move.tile() + (captured.isPresent() ? "x" : "@") + move.cell();
    }
}
