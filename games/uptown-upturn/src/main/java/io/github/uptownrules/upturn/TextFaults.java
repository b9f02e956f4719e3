package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Fault;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.upturn.tile.NotationException;
import io.github.uptownrules.upturn.tile.TextFault;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/** Between the faults that readers gather, which no user sees, and those of an exception. */
final class TextFaults {
    private TextFaults() {}

    static NotationException exception(ImmutableList<Fault> faults) {
        return NotationException.of(faults.stream().map(TextFaults::of).collect(ImmutableList.toImmutableList()));
    }

    static NotationException exception(Piece where, String message) {
        return exception(ImmutableList.of(new Fault(where.line(), where.column(), message)));
    }

    /** The only line of a text has a number, too. */
    private static TextFault of(Fault fault) {
        return new TextFault(Math.max(1, fault.line()), fault.column(), fault.message());
    }

    /** The tile that stands at a place; if none does, that is a fault. */
    static Optional<Tile> tile(Piece piece, Faults faults) {
        try {
            return Optional.of(Tile.parse(piece.text()));
        } catch (NotationException e) {
            e.faults().forEach(fault -> faults.add(piece, fault.message()));
            return Optional.empty();
        }
    }
}
