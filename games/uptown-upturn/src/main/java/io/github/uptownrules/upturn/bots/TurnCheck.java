package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.UpTurnView;

/** When a bot is asked. */
final class TurnCheck {
    private TurnCheck() {}

    /** The seat to move, if a view is its own. */
    static Seat mover(UpTurnView view) {
        if (view.turn().isEmpty() || !view.turn().equals(view.viewer().asSeat())) {
            throw new IllegalArgumentException("a move is chosen in the view of the seat to move");
        }
        return view.turn().get();
    }
}
