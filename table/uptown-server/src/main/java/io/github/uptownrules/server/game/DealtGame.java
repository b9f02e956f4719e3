package io.github.uptownrules.server.game;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.TextReview;
import java.io.IOException;
import java.util.Optional;

/**
 * A game at a table, with all its moves and all that is hidden. Immutable. Seats are numbers from 1 on.
 *
 * <pre>{@code
 * TableGame uptown = new UptownTableGame();
 * uptown.practice("two-player", 42).turn();                          // -> Optional[1]
 * uptown.practice("two-player", 42).terminated("time 1").isOver();   // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public interface DealtGame {
    /** {@return the seat to move, empty if the game is over} */
    Optional<Integer> turn();

    /** {@return whether the game is over, by its rules or because it was terminated} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /** {@return how many moves were made} */
    int plies();

    /**
     * Who made a move.
     *
     * @param ply which move, 1 for the first, to {@link #plies}
     * @return the seat
     */
    int seat(int ply);

    /**
     * A move, as {@link #play} takes it.
     *
     * @param ply which move, 1 for the first, to {@link #plies}
     * @return the move in notation
     */
    String move(int ply);

    /**
     * The game after a move of the seat to move.
     *
     * @param move what {@link SeenGame#checked} returned, or {@link #move}
     * @return the game after it
     * @throws IllegalArgumentException if it is no legal move
     */
    DealtGame play(String move);

    /**
     * The game after its first moves.
     *
     * @param ply how many, 0 to {@link #plies}
     * @return the game, with its players
     */
    DealtGame upTo(int ply);

    /**
     * Why the last move may not be taken back: as a rule because a viewer has seen by it what was hidden and not the mover's own.
     *
     * @return a sentence for people; empty if it may
     */
    default Optional<String> whyLastMoveStays() {
        return Optional.of("in this game no move is taken back");
    }

    /**
     * The game, ended by something else than its rules.
     *
     * @param how {@code resignation} or {@code time}, and the seat, such as {@code time 2}, or another text of
     *     {@link #termination}
     * @return the game, which is over; the seat has lost
     * @throws IllegalArgumentException if it is anything else
     */
    DealtGame terminated(String how);

    /** {@return how it was ended, if not by its rules} */
    Optional<String> termination();

    /**
     * The game with the name of a player in its record.
     *
     * @param seat the seat
     * @param name the name, on one line
     * @return the game; as usual the same, for a record needs no names
     */
    default DealtGame withPlayer(int seat, String name) {
        return this;
    }

    /** {@return the whole game in notation, as {@link TableGame#record} reads it} */
    String record();

    /** {@return the position before the first move, as {@link TableGame#position} reads it} */
    default String start() {
        return upTo(0).record();
    }

    /**
     * The game as a player sees it.
     *
     * @param seat the seat
     * @return the game from there
     */
    SeenGame seenFrom(int seat);

    /** {@return the game as those see it who only watch} */
    SeenGame seenByWatchers();

    /**
     * Writes how the seats stand, at the end or now.
     *
     * @param out the writer, which writes a list as its next value, with an object for each seat in order, that has a {@code rank},
     *     1 for the best
     * @throws IOException if the writer does
     */
    void writeStandings(JsonWriter out) throws IOException;

    /**
     * What the moves of the game, which is over, were worth.
     *
     * @return a review, which thinks when its moves are asked for; empty if the game has none
     */
    default Optional<TextReview> review() {
        return Optional.empty();
    }
}
