package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;

/**
 * A move as sent to a client, whose view can {@linkplain UpTurnView#follow follow} it. The view before the move contains all
 * other information.
 *
 * <pre>{@code
 * UpTurnView own = game.viewFor(Seat.TWO);
 * SeenMove seen = new SeenMove(Move.parse("67*>2"), ImmutableList.of(Tile.parse("T")));
 * own.follow(seen).after().rack();            // -> Optional[19,38,89,92,97*,U,T,T]
 * }</pre>
 *
 * @param move the move
 * @param drawn the tiles drawn to the viewer's rack, in order
 * @since 0.1.0
 */
public record SeenMove(Move move, ImmutableList<Tile> drawn) {
    public SeenMove {
        requireNonNull(move, "move");
        requireNonNull(drawn, "drawn");
    }

    /** Returns the part of an outcome to send to its viewer. */
    public static SeenMove of(SeenOutcome outcome) {
        return new SeenMove(
                outcome.move(),
                outcome.drawings().stream()
                        .flatMap(drawing -> drawing.tile().stream())
                        .collect(ImmutableList.toImmutableList()));
    }
}
