package io.github.uptownrules.base.text;

import java.util.Optional;

/** Checks that a bot chooses from the view of the seat to move. */
public final class TurnCheck {
    private TurnCheck() {}

    /**
     * Checks that the viewer is to move.
     *
     * @param turn the seat to move, or empty if the game is over
     * @param viewer the viewer's seat, or empty for a spectator
     * @throws IllegalArgumentException if they differ, or the game is over
     */
    public static void check(Optional<?> turn, Optional<?> viewer) {
        checkNotOver(turn);
        if (!turn.equals(viewer)) {
            throw new IllegalArgumentException("it is the turn of seat " + turn.get() + ", but this is the view of "
                    + (viewer.isPresent() ? "seat " + viewer.get() : "a spectator"));
        }
    }

    /**
     * Checks that the game is not over.
     *
     * @param turn the seat to move, or empty if the game is over
     * @throws IllegalArgumentException if the game is over
     */
    public static void checkNotOver(Optional<?> turn) {
        if (turn.isEmpty()) {
            throw new IllegalArgumentException("the game is over: there is no move to choose");
        }
    }
}
