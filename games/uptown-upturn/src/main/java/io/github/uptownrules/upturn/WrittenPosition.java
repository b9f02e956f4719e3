package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;

/** The seven fields of the text of a position or a view, not yet checked against each other. */
record WrittenPosition(
        Optional<UpTurnRuleset> ruleset,
        Line line,
        Turn turn,
        TileStack played,
        TileStack bag,
        ImmutableList<TileStack> racks,
        long generator) {

    /** The reference and the direction, if they could be read. */
    record Line(Piece piece, Optional<Tile> reference, Optional<Direction> direction) {}

    /** The seat to move; empty if the text is a dash or could not be read. */
    record Turn(Piece piece, Optional<Seat> seat, Rotation rotation, boolean hasDrawn) {
        boolean isRead() {
            return seat.isPresent() || piece.isDash();
        }
    }

    private UpTurnTable table() {
        return new UpTurnTable(
                ruleset.orElseThrow(),
                line.reference().orElseThrow(),
                line.direction().orElseThrow(),
                turn.rotation(),
                turn.seat(),
                turn.hasDrawn());
    }

    UpTurnState state() {
        return new UpTurnState(
                table(),
                Tiles.of(played.tiles()),
                Bag.of(bag.tiles()),
                racks.stream().map(rack -> Tiles.of(rack.tiles())).toArray(Tiles[]::new),
                generator);
    }

    UpTurnView view(Viewer viewer) {
        return new UpTurnView(
                table(),
                viewer,
                viewer instanceof Seat seat ? Tiles.of(racks.get(seat.ordinal()).tiles()) : Tiles.none(),
                Tiles.of(played.tiles()),
                bag.size(),
                racks.stream().mapToInt(TileStack::size).toArray());
    }
}
