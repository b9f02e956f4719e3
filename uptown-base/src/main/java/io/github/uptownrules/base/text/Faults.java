package io.github.uptownrules.base.text;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Collects the faults of a text while it is read. */
public final class Faults {
    private static final Comparator<TextFault> BY_PLACE =
            Comparator.comparingInt(TextFault::line).thenComparingInt(TextFault::column);

    private final Consumer<TextFault> found;
    private final List<TextFault> faults = new ArrayList<>(0);

    private Faults(Consumer<TextFault> found) {
        this.found = found;
    }

    /** Creates a collection for a reader that reports all faults. */
    public Faults() {
        this(fault -> {});
    }

    /** Creates a collection for a reader that stops at the first fault, which is thrown immediately. */
    public static Faults thrown(Function<TextFault, ? extends RuntimeException> exception) {
        return new Faults(fault -> {
            throw exception.apply(fault);
        });
    }

    /** Adds a fault at the first character of a piece. */
    public void add(Piece where, String message) {
        add(new TextFault(where.line(), where.column(), message));
    }

    public void addAll(Faults others) {
        others.faults.forEach(this::add);
    }

    private void add(TextFault fault) {
        found.accept(fault);
        faults.add(fault);
    }

    /** Returns the value of a reader. If it throws, adds the message as a fault at the given place. */
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

    /** Reads a piece of the text. Adds each fault in it at its position in the whole text. */
    public <T> Optional<T> read(Piece where, Function<String, T> reader) {
        try {
            return Optional.of(reader.apply(where.text()));
        } catch (NotationException e) {
            e.faults().forEach(fault -> add(where.from(fault.column() - 1), fault.message()));
            return Optional.empty();
        }
    }

    /** Returns the number of faults so far. A part was valid if reading it added none. */
    public int count() {
        return faults.size();
    }

    public boolean isEmpty() {
        return faults.isEmpty();
    }

    /** Returns all faults in the order in which they were found. */
    public ImmutableList<TextFault> all() {
        return ImmutableList.copyOf(faults);
    }

    /** Returns the value if there are no faults. Otherwise throws an exception with all faults, ordered by place. */
    public <T> T orThrow(Optional<T> read) {
        if (!isEmpty()) {
            throw NotationException.of(ImmutableList.sortedCopyOf(BY_PLACE, faults));
        }
        return read.orElseThrow();
    }
}
