package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;

/** When a bot is asked. */
final class TurnCheck {
    private TurnCheck() {}

    /** Makes sure that a view is that of the seat to move. */
    static void check(PlayerView view) {
        if (view.turn().isEmpty() || !view.turn().equals(view.viewer().asSeat())) {
            throw new IllegalArgumentException("a move is chosen in the view of the seat to move");
        }
    }
}
