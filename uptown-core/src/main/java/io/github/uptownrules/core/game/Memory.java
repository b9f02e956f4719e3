package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.record.Sequence;
import java.util.Collections;
import java.util.List;

/**
 * Everything that one viewer has seen of a game: the view at the start, and the visible effects of every move since.
 * Unlike a view, which has no history (Q15), a memory shows which seat made which move and which seats were skipped.
 * Immutable.
 *
 * <p>Two games that a viewer cannot tell apart yield equal memories. A memory is built move by move, or taken from a
 * record:
 *
 * <pre>{@code
 * Memory memory = Memory.of(game.viewFor(Seat.TWO));
 * Outcome outcome = game.outcome(move);
 * memory = memory.with(outcome.seenBy(Seat.TWO));                // on the server
 * memory.view().equals(outcome.after().viewFor(Seat.TWO));       // -> true
 * memory.outcomes().size();                                      // -> 1
 * GameRecord.of(game).play(move).redactedFor(Seat.TWO).memory().equals(memory);    // -> true
 * }</pre>
 *
 * <p>Adding a move takes constant time, and memories with a common history share it.
 *
 * @since 0.1.0
 */
public final class Memory {
    private final PlayerView start;
    private final Sequence<SeenOutcome> outcomes;

    private Memory(PlayerView start, Sequence<SeenOutcome> outcomes) {
        this.start = start;
        this.outcomes = outcomes;
    }

    /** {@return a memory of no moves, for the start of a game or if only a view is known} */
    public static Memory of(PlayerView start) {
        return new Memory(requireNonNull(start, "start"), Sequence.empty());
    }

    /**
     * Returns this memory with one more move.
     *
     * @param outcome the visible effects of a move played in {@link #view}, which is not checked
     * @throws IllegalArgumentException if the outcome belongs to another viewer, or its seat was not to move
     */
    public Memory with(SeenOutcome outcome) {
        if (!outcome.after().viewer().equals(viewer())) {
            throw new IllegalArgumentException("the memory of viewer " + viewer()
                    + " rejects an outcome seen by viewer " + outcome.after().viewer());
        }
        if (!view().turn().filter(outcome.seat()::equals).isPresent()) {
            throw new IllegalArgumentException("seat " + outcome.seat() + " was not to move in " + view());
        }
        return new Memory(start, outcomes.with(outcome));
    }

    /**
     * Returns this memory with one more move, computed from the data that a client receives.
     *
     * @throws IllegalArgumentException as {@link PlayerView#follow} does
     */
    public Memory follow(SeenMove seen) {
        return with(view().follow(seen));
    }

    /** {@return the viewer that this memory belongs to} */
    public Viewer viewer() {
        return start.viewer();
    }

    /** {@return the view before the first remembered move} */
    public PlayerView start() {
        return start;
    }

    /** {@return the view after the last remembered move} */
    public PlayerView view() {
        return outcomes.isEmpty() ? start : outcomes.get(outcomes.size() - 1).after();
    }

    /** {@return the visible effects of each move in order, as an unmodifiable list} */
    public List<SeenOutcome> outcomes() {
        return Collections.unmodifiableList(outcomes);
    }

    /**
     * Returns this memory as it was after a number of moves.
     *
     * @param ply 0 (the start) to the number of moves
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public Memory upTo(int ply) {
        return new Memory(start, outcomes.first(ply));
    }

    /** {@return whether the other object is a memory of the same viewer with the same start and moves} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Memory that && start.equals(that.start) && outcomes.equals(that.outcomes);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + outcomes.hashCode();
    }

    /** {@return the view at the start and the moves since in notation, separated by spaces} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(start.toString());
        outcomes.forEach(outcome -> text.append(' ').append(outcome));
        return text.toString();
    }
}
