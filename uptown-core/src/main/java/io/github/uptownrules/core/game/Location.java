package io.github.uptownrules.core.game;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import java.util.Objects;
import java.util.Optional;

/**
 * A place for tiles in a {@link Setup}: a cell, the captures of a seat, a rack or a pile. Exactly one of {@link
 * #cell()}, {@link #captor()}, {@link #rack()} and {@link #pile()} is present.
 *
 * <pre>{@code
 * Setup setup = game.toSetup().toBuilder().tile(Cell.A7, Tile.parse("b7")).build();    // but blue has it on the rack
 * PositionFault fault = setup.faults().iterator().next();
 * fault.locations();                    // -> [cell A7, rack of blue]
 * fault.locations().get(0).cell();      // -> Optional[A7]
 * fault.locations().get(1).cell();      // -> Optional.empty
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Location {
    private final Optional<Cell> cell;
    private final Optional<Seat> captor;
    private final Optional<Color> rack;
    private final Optional<Color> pile;

    private Location(Optional<Cell> cell, Optional<Seat> captor, Optional<Color> rack, Optional<Color> pile) {
        this.cell = cell;
        this.captor = captor;
        this.rack = rack;
        this.pile = pile;
    }

    static Location onCell(Cell cell) {
        return new Location(Optional.of(cell), Optional.empty(), Optional.empty(), Optional.empty());
    }

    static Location capturedBy(Seat captor) {
        return new Location(Optional.empty(), Optional.of(captor), Optional.empty(), Optional.empty());
    }

    static Location onRack(Color color) {
        return new Location(Optional.empty(), Optional.empty(), Optional.of(color), Optional.empty());
    }

    static Location inPile(Color color) {
        return new Location(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(color));
    }

    /** {@return the cell, if this is a place on the board} */
    public Optional<Cell> cell() {
        return cell;
    }

    /** {@return the seat, if this is a seat's captures} */
    public Optional<Seat> captor() {
        return captor;
    }

    /** {@return the color, if this is a rack} */
    public Optional<Color> rack() {
        return rack;
    }

    /** {@return the color, if this is a pile} */
    public Optional<Color> pile() {
        return pile;
    }

    /** {@return whether the other object is the same place} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Location that
                && cell.equals(that.cell)
                && captor.equals(that.captor)
                && rack.equals(that.rack)
                && pile.equals(that.pile);
    }

    @Override
    public int hashCode() {
        return Objects.hash(cell, captor, rack, pile);
    }

    /** {@return this place in words, such as {@code rack of blue}} */
    @Override
    public String toString() {
        if (cell.isPresent()) {
            return "cell " + cell.get();
        }
        if (captor.isPresent()) {
            return "captures of seat " + captor.get();
        }
        return rack.isPresent()
                ? "rack of " + rack.get().label()
                : "pile of " + pile.orElseThrow().label();
    }
}
