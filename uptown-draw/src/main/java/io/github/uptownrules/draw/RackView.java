package io.github.uptownrules.draw;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import java.util.Optional;

/** The part of a color's rack that a position shows. */
final class RackView {
    private RackView() {}

    static Optional<FaceSet> of(Position position, Color color) {
        if (position instanceof GameState game) {
            return Optional.of(game.rack(color));
        }
        return ((PlayerView) position).rack(color);
    }
}
