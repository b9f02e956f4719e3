package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;

/** A move that lays no tile (V11). */
enum IdleMove implements Move {
    /** Draws a tile and keeps the turn. */
    DRAW("draw"),
    /** Ends the turn. */
    PASS("pass"),
    /** Draws and calls "Upturn". The call is never due, because the seat has two tiles or more after the draw. */
    CALLED_DRAW("draw!"),
    /** Ends the turn and calls "Upturn". The call is due if the seat has one tile left and nothing can be drawn (W17, W19). */
    CALLED_PASS("pass!");

    private final String text;

    IdleMove(String text) {
        this.text = text;
    }

    boolean isDraw() {
        return this == DRAW || this == CALLED_DRAW;
    }

    @Override
    public IdleMove calling() {
        return isDraw() ? CALLED_DRAW : CALLED_PASS;
    }

    @Override
    public ImmutableList<Tile> laid() {
        return ImmutableList.of();
    }

    @Override
    public boolean isCalled() {
        return this == calling();
    }

    /** {@return {@code draw} or {@code pass}, followed by {@code !} for a call} */
    @Override
    public String toString() {
        return text;
    }
}
