package io.github.uptownrules.variants;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;

/**
 * A house rule for <i>Bloqueurs</i>: the scores are the same, but a tie goes to the seat that captured fewer of its
 * next-most-captured color, then of the one after that, and so on; only then to the one that captured fewer in all.
 *
 * <pre>{@code
 * Ruleset house = Rulesets.bloqueurs(4).toBuilder("bloqueurs-4-by-color")
 *         .scoring(new BloqueursByColorScoring())
 *         .build();
 * house.deal(42).standings().winners();    // -> [1, 2, 3, 4]
 * }</pre>
 *
 * @since 0.1.0
 */
public record BloqueursByColorScoring() implements Scoring {
    private static final Scoring BLOQUEURS = new BloqueursScoring();

    /** {@return the score of {@link BloqueursScoring}} */
    @Override
    public int score(Tally tally, Seat seat) {
        requireNonNull(seat, "seat");
        return BLOQUEURS.score(tally, seat);
    }

    /** {@return who has captured fewer of the color next in number, or else fewer tiles, as {@link Scoring} says it} */
    @Override
    public int compareTied(Tally tally, Seat one, Seat other) {
        requireNonNull(one, "one");
        requireNonNull(other, "other");
        for (int count = Face.all().size(); count > 0; count--) {
            int difference = colorsCaptured(tally, other, count) - colorsCaptured(tally, one, count);
            if (difference != 0) {
                return difference;
            }
        }
        return BLOQUEURS.compareTied(tally, one, other);
    }

    /**
     * Of how many colors, not counting the one captured most, a seat has captured at least this many tiles. The seat with
     * more of them, at the highest count where two seats differ, is the one that captured more of the color next in number.
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
}
