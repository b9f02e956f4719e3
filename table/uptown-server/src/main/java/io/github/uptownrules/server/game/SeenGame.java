package io.github.uptownrules.server.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.EstimatedMove;
import java.io.IOException;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game as one viewer saw it: all that a client, and a bot on a seat, are given. Nothing of it depends on what this viewer
 * cannot know. Immutable; used on any thread.
 *
 * <pre>{@code
 * SeenGame seen = new UptownTableGame().practice("two-player", 42).seenFrom(1);
 * String move = seen.choose("greedy", random).orElseThrow();
 * seen.checked(move).equals(move);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public interface SeenGame {
    /**
     * Writes what the viewer saw after a number of moves, with all that a page needs to draw it and to play.
     *
     * @param ply how many moves, 0 to those that were made
     * @param out the writer, which writes an object as its next value
     * @throws IOException if the writer does
     */
    void writeView(int ply, JsonWriter out) throws IOException;

    /**
     * Writes what the viewer saw of a move.
     *
     * @param ply which move, 1 for the first, to those that were made
     * @param out the writer, which writes an object as its next value
     * @throws IOException if the writer does
     */
    void writeMove(int ply, JsonWriter out) throws IOException;

    /** {@return the game in notation as far as the viewer saw it, while it goes on} */
    String record();

    /**
     * Makes sure that the viewer may make a move now.
     *
     * @param move what was written, by anybody
     * @return the move as {@link DealtGame#play} takes it
     * @throws RefusedMove if it is not a legal move of the viewer
     */
    String checked(String move) throws RefusedMove;

    /**
     * Why the viewer may not make a move.
     *
     * @param question the move, as the page of the game asks for it: as usual, the member {@code move} and nothing else
     * @return a list of all reasons, empty if it is legal
     * @throws RefusedMove if the question is not understood
     */
    default JsonValue faults(ImmutableMap<String, String> question) throws RefusedMove {
        String move = question.get("move");
        if (move == null || question.size() > 1) {
            throw RefusedMove.syntax("a question has 'move', and nothing else");
        }
        try {
            checked(move);
            return out -> out.beginArray().endArray();
        } catch (RefusedMove refused) {
            if (refused.kind() == RefusedMove.Kind.ILLEGAL) {
                return refused.faults();
            }
            throw refused;
        }
    }

    /**
     * The move that a bot makes for the viewer, whose turn it is.
     *
     * @param bot a name that {@link TableGame#hasBot} knows
     * @param random where all its chance comes from
     * @return the move, or empty if it chose none; what it throws is as good as that
     */
    Optional<String> choose(String bot, RandomGenerator random);

    /**
     * What the moves of the viewer, whose turn it is, are worth; it may take some seconds.
     *
     * @param random where all chance comes from
     * @return the moves, the best first
     */
    default ImmutableList<EstimatedMove> estimates(RandomGenerator random) {
        return ImmutableList.of();
    }
}
