package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.MoveFault.Kind;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * Finds all reasons why a tile may not be placed on a cell. The mover is the owner of the tile, even if another seat is
 * to move.
 */
final class MoveFaults {
    private final Position game;

    /** The viewer whose view is checked, or empty to check on behalf of the seat to move. */
    private final Optional<Viewer> viewer;

    private final Tile tile;
    private final Cell cell;
    private final ImmutableSet.Builder<MoveFault> faults = ImmutableSet.builder();

    private MoveFaults(Position game, Optional<Viewer> viewer, Tile tile, Cell cell) {
        this.game = game;
        this.viewer = viewer;
        this.tile = tile;
        this.cell = requireNonNull(cell, "cell");
    }

    static ImmutableSet<MoveFault> of(GameState game, Tile tile, Cell cell) {
        return new MoveFaults(game, Optional.empty(), tile, cell).find(Optional.of(game.rack(tile.color())));
    }

    /** {@return all faults that the viewer can see} */
    static ImmutableSet<MoveFault> of(PlayerView view, Tile tile, Cell cell) {
        return new MoveFaults(view, Optional.of(view.viewer()), tile, cell).find(view.rack(tile.color()));
    }

    /** {@return all faults that are certain if the rack may contain any of the given tiles} */
    static ImmutableSet<MoveFault> of(PlayerView view, FaceSet rack, Tile tile, Cell cell) {
        return new MoveFaults(view, Optional.empty(), tile, cell).find(Optional.of(rack));
    }

    private void add(Kind kind) {
        faults.add(MoveFault.of(kind, tile, cell));
    }

    private ImmutableSet<MoveFault> find(Optional<FaceSet> rack) {
        if (game.isOver()) {
            add(Kind.GAME_OVER);
        }
        Optional<Seat> owner = game.owner(tile.color());
        if (owner.isPresent()) {
            checkOwner(owner.get(), rack);
        } else {
            add(Kind.COLOR_NOT_IN_PLAY);
        }
        if (!tile.fits(cell)) {
            add(Kind.DOES_NOT_FIT);
        }
        if (owner.isPresent()) {
            checkCell(game.colors(owner.get()));
        }
        return faults.build();
    }

    private void checkOwner(Seat owner, Optional<FaceSet> rack) {
        if (viewer.isPresent() && viewer.get() != owner) {
            faults.add(MoveFault.notYourColor(tile, cell, owner));
        } else if (game.turn().isPresent() && game.turn().get() != owner) {
            faults.add(MoveFault.notYourTurn(tile, cell, owner, game.turn().get()));
        }
        if (game.isFinished(tile.color())) {
            add(Kind.COLOR_FINISHED);
        }
        if (rack.isPresent() && !rack.get().contains(tile.face())) {
            add(Kind.NOT_ON_RACK);
        }
    }

    private void checkCell(ImmutableList<Color> own) {
        Board board = game.board();
        if (board.isOpen(cell, own)) {
            return;
        }
        Tile occupant = board.tileAt(cell).orElseThrow();
        faults.add(
                own.contains(occupant.color())
                        ? MoveFault.ownTile(tile, cell, occupant)
                        : MoveFault.splitsGroup(tile, cell, occupant, board.groupAt(cell), board.partsWithout(cell)));
    }
}
