package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;

/** A move that lays no tile (V11). */
enum IdleMove implements Move {
    /** Draws a tile and keeps the turn. */
    DRAW("draw"),
    /** Ends the turn. */
    PASS("pass"),
    /** Draws and calls "Upturn", which is never due: after a draw there are two tiles or more. */
    CALLED_DRAW("draw!"),
    /** Ends the turn and calls "Upturn": due if one tile is left, which may be when nothing can be drawn (W17, W19). */
    CALLED_PASS("pass!");

    private final String text;

    IdleMove(String text) {
        this.text = text;
    }

    /** Whether this draws a tile. */
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

    /** {@return {@code draw} or {@code pass}, with {@code !} if it calls} */
    @Override
    public String toString() {
        return text;
    }
}
