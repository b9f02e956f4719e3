package io.github.uptownrules.variants;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Color;

/**
 * The scoring of <i>Bloqueurs</i> and <i>Blockers!</i>: groups and captures of the color captured most cost a point each;
 * among equals, the fewest captured tiles win, whatever their color (Q6).
 *
 * <pre>{@code
 * GameState game = Rulesets.bloqueurs(3).deal(42);
 * Standings.of(game, new BloqueursScoring()).equals(game.standings());    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public record BloqueursScoring() implements Scoring {

    /**
     * {@return minus one for each group, and minus the largest number of tiles captured of a single color (R36)} That number
     * counts once, however many colors share it (Q8); what a seat captured with several colors of its own is taken together
     * (Q7).
     */
    @Override
    public int score(Tally tally, Seat seat) {
        requireNonNull(seat, "seat");
        int largest = 0;
        for (int i = 0; i < Color.all().size(); i++) {
            largest = Math.max(largest, tally.captureCount(seat, Color.all().get(i)));
        }
        return -tally.groupCount(seat) - largest;
    }

    /** {@return who has captured fewer tiles, as {@link Scoring} says it} */
    @Override
    public int compareTied(Tally tally, Seat one, Seat other) {
        requireNonNull(one, "one");
        requireNonNull(other, "other");
        return Integer.compare(tally.captureCount(other), tally.captureCount(one));
    }
}
