package io.github.uptownrules.core.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;

/**
 * A {@link MoveText} resolved in a position: a tile and a cell. The move may be illegal, and the tile need not fit
 * the cell.
 *
 * <pre>{@code
 * ResolvedMove resolved = MoveText.parse("5@E5").resolve(game);
 * resolved.tile();           // -> b5
 * resolved.faults();         // -> [tile b5 is not on the rack]
 * }</pre>
 *
 * @param position the position before the move
 * @param tile the tile
 * @param cell the cell
 * @since 0.1.0
 */
public record ResolvedMove(Position position, Tile tile, Cell cell) {

    public ResolvedMove {
        requireNonNull(position, "position");
        requireNonNull(tile, "tile");
        requireNonNull(cell, "cell");
    }

    /** Returns every reason why the move is illegal; empty if it is legal. */
    public ImmutableSet<MoveFault> faults() {
        return position.faults(tile, cell);
    }

    /**
     * Returns the move after checking that it is legal, the third of three steps.
     *
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     */
    public Move legal() {
        return position.legalMove(tile, cell);
    }
}
