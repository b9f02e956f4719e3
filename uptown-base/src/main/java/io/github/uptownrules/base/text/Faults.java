package io.github.uptownrules.base.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Gathers what is wrong with a text while it is read. */
public final class Faults {
    private static final Comparator<Fault> BY_PLACE =
            Comparator.comparingInt(Fault::line).thenComparingInt(Fault::column);

    private final Consumer<Fault> found;
    private final List<Fault> faults = new ArrayList<>(0);

    private Faults(Consumer<Fault> found) {
        this.found = found;
    }

    /** For a reader that reports all faults. */
    public Faults() {
        this(fault -> {});
    }

    /** For a reader that stops at the first fault: it is thrown as soon as it is found. */
    public static Faults thrown(Function<Fault, ? extends RuntimeException> exception) {
        return new Faults(fault -> {
            throw exception.apply(fault);
        });
    }

    /** Something is wrong at the first character of a piece. */
    public void add(Piece where, String message) {
        add(new Fault(where.line(), where.column(), message));
    }

    /** All that was wrong with a part that was read by itself. */
    public void addAll(Faults others) {
        others.faults.forEach(this::add);
    }

    private void add(Fault fault) {
        found.accept(fault);
        faults.add(fault);
    }

    /** What is read at a place; what the reading throws is wrong there. */
    public <T> Optional<T> at(Piece where, Supplier<T> reading) {
        T read;
        try {
            read = reading.get();
        } catch (IllegalArgumentException e) {
            add(where, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
        return Optional.of(read);
    }

    /** How many there are so far: a part was read well if they have not grown more. */
    public int count() {
        return faults.size();
    }

    public boolean isEmpty() {
        return faults.isEmpty();
    }

    /** All, in the order in which they were found. */
    public ImmutableList<Fault> all() {
        return ImmutableList.copyOf(faults);
    }

    /** The value that was read, if nothing at all was wrong; else an exception with all faults, in the order of their places. */
    public <T> T orThrow(Optional<T> read, Function<ImmutableList<Fault>, ? extends RuntimeException> exception) {
        if (!isEmpty()) {
            throw exception.apply(ImmutableList.sortedCopyOf(BY_PLACE, faults));
        }
        return read.orElseThrow();
    }
}
