package io.github.uptownrules.base.record;

import io.github.uptownrules.base.text.Piece;
import java.util.Optional;

/**
 * The known main line of a record, and the rules for its variations.
 *
 * @param <P> the positions
 */
public interface TreeRules<P> {
    /** Returns a move of the main line in notation, by the number of moves before it. */
    String main(int ply);

    /** Returns the position of the main line after a number of moves, as the start of variations. */
    P at(int ply);

    /** Returns a position of a variation as the start of other variations. */
    P start(P position);

    /** Plays a move of a variation, or adds a fault. */
    Optional<Played<P>> play(P before, Piece move);

    /**
     * A move that was played.
     *
     * @param text the move in notation
     */
    record Played<P>(String text, P after) {}
}
