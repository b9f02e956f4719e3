package io.github.uptownrules.base.record;

import java.util.AbstractList;
import java.util.Collection;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An immutable list with fast appending. Appending returns a new list that shares the array of this one, in constant
 * amortized time. Only a second append to the same list copies the array. Thread-safe.
 */
public final class Sequence<E> extends AbstractList<E> implements RandomAccess {
    private static final int SMALLEST = 16;

    /** May be shared with longer lists; the elements from {@link #size} on are not part of this list. */
    private final Object[] shared;

    /** The number of elements that the array holds. */
    private final AtomicInteger used;

    private final int size;

    private Sequence(Object[] shared, AtomicInteger used, int size) {
        this.shared = shared;
        this.used = used;
        this.size = size;
    }

    public static <E> Sequence<E> empty() {
        return new Sequence<>(new Object[0], new AtomicInteger(), 0);
    }

    static <E> Sequence<E> copyOf(Collection<? extends E> elements) {
        Object[] own = elements.toArray();
        return new Sequence<>(own, new AtomicInteger(own.length), own.length);
    }

    /** Returns this list with one more element. */
    public Sequence<E> with(E next) {
        if (size < shared.length && used.compareAndSet(size, size + 1)) {
            shared[size] = next;
            return new Sequence<>(shared, used, size + 1);
        }
        Object[] own = new Object[Math.max(SMALLEST, size + size / 2)];
        System.arraycopy(shared, 0, own, 0, size);
        own[size] = next;
        return new Sequence<>(own, new AtomicInteger(size + 1), size + 1);
    }

    /** Returns the first {@code count} elements. */
    public Sequence<E> first(int count) {
        return count == size ? this : new Sequence<>(shared, used, checked(count));
    }

    private int checked(int count) {
        if (count < 0 || count > size) {
            throw new IndexOutOfBoundsException(count + " of " + size);
        }
        return count;
    }

    @Override
    @SuppressWarnings("unchecked") // only with() and copyOf() write
    public E get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return (E) shared[index];
    }

    @Override
    public int size() {
        return size;
    }
}
