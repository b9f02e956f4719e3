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
 * Placement placement = game.outcome(move);
 * memory = memory.with(placement.seenBy(Seat.TWO));              // on the server
 * memory.view().equals(placement.after().viewFor(Seat.TWO));     // -> true
 * memory.placements().size();                                    // -> 1
 * GameRecord.of(game).play(move).redactedFor(Seat.TWO).memory().equals(memory);    // -> true
 * }</pre>
 *
 * <p>A move more takes the same time however long the game is. Memories that grow out of each other share what they have in common.
 *
 * @since 0.1.0
 */
public final class Memory {
    private final PlayerView start;
    private final Sequence<SeenPlacement> placements;

    private Memory(PlayerView start, Sequence<SeenPlacement> placements) {
        this.start = start;
        this.placements = placements;
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
     * @param placement what the viewer saw of it; it was played in {@link #view}, which is not checked
     * @return the memory after it
     * @throws IllegalArgumentException if another viewer saw it so, or it is not of the seat to move
     */
    public Memory with(SeenPlacement placement) {
        if (!placement.after().viewer().equals(viewer())) {
            throw new IllegalArgumentException("viewer " + viewer() + " remembers what it saw, not what viewer "
                    + placement.after().viewer() + " saw");
        }
        if (!view().turn().filter(placement.seat()::equals).isPresent()) {
            throw new IllegalArgumentException("seat " + placement.seat() + " was not to move in " + view());
        }
        return new Memory(start, placements.with(placement));
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
        return placements.isEmpty()
                ? start
                : placements.get(placements.size() - 1).after();
    }

    /**
     * What the viewer saw of each move.
     *
     * @return the placements in order, as a list that cannot be changed
     */
    public List<SeenPlacement> placements() {
        return Collections.unmodifiableList(placements);
    }

    /**
     * This memory as it was after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for this memory
     * @return the memory
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public Memory upTo(int ply) {
        return new Memory(start, placements.first(ply));
    }

    /**
     * Whether the other object is the memory of the same viewer, who saw the same.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Memory that && start.equals(that.start) && placements.equals(that.placements);
    }

    /** {@return a hash of the memory} */
    @Override
    public int hashCode() {
        return 31 * start.hashCode() + placements.hashCode();
    }

    /** {@return the view at the start, and the moves since in notation, with spaces between them} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(start.toString());
        placements.forEach(placement -> text.append(' ').append(placement));
        return text.toString();
    }
}
