package io.github.uptownrules.core.game;

import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;

/**
 * Where a tile is in a {@link Setup}. Its {@code toString} says it in words.
 *
 * <pre>{@code
 * Place place = new Place.OnRack(Color.BLUE);
 * place.toString();                                     // -> rack of b
 * new Place.OnCell(Cell.E5).equals(place);              // -> false
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Place {

    /**
     * On the board.
     *
     * @param cell the cell
     */
    record OnCell(Cell cell) implements Place {
        /** {@return the place in words} */
        @Override
        public String toString() {
            return "cell " + cell;
        }
    }

    /**
     * Among the tiles a seat has captured.
     *
     * @param captor the seat
     */
    record CapturedBy(Seat captor) implements Place {
        /** {@return the place in words} */
        @Override
        public String toString() {
            return "captures of seat " + captor;
        }
    }

    /**
     * On the rack of a color.
     *
     * @param color the color
     */
    record OnRack(Color color) implements Place {
        /** {@return the place in words} */
        @Override
        public String toString() {
            return "rack of " + color;
        }
    }

    /**
     * In the pile of a color.
     *
     * @param color the color
     */
    record InPile(Color color) implements Place {
        /** {@return the place in words} */
        @Override
        public String toString() {
            return "pile of " + color;
        }
    }
}
