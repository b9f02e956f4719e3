package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;

/**
 * Where a tile is in a {@link Setup}: on a cell, captured by a seat, on a rack or in a pile.
 *
 * <pre>{@code
 * Setup setup = game.toSetup().toBuilder().tile(Cell.A7, Tile.parse("b7")).build();    // but blue has it on the rack
 * PositionFault fault = setup.faults().iterator().next();
 * ((PositionFault.OfTile) fault).locations();         // -> [cell A7, rack of blue]
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Location {
    /**
     * A cell of the board.
     *
     * @param cell the cell
     */
    record OnCell(Cell cell) implements Location {
        /**
         * A place.
         *
         * @param cell the cell
         */
        public OnCell {
            requireNonNull(cell, "cell");
        }

        @Override
        public String toString() {
            return "cell " + cell;
        }
    }

    /**
     * The captures of a seat.
     *
     * @param captor the seat
     */
    record Captured(Seat captor) implements Location {
        /**
         * A place.
         *
         * @param captor the seat
         */
        public Captured {
            requireNonNull(captor, "captor");
        }

        @Override
        public String toString() {
            return "captures of seat " + captor;
        }
    }

    /**
     * The rack of a color.
     *
     * @param color the color
     */
    record OnRack(Color color) implements Location {
        /**
         * A place.
         *
         * @param color the color
         */
        public OnRack {
            requireNonNull(color, "color");
        }

        @Override
        public String toString() {
            return "rack of " + color.label();
        }
    }

    /**
     * The draw pile of a color.
     *
     * @param color the color
     */
    record InPile(Color color) implements Location {
        /**
         * A place.
         *
         * @param color the color
         */
        public InPile {
            requireNonNull(color, "color");
        }

        @Override
        public String toString() {
            return "pile of " + color.label();
        }
    }
}
