package io.github.uptownrules.upturn;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/**
 * What lies open to all, but for the numbers of tiles: the line, and whose turn it is.
 *
 * @param ruleset the ruleset
 * @param reference the last numbered tile laid (W6)
 * @param direction which numbers follow
 * @param rotation which way round turns go; left when the game is over
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
