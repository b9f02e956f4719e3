package io.github.uptownrules.base.game;

/**
 * A game as it is, with all that is hidden, and the moves that led here. Immutable.
 *
 * <pre>{@code
 * TextState game = OldGames.load().first().deal("two-player", 42, "1");
 * TextState next = game.play(game.legalMoves().get(0));
 * next.turn();                                 // -> 2
 * next.undo().text().equals(game.text());      // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public interface TextState extends TextPosition {
    /**
     * What a viewer sees of it, and nothing else.
     *
     * @param viewer a seat at the table, or {@link #SPECTATOR}
     * @return the place
     * @throws IllegalArgumentException if there is no such seat
     */
    TextView viewFor(String viewer);

    /**
     * The game after a move.
     *
     * @param move a legal move
     * @return the game after it
     * @throws IllegalArgumentException if it is illegal, or no move
     * @throws IllegalStateException if the game is over
     */
    TextState play(String move);

    /**
     * The game one move ago.
     *
     * @return the game before the last move
     * @throws IllegalStateException if there was no move
     */
    TextState undo();

    /**
     * How many sequences of moves there are.
     *
     * @param depth how many moves a sequence has, 0 or more
     * @return the number of sequences
     * @throws IllegalArgumentException if the depth is negative
     */
    long perft(int depth);

    /**
     * This with a header in its record.
     *
     * @param name the name of the header
     * @param value its value
     * @return the game with the header
     * @throws IllegalArgumentException if a record takes no such header
     */
    TextState withHeader(String name, String value);

    /**
     * This as a game that was given up, or lost on time.
     *
     * @param how {@code resignation} or {@code time}, and the seat, such as {@code time 2}
     * @return the game with that in its record, which is over
     * @throws IllegalArgumentException if it is anything else
     */
    default TextState terminated(String how) {
        return withHeader("Termination", how);
    }

    /** {@return the record of the game} */
    String record();
}
