package io.github.uptownrules.variants;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;

/**
 * The scorings of the published rulesets and of one house rule. Ties in score go to the seat that captured fewer tiles.
 *
 * <pre>{@code
 * Scorings.STANDARD.score(game.play(move), Seat.ONE);                       // -> -1
 * Standings.of(game, Scorings.BLOQUEURS).equals(game.standings());          // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Scorings implements Scoring {
    /**
     * The standard scoring: minus one for each group (R29, R30, R35), over all colors of a seat (R46). Fewer captured
     * tiles break ties (R33, R47).
     */
    STANDARD("standard") {
        @Override
        int scoreOf(Tally tally, Seat seat) {
            return -tally.groupCount(seat);
        }
    },
    /**
     * The scoring of <i>Bloqueurs</i> and <i>Blockers!</i>: minus one for each group, minus the largest number of tiles
     * captured of a single color (R36). That number counts once, even if several colors share it (Q8). A seat with
     * several colors adds up their captures (Q7). Fewer captured tiles of all colors break ties (Q6).
     */
    BLOQUEURS("bloqueurs") {
        @Override
        int scoreOf(Tally tally, Seat seat) {
            int largest = 0;
            for (int i = 0; i < Color.all().size(); i++) {
                largest = Math.max(largest, tally.captureCount(seat, Color.all().get(i)));
            }
            return -tally.groupCount(seat) - largest;
        }
    },
    /**
     * A house rule for <i>Bloqueurs</i> with the same scores. A tie goes to the seat that captured fewer of its
     * next-most-captured color, then of the one after that, and so on, and finally to the seat that captured fewer
     * tiles in all.
     */
    BLOQUEURS_BY_COLOR("bloqueurs-by-color") {
        @Override
        int scoreOf(Tally tally, Seat seat) {
            return BLOQUEURS.scoreOf(tally, seat);
        }

        @Override
        int compareByColor(Tally tally, Seat one, Seat other) {
            for (int count = Face.all().size(); count > 0; count--) {
                int difference = colorsCaptured(tally, other, count) - colorsCaptured(tally, one, count);
                if (difference != 0) {
                    return difference;
                }
            }
            return 0;
        }
    };

    private final String text;

    Scorings(String text) {
        this.text = text;
    }

    abstract int scoreOf(Tally tally, Seat seat);

    int compareByColor(Tally tally, Seat one, Seat other) {
        return 0;
    }

    @Override
    public int score(Tally tally, Seat seat) {
        requireNonNull(seat, "seat");
        return scoreOf(tally, seat);
    }

    @Override
    public int compareTied(Tally tally, Seat one, Seat other) {
        requireNonNull(one, "one");
        requireNonNull(other, "other");
        int byColor = compareByColor(tally, one, other);
        return byColor != 0 ? byColor : Integer.compare(tally.captureCount(other), tally.captureCount(one));
    }

    /**
     * Returns the number of colors, except the most captured one, of which a seat has captured at least {@code count}
     * tiles. At the highest count where two seats differ, the seat with more such colors captured more of the next
     * color.
     */
    private static int colorsCaptured(Tally tally, Seat seat, int count) {
        int colors = 0;
        for (int i = 0; i < Color.all().size(); i++) {
            if (tally.captureCount(seat, Color.all().get(i)) >= count) {
                colors++;
            }
        }
        return Math.max(colors - 1, 0);
    }

    /** {@return the name in lower case, such as {@code bloqueurs-by-color}} */
    @Override
    public String toString() {
        return text;
    }
}
