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
 * What a {@link MoveText} means in a position: which tile should go to which cell. It may be illegal, and the tile need
 * not even fit.
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

    /**
     * A move in a position.
     *
     * @param position the position before the move
     * @param tile the tile
     * @param cell the cell
     */
    public ResolvedMove {
        requireNonNull(position, "position");
        requireNonNull(tile, "tile");
        requireNonNull(cell, "cell");
    }

    /**
     * Why the move is illegal.
     *
     * @return every reason that holds; empty exactly when the move is legal
     */
    public ImmutableSet<MoveFault> faults() {
        return position.faults(tile, cell);
    }

    /**
     * Makes sure that the move is legal: the third of three steps.
     *
     * @return the move
     * @throws IllegalMoveException if it is illegal; it lists every reason
     */
    public Move legal() {
        return position.legalMove(tile, cell);
    }
}
