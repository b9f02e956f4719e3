package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;

/** The legal moves that lay an action: one for each choice of direction and neighbor. */
record LaidLastAction(Mover mover, Tile tile) implements LaidLast {
    private boolean isCallDue() {
        return mover.isCallDue(1);
    }

    private ImmutableList<ActionMove> choices() {
        return ActionMove.choices(tile, mover.seats());
    }

    @Override
    public int moves() {
        return choices().size() * (isCallDue() ? 2 : 1);
    }

    @Override
    public Move move(int index) {
        if (!isCallDue()) {
            return choices().get(index);
        }
        ActionMove move = choices().get(index / 2);
        return index % 2 == 0 ? move : move.calling();
    }
}
