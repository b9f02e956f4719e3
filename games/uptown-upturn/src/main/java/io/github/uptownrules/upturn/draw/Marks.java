package io.github.uptownrules.upturn.draw;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveFault;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/**
 * The marks in a picture.
 *
 * @param targets tiles of the seat to move that may be laid
 * @param lastMove the last move
 * @param fault the reason why a move is refused
 */
record Marks(ImmutableSet<Tile> targets, Optional<Move> lastMove, Optional<MoveFault> fault) {
    static final Marks NONE = new Marks(ImmutableSet.of(), Optional.empty(), Optional.empty());

    /** Returns whether the last move laid the number on the line. */
    boolean isOnLine(Tile reference) {
        return lastMove.stream().flatMap(move -> move.laid().stream()).anyMatch(reference::equals);
    }

    boolean isTarget(Tile tile) {
        return targets.contains(tile);
    }

    boolean isRefused(Tile tile) {
        return fault.stream().flatMap(why -> why.tiles().stream()).anyMatch(tile::equals);
    }
}
