package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * A record that can be looked at after each of its moves. Immutable.
 *
 * <pre>{@code
 * OldGame uptown = OldGames.load().first();
 * TextState played = uptown.deal("two-player", 42, "1");
 * Replay replay = uptown.record(played.play(played.legalMoves().get(0)).record());
 * replay.plies();                      // -> 1
 * replay.redactedFor("2").at(1).turn();     // -> 2
 * }</pre>
 *
 * @since 0.1.0
 */
public interface Replay {
    /** {@return the headers of the record, in order} */
    ImmutableMap<String, String> headers();

    /** {@return how many moves it has} */
    int plies();

    /**
     * What is seen after a number of moves.
     *
     * @param ply how many moves, 0 to {@link #plies}
     * @return the game as it is, or as the viewer of a redacted record saw it
     * @throws IndexOutOfBoundsException if the record has fewer moves
     */
    TextPosition at(int ply);

    /**
     * The record as a seat saw the game, with nothing in it that this seat might not see.
     *
     * @param seat the seat
     * @return the record for the seat
     * @throws IllegalArgumentException if there is no such seat, or the record is redacted already
     */
    Replay redactedFor(String seat);

    /**
     * What bots of this game think of the moves.
     *
     * @param playouts how many games each move is tried in, 2 to 10,000,000
     * @param seed a number that all chance follows from
     * @return the review, or empty if the game has none
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    default Optional<TextReview> review(int playouts, long seed) {
        return Optional.empty();
    }
}
