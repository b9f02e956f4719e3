package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.util.Locale;

/**
 * A reason why a move is illegal. Its {@code toString} says it in words for a player; its data say it to a program.
 *
 * <p>A move may have several at once, and {@link GameState#faults(io.github.uptownrules.core.value.Move)} tells them all.
 *
 * <pre>{@code
 * for (MoveFault fault : game.faults(Move.parse("b5@E5"))) {
 *     if (fault instanceof MoveFault.NotOnRack missing) {
 *         missing.tile();     // -> b5
 *     }
 *     fault.toString();       // -> tile b5 is not on the rack
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface MoveFault {

    /** The game is over, so nobody moves (Q2). */
    record GameOver() implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return "the game is over";
        }
    }

    /**
     * The color belongs to a seat whose turn it is not (R12).
     *
     * @param color the color of the tile
     * @param owner the seat it belongs to
     * @param turn the seat to move
     */
    record NotYourTurn(Color color, Seat owner, Seat turn) implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return "it is the turn of seat " + turn + ", and " + name(color) + " belongs to seat " + owner;
        }
    }

    /**
     * The move was asked of a view, and the color belongs to somebody else than its viewer.
     *
     * @param color the color of the tile
     * @param owner the seat it belongs to
     */
    record NotViewersColor(Color color, Seat owner) implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return name(color) + " belongs to seat " + owner + ", not to the viewer";
        }
    }

    /**
     * Nobody owns the color in this game.
     *
     * @param color the color of the tile
     */
    record ColorNotInPlay(Color color) implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return name(color) + " is not in play";
        }
    }

    /**
     * The color has played all the tiles it may (R32, R43, Q2).
     *
     * @param color the color of the tile
     */
    record ColorFinished(Color color) implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return name(color) + " is finished";
        }
    }

    /**
     * The tile is not on its color's rack (R13).
     *
     * @param tile the tile
     */
    record NotOnRack(ColoredTile tile) implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return "tile " + tile + " is not on the rack";
        }
    }

    /**
     * The tile does not fit the cell (R14 to R16).
     *
     * @param tile the tile
     * @param cell the cell
     */
    record DoesNotFit(Tile tile, Cell cell) implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return "tile " + tile + " does not fit cell " + cell;
        }
    }

    /**
     * The tile on the cell belongs to the player who would capture it (R21, R41).
     *
     * @param cell the cell
     * @param tile the tile on it
     */
    record OwnTile(Cell cell, ColoredTile tile) implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return "cell " + cell + " holds the mover's own tile " + tile;
        }
    }

    /**
     * The capture would split a group (R19).
     *
     * @param cell the cell
     * @param tile the tile on it
     * @param group the group of that tile
     * @param parts the groups that would be left of it, two to four, ordered by their first cells
     */
    record SplitsGroup(Cell cell, ColoredTile tile, CellSet group, ImmutableList<CellSet> parts) implements MoveFault {
        /** {@return the reason in words} */
        @Override
        public String toString() {
            return "capturing " + tile + " on " + cell + " would split the " + name(tile.color()) + " group " + group
                    + " into "
                    + String.join(" and ", parts.stream().map(CellSet::toString).toList());
        }
    }

    private static String name(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }
}
