package io.github.uptownrules.variants;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;

/**
 * The standard scoring: the fewest groups win (R29, R30), over all colors of a seat (R46); among equals, the fewest
 * captured tiles (R33, R47).
 *
 * <pre>{@code
 * Scoring scoring = new StandardScoring();
 * scoring.score(game, Seat.ONE);                            // -> 0
 * scoring.score(game.play(move), Seat.ONE);                 // -> -1
 * }</pre>
 *
 * @since 0.1.0
 */
public record StandardScoring() implements Scoring {

    /** {@return minus one for each group (R35)} */
    @Override
    public int score(Tally tally, Seat seat) {
        return -tally.groupCount(seat);
    }

    /** {@return who has captured fewer tiles, as {@link Scoring} says it} */
    @Override
    public int compareTied(Tally tally, Seat one, Seat other) {
        requireNonNull(one, "one");
        requireNonNull(other, "other");
        return Integer.compare(tally.captureCount(other), tally.captureCount(one));
    }
}
