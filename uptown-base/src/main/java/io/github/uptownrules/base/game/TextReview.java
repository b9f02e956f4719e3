package io.github.uptownrules.base.game;

import com.google.common.collect.ImmutableList;

/**
 * Judges the moves of a record, each by what the seat that played it could see then. Thread-safe.
 *
 * <pre>{@code
 * TextState start = OldGames.load().first().deal("two-player", 42, "1");
 * TextState played = start.play(start.legalMoves().get(0));
 * TextReview review = OldGames.load().first().record(played.record()).review(100, 1).get();
 * review.plies();            // -> [1]
 * review.move(1).seat();     // -> 1
 * }</pre>
 *
 * @since 0.1.0
 */
public interface TextReview {
    /** {@return the moves that can be judged, by their numbers from 1, in order: in a redacted record, as far as its viewer could know} */
    ImmutableList<Integer> plies();

    /**
     * Judges a move.
     *
     * @param ply one of {@link #plies}
     * @return what can be said of it; the same whenever, and on whatever thread, it is asked for
     * @throws IllegalArgumentException if this is the number of no move that can be judged
     */
    JudgedMove move(int ply);
}
