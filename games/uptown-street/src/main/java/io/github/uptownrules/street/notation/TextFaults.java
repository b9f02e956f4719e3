package io.github.uptownrules.street.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Fault;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.NotationException;
import io.github.uptownrules.street.town.TextFault;
import java.util.Optional;
import java.util.function.Function;

/** Between the faults that readers gather, which no user sees, and those of an exception. */
final class TextFaults {
    private TextFaults() {}

    static NotationException exception(ImmutableList<Fault> faults) {
        return NotationException.of(faults.stream()
                .map(fault -> new TextFault(fault.line(), fault.column(), fault.message()))
                .collect(ImmutableList.toImmutableList()));
    }

    /** What stands at a place, as it is read by itself; all that is wrong with it is reported, where it is in the whole text. */
    static <T> Optional<T> read(Piece place, Faults faults, Function<String, T> reader) {
        try {
            return Optional.of(reader.apply(place.text()));
        } catch (NotationException e) {
            e.faults().forEach(fault -> faults.add(place.from(fault.column() - 1), fault.message()));
            return Optional.empty();
        }
    }
}
