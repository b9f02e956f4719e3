package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;

/**
 * What a client has to be sent of a move so that its view can {@linkplain UpTurnView#follow follow}: all else is in the view
 * before it.
 *
 * <pre>{@code
 * UpTurnView own = game.viewFor(Seat.TWO);
 * SeenMove seen = new SeenMove(Move.parse("67*>2"), ImmutableList.of(Tile.parse("T")));
 * own.follow(seen).after().rack();            // -> Optional[19,38,89,92,97*,U,T,T]
 * }</pre>
 *
 * @param move the move
 * @param drawn the tiles that came to the viewer's rack, in the order in which they were drawn
 * @since 0.1.0
 */
public record SeenMove(Move move, ImmutableList<Tile> drawn) {
    /**
     * A move as it is seen.
     *
     * @param move the move
     * @param drawn the tiles that came to the viewer's rack, in the order in which they were drawn
     */
    public SeenMove {
        requireNonNull(move, "move");
        requireNonNull(drawn, "drawn");
    }

    /**
     * What has to be sent of an outcome to the viewer who saw it.
     *
     * @param outcome what one viewer saw
     * @return the move, and the tiles that the viewer saw
     */
    public static SeenMove of(SeenOutcome outcome) {
        return new SeenMove(
                outcome.move(),
                outcome.drawings().stream()
                        .flatMap(drawing -> drawing.tile().stream())
                        .collect(ImmutableList.toImmutableList()));
    }
}
