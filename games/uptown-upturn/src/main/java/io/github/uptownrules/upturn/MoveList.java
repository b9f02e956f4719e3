package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.google.common.collect.UnmodifiableIterator;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The legal moves of a position, in canonical order: by the tile laid last, then by text; then {@code draw}, then
 * {@code pass}.
 *
 * <p>The list does not store its moves. It counts them, and creates each one on request, because a double may have
 * thousands. Immutable.
 *
 * <pre>{@code
 * MoveList moves = game.legalMoves();
 * Move any = moves.get(random.nextInt(moves.size()));
 * moves.contains(any);       // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MoveList implements Iterable<Move> {
    /** Empty if the game is over or the viewer is not to move. */
    private final Optional<Mover> mover;

    /** The moves by the tile laid last, in canonical order. */
    private final ImmutableList<LaidLast> groups;

    private final int size;

    MoveList(Optional<Mover> mover) {
        this.mover = mover;
        this.groups = mover.map(MoveList::groups).orElse(ImmutableList.of());
        int moves = 0;
        for (int group = 0; group < groups.size(); group++) {
            moves += groups.get(group).moves();
        }
        this.size = moves + (mayDraw() ? 1 : 0) + passes();
    }

    private static ImmutableList<LaidLast> groups(Mover mover) {
        ImmutableList.Builder<LaidLast> groups = ImmutableList.builder();
        for (int place = 0; place < mover.rack().size(); place = mover.rack().next(place)) {
            Tile tile = mover.rack().get(place);
            if (mover.canLay(tile)) {
                groups.add(LaidLast.of(mover, tile));
            }
        }
        return groups.build();
    }

    private boolean mayDraw() {
        return mover.isPresent() && mover.get().mayDraw();
    }

    /** Returns the number of passing moves: none, one, or one with and one without a call (W17). */
    private int passes() {
        return mover.isEmpty() || !mover.get().mayPass() ? 0 : mover.get().isCallDue(Move.PASS) ? 2 : 1;
    }

    /** {@return the number of moves: 0 if the game is over or the viewer is not to move, else 1 or more (W19)} */
    public int size() {
        return size;
    }

    /** {@return whether the list has no moves} */
    public boolean isEmpty() {
        return size == 0;
    }

    /**
     * Returns the move at an index in canonical order.
     *
     * @param index 0 to {@code size() - 1}
     * @throws IndexOutOfBoundsException if the index is out of range
     */
    public Move get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index " + index + " of " + Quantity.of(size, "move"));
        }
        int left = index;
        for (int group = 0; group < groups.size(); group++) {
            int moves = groups.get(group).moves();
            if (left < moves) {
                return groups.get(group).move(left);
            }
            left -= moves;
        }
        if (left == 0 && mayDraw()) {
            return Move.DRAW;
        }
        return passes() == 2 && index == size - 1 ? Move.PASS.calling() : Move.PASS;
    }

    /** Returns whether a move is in this list, and so legal. */
    public boolean contains(Move move) {
        return mover.isPresent() && MoveFaults.of(mover.get(), move).isEmpty();
    }

    /** {@return the moves in canonical order, as a stream} */
    public Stream<Move> stream() {
        return Streams.stream(this);
    }

    /** {@return an iterator over the moves in canonical order} */
    @Override
    public Iterator<Move> iterator() {
        return new UnmodifiableIterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < size;
            }

            @Override
            public Move next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return get(next++);
            }
        };
    }

    /** {@return the moves in notation and canonical order, separated by spaces} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Move move : this) {
            text.append(text.isEmpty() ? "" : " ").append(move);
        }
        return text.toString();
    }
}
