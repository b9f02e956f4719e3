package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A seat at a table.
 *
 * @param number 1 or more
 */
public record Seat(int number) implements Viewer, Comparable<Seat> {
    private static final int MOST = 5;

    private static final ImmutableList<Seat> ALL =
            IntStream.rangeClosed(1, MOST).mapToObj(Seat::new).collect(ImmutableList.toImmutableList());

    /** The seats that there can be. */
    static ImmutableList<Seat> all() {
        return ALL;
    }

    /** The seats of a table with a number of them. */
    static ImmutableList<Seat> first(int count) {
        return ALL.subList(0, count);
    }

    /** The seat with a number, 1 to 5. */
    public static Seat of(int number) {
        return ALL.get(number - 1);
    }

    /** Where it stands in lists, from 0 on. */
    int ordinal() {
        return number - 1;
    }

    @Override
    public Optional<Seat> asSeat() {
        return Optional.of(this);
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return String.valueOf(number);
    }
}
