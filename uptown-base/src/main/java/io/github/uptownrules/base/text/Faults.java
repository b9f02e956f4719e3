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

/** Gathers what is wrong with a text while it is read. */
public final class Faults {
    private static final Comparator<TextFault> BY_PLACE =
            Comparator.comparingInt(TextFault::line).thenComparingInt(TextFault::column);

    private final Consumer<TextFault> found;
    private final List<TextFault> faults = new ArrayList<>(0);

    private Faults(Consumer<TextFault> found) {
        this.found = found;
    }

    /** For a reader that reports all faults. */
    public Faults() {
        this(fault -> {});
    }

    /** For a reader that stops at the first fault: it is thrown as soon as it is found. */
    public static Faults thrown(Function<TextFault, ? extends RuntimeException> exception) {
        return new Faults(fault -> {
            throw exception.apply(fault);
        });
    }

    /** Something is wrong at the first character of a piece. */
    public void add(Piece where, String message) {
        add(new TextFault(where.line(), where.column(), message));
    }

    /** All that was wrong with a part that was read by itself. */
    public void addAll(Faults others) {
        others.faults.forEach(this::add);
    }

    private void add(TextFault fault) {
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

    /** Reads the text at a place. Reports each of its faults at its position in the whole text. */
    public <T> Optional<T> read(Piece where, Function<String, T> reader) {
        try {
            return Optional.of(reader.apply(where.text()));
        } catch (NotationException e) {
            e.faults().forEach(fault -> add(where.from(fault.column() - 1), fault.message()));
            return Optional.empty();
        }
    }

    /** How many there are so far: a part was read well if they have not grown more. */
    public int count() {
        return faults.size();
    }

    public boolean isEmpty() {
        return faults.isEmpty();
    }

    /** All, in the order in which they were found. */
    public ImmutableList<TextFault> all() {
        return ImmutableList.copyOf(faults);
    }

    /** The value that was read, if nothing at all was wrong; else an exception with all faults, in the order of their places. */
    public <T> T orThrow(Optional<T> read) {
        if (!isEmpty()) {
            throw NotationException.of(ImmutableList.sortedCopyOf(BY_PLACE, faults));
        }
        return read.orElseThrow();
    }
}
