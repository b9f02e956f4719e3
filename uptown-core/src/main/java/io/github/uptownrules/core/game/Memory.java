package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.record.Sequence;
import java.util.Collections;
import java.util.List;

/**
 * All that one player, or a spectator, has seen of a game: the view it began with, and what it saw of each move since. It tells more
 * than the last view, which has no history (Q15): who chose what, and who was passed over. Immutable.
 *
 * <p>Like a view it holds nothing else: two games that a viewer cannot tell apart make equal memories. It grows move by move, or comes
 * from a record:
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
 * <p>A move more takes the same time however long the game is. Memories that grow out of each other share what they have in common.
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

    /**
     * That of a viewer who has seen no move: at the start of a game, or where only a view is known.
     *
     * @param start what the viewer sees
     * @return the memory
     */
    public static Memory of(PlayerView start) {
        return new Memory(requireNonNull(start, "start"), Sequence.empty());
    }

    /**
     * This memory, and one move more.
     *
     * @param outcome what the viewer saw of it; it was played in {@link #view}, which is not checked
     * @return the memory after it
     * @throws IllegalArgumentException if another viewer saw it so, or it is not of the seat to move
     */
    public Memory with(SeenOutcome outcome) {
        if (!outcome.after().viewer().equals(viewer())) {
            throw new IllegalArgumentException("viewer " + viewer() + " remembers what it saw, not what viewer "
                    + outcome.after().viewer() + " saw");
        }
        if (!view().turn().filter(outcome.seat()::equals).isPresent()) {
            throw new IllegalArgumentException("seat " + outcome.seat() + " was not to move in " + view());
        }
        return new Memory(start, outcomes.with(outcome));
    }

    /**
     * This memory, and one move more, for a client: it follows from what a client is sent.
     *
     * @param seen the move as it was seen
     * @return the memory after it
     * @throws IllegalArgumentException as {@link PlayerView#follow} throws it
     */
    public Memory follow(SeenMove seen) {
        return with(view().follow(seen));
    }

    /** {@return whose memory it is} */
    public Viewer viewer() {
        return start.viewer();
    }

    /** {@return what the viewer saw first} */
    public PlayerView start() {
        return start;
    }

    /** {@return what the viewer sees now} */
    public PlayerView view() {
        return outcomes.isEmpty() ? start : outcomes.get(outcomes.size() - 1).after();
    }

    /**
     * What the viewer saw of each move.
     *
     * @return the placements in order, as a list that cannot be changed
     */
    public List<SeenOutcome> outcomes() {
        return Collections.unmodifiableList(outcomes);
    }

    /**
     * This memory as it was after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for this memory
     * @return the memory
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public Memory upTo(int ply) {
        return new Memory(start, outcomes.first(ply));
    }

    /**
     * Whether the other object is the memory of the same viewer, who saw the same.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Memory that && start.equals(that.start) && outcomes.equals(that.outcomes);
    }

    /** {@return a hash of the memory} */
    @Override
    public int hashCode() {
        return 31 * start.hashCode() + outcomes.hashCode();
    }

    /** {@return the view at the start, and the moves since in notation, with spaces between them} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(start.toString());
        outcomes.forEach(outcome -> text.append(' ').append(outcome));
        return text.toString();
    }
}
