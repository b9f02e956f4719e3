package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import java.util.Optional;

/**
 * Where a tile is in a {@link Setup}: on a cell, among the captures of a seat, on the rack or in the pile of a color. Exactly
 * one of these is present.
 *
 * <pre>{@code
 * Setup setup = game.toSetup().toBuilder().tile(Cell.A7, Tile.parse("b7")).build();    // but blue has it on the rack
 * PositionFault fault = setup.faults().iterator().next();
 * fault.kind();              // -> TILE_REPEATED
 * fault.locations();         // -> [cell A7, rack of blue]
 * }</pre>
 *
 * @param cell the cell
 * @param captor the seat that has captured it
 * @param rack the color on whose rack it is
 * @param pile the color in whose pile it is
 * @since 0.1.0
 */
public record Location(Optional<Cell> cell, Optional<Seat> captor, Optional<Color> rack, Optional<Color> pile) {

    /**
     * A place.
     *
     * @param cell the cell
     * @param captor the seat that has captured it
     * @param rack the color on whose rack it is
     * @param pile the color in whose pile it is
     */
    public Location {
        requireNonNull(cell, "cell");
        requireNonNull(captor, "captor");
        requireNonNull(rack, "rack");
        requireNonNull(pile, "pile");
    }

    static Location onCell(Cell cell) {
        return new Location(Optional.of(cell), Optional.empty(), Optional.empty(), Optional.empty());
    }

    static Location capturedBy(Seat captor) {
        return new Location(Optional.empty(), captor.seat(), Optional.empty(), Optional.empty());
    }

    static Location onRack(Color color) {
        return new Location(Optional.empty(), Optional.empty(), Optional.of(color), Optional.empty());
    }

    static Location inPile(Color color) {
        return new Location(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(color));
    }

    /** {@return the place in words, such as {@code cell E5} or {@code rack of blue}} */
    @Override
    public String toString() {
        return cell.map(where -> "cell " + where)
                .or(() -> captor.map(seat -> "captures of seat " + seat))
                .or(() -> rack.map(color -> "rack of " + color.label()))
                .or(() -> pile.map(color -> "pile of " + color.label()))
                .orElse("nowhere");
    }
}
