package io.github.uptownrules.app.game;

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

    /** The record of the game. */
    String record();
}
