package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;

/**
 * A move that lays no tile (V11).
 *
 * <pre>{@code
 * Move.parse("draw") == IdleMove.DRAW;     // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public enum IdleMove implements Move {
    /** Draws a tile and keeps the turn. */
    DRAW("draw"),
    /** Ends the turn. */
    PASS("pass");

    private final String text;

    IdleMove(String text) {
        this.text = text;
    }

    /** {@return no tiles} */
    @Override
    public ImmutableList<Tile> laid() {
        return ImmutableList.of();
    }

    /** {@return false: there is nothing to call, for no tile is laid} */
    @Override
    public boolean isCalled() {
        return false;
    }

    /** {@return {@code draw} or {@code pass}} */
    @Override
    public String toString() {
        return text;
    }
}
