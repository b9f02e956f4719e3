package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import java.util.stream.Collectors;

/**
 * A reason why no game can be in a position. Its {@code toString} says where the fault is, then what it is; its data say
 * so to a program.
 *
 * <pre>{@code
 * Setup setup = Setup.builder(rules).tile(Cell.A1, ColoredTile.of(Color.BLUE, Tile.COLUMN_5)).build();
 * setup.faults().contains(new SetupFault.DoesNotFit(Cell.A1, ColoredTile.of(Color.BLUE, Tile.COLUMN_5)));    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface SetupFault {

    /**
     * The position has a hand, captures or the turn for a seat that is not at the table.
     *
     * @param seat the seat
     */
    record NoSuchSeat(Seat seat) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "seat " + seat + ": the ruleset has no such seat";
        }
    }

    /**
     * A seat owns more or fewer colors than the ruleset gives it.
     *
     * @param seat the seat
     * @param required how many colors it should own
     * @param found how many it owns
     */
    record WrongColorCount(Seat seat, int required, int found) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "seat " + seat + ": it owns " + found + " of the colors, not " + required;
        }
    }

    /**
     * A color has two hands.
     *
     * @param color the color
     * @param one the seat with its first hand
     * @param other the seat with another, perhaps the same
     */
    record ColorOwnedTwice(Color color, Seat one, Seat other) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "seat " + other + ": color " + color + " has a hand already, at seat " + one;
        }
    }

    /**
     * A hand is of a size that play cannot reach: with tiles in the pile the rack is full; with none it is full or one
     * short (R24, R32).
     *
     * @param color the color
     * @param rack how many tiles its rack has
     * @param pile how many its pile has
     * @param rackSize how many a full rack has
     */
    record WrongHandSize(Color color, int rack, int pile, int rackSize) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "rack of " + color + ": it has " + rack + " tiles with " + pile + " to draw, not "
                    + (pile > 0 ? "" : rackSize - 1 + " or ") + rackSize;
        }
    }

    /**
     * A tile lies on a cell it does not fit (R14 to R16).
     *
     * @param cell the cell
     * @param tile the tile
     */
    record DoesNotFit(Cell cell, ColoredTile tile) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "cell " + cell + ": tile " + tile + " does not fit";
        }
    }

    /**
     * A tile is of a color that has no hand.
     *
     * @param place where it is
     * @param tile the tile
     */
    record ColorNotInPlay(Place place, ColoredTile tile) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return place + ": tile " + tile + " is of a color that is not in play";
        }
    }

    /**
     * A tile of a color in play is nowhere.
     *
     * @param tile the tile
     */
    record TileMissing(ColoredTile tile) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "color " + tile.color() + ": tile " + tile + " is nowhere";
        }
    }

    /**
     * So many tiles of a color are hidden, but more or fewer are nowhere to be seen.
     *
     * @param color the color
     * @param unseen how many of its tiles are not seen
     * @param hidden how many are said to be on its rack or in its pile without being shown
     */
    record WrongHiddenCount(Color color, int unseen, int hidden) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "color " + color + ": " + unseen + " of its tiles are not seen, but " + hidden + " are hidden";
        }
    }

    /**
     * Tiles are hidden that are to be seen.
     *
     * @param place where they are
     */
    record Hidden(Place place) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return place + ": it is hidden, but it is to be seen";
        }
    }

    /**
     * Tiles are shown that the viewer cannot see (Q13).
     *
     * @param place where they are
     */
    record Shown(Place place) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return place + ": it is shown, but the viewer cannot see it";
        }
    }

    /**
     * A tile is in more than one place, or more than once in one.
     *
     * @param tile the tile
     * @param places its places, two or more
     */
    record TileRepeated(ColoredTile tile, ImmutableList<Place> places) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return places.stream().map(Place::toString).collect(Collectors.joining(", ")) + ": tile " + tile + " is "
                    + places.size() + " times there";
        }
    }

    /**
     * A seat has captured a tile of its own (R21, R41).
     *
     * @param captor the seat
     * @param tile the tile
     */
    record OwnCapture(Seat captor, ColoredTile tile) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "captures of seat " + captor + ": tile " + tile + " is its own";
        }
    }

    /**
     * A seat has captured more tiles than it has played.
     *
     * @param captor the seat
     * @param captured how many tiles it has captured
     * @param played how many it has played
     */
    record TooManyCaptures(Seat captor, int captured, int played) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "captures of seat " + captor + ": they are " + captured + ", but it has played " + played;
        }
    }

    /**
     * It is the turn of a seat that cannot place (Q1).
     *
     * @param seat the seat
     */
    record CannotPlace(Seat seat) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "turn: seat " + seat + " cannot place a tile";
        }
    }

    /**
     * It is nobody's turn, though somebody can place (Q2).
     *
     * @param seats the seats that can
     */
    record NotOver(ImmutableList<Seat> seats) implements SetupFault {
        /** {@return the fault in words} */
        @Override
        public String toString() {
            return "turn: it is nobody's, but these seats can place a tile: "
                    + seats.stream().map(Seat::toString).collect(Collectors.joining(", "));
        }
    }
}
