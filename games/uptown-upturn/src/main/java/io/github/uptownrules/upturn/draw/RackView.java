package io.github.uptownrules.upturn.draw;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.Optional;

/** The rack of a seat, if a position shows it. */
final class RackView {
    private RackView() {}

    static Optional<Tiles> of(Position position, Seat seat) {
        if (position instanceof UpTurnState game) {
            return Optional.of(game.rack(seat));
        }
        UpTurnView view = (UpTurnView) position;
        return view.rack().filter(tiles -> seat == view.viewer());
    }
}
