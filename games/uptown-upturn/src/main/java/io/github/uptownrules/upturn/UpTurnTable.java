package io.github.uptownrules.upturn;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/**
 * The public part of a game, without the numbers of tiles: the line and the turn.
 *
 * @param reference the last numbered tile laid (W6)
 * @param rotation the rotation; left when the game is over
 * @param turn the seat to move, or empty when the game is over
 * @param hasDrawn whether that seat has drawn in this turn
 */
record UpTurnTable(
        UpTurnRuleset ruleset,
        Tile reference,
        Direction direction,
        Rotation rotation,
        Optional<Seat> turn,
        boolean hasDrawn) {

    int seats() {
        return ruleset.seats().size();
    }

    boolean isOpen() {
        return direction == Direction.OPEN;
    }
}
