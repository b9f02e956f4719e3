package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Gathers what is wrong with a text while it is read. */
final class Faults {
    private static final Comparator<TextFault> BY_PLACE =
            Comparator.comparingInt(TextFault::line).thenComparingInt(TextFault::column);

    private final List<TextFault> faults = new ArrayList<>();

    void add(Piece where, String message) {
        faults.add(new TextFault(where.line(), where.column(), message));
    }

    void addAll(List<TextFault> others) {
        faults.addAll(others);
    }

    /** How many there are so far: a part was read well if they have not grown more. */
    int count() {
        return faults.size();
    }

    boolean isEmpty() {
        return faults.isEmpty();
    }

    /** The value that was read, if nothing at all was wrong. */
    <T> T orThrow(Optional<T> read) {
        if (!isEmpty()) {
            throw new NotationException(ImmutableList.sortedCopyOf(BY_PLACE, faults));
        }
        return read.orElseThrow();
    }
}
