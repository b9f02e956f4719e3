package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.TileSet;
import java.util.Optional;

/** Finds every reason why a tile may not go to a cell. The mover is the owner of the tile, whoever's turn it is. */
final class MoveFaults {
    private MoveFaults() {}

    /**
     * All reasons, as far as they can be seen in a position.
     *
     * @param rack the rack of the tile's color, if it can be seen
     */
    static ImmutableSet<MoveFault> of(Position game, Optional<TileSet> rack, ColoredTile tile, Cell cell) {
        ImmutableSet.Builder<MoveFault> faults = ImmutableSet.builder();
        if (game.isOver()) {
            faults.add(new MoveFault.GameOver());
        }
        Optional<Seat> owner = game.owner(tile.color());
        if (owner.isPresent()) {
            addFaultsOfOwner(game, owner.get(), rack, tile, faults);
        } else {
            faults.add(new MoveFault.ColorNotInPlay(tile.color()));
        }
        if (!tile.tile().fits(cell)) {
            faults.add(new MoveFault.DoesNotFit(tile.tile(), cell));
        }
        if (owner.isPresent()) {
            addFaultsOfCell(game.board(), game.colors(owner.get()), cell, faults);
        }
        return faults.build();
    }

    private static void addFaultsOfOwner(
            Position game,
            Seat owner,
            Optional<TileSet> rack,
            ColoredTile tile,
            ImmutableSet.Builder<MoveFault> faults) {
        game.turn()
                .filter(turn -> turn != owner)
                .ifPresent(turn -> faults.add(new MoveFault.NotYourTurn(tile.color(), owner, turn)));
        if (game.isFinished(tile.color())) {
            faults.add(new MoveFault.ColorFinished(tile.color()));
        }
        rack.filter(tiles -> !tiles.contains(tile.tile()))
                .ifPresent(tiles -> faults.add(new MoveFault.NotOnRack(tile)));
    }

    private static void addFaultsOfCell(
            Board board, ImmutableList<Color> own, Cell cell, ImmutableSet.Builder<MoveFault> faults) {
        board.tileAt(cell).filter(lying -> !board.isOpen(cell, own)).ifPresent(lying -> {
            if (own.contains(lying.color())) {
                faults.add(new MoveFault.OwnTile(cell, lying));
            } else {
                CellSet group = board.groupAt(cell);
                faults.add(new MoveFault.SplitsGroup(cell, lying, group, board.partsWithout(cell)));
            }
        });
    }
}
