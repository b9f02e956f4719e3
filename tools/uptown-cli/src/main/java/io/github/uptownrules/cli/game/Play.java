package io.github.uptownrules.cli.game;

/** A game as it is, with all that is hidden, and the moves that led here. */
public interface Play extends Sight {
    /**
     * What somebody sees of it, and nothing else.
     *
     * @param viewer a seat at the table, or {@link #SPECTATOR}
     */
    Place at(String viewer);

    /** The game after a legal move. */
    Play play(String move);

    /**
     * The game one move ago.
     *
     * @throws IllegalStateException if there was no move
     */
    Play undo();

    /** How many sequences of so many moves there are. */
    long perft(int depth);

    /** This with a header in its record. */
    Play withHeader(String name, String value);

    /**
     * This as a game that was given up, or lost on time.
     *
     * @param how {@code resignation} or {@code time}, and the seat
     */
    default Play terminated(String how) {
        return withHeader("Termination", how);
    }

    /** The record of the game. */
    String record();
}
