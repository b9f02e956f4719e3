package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How seats are scored and ties broken; the best result is the one with the smallest numbers throughout. */
public enum NaiveScoring implements NaiveRanking {

    /** R29, R35: minus one per group, over all the seat's colors (R46). R33, R47: then the fewest captured. */
    STANDARD {
        @Override
        List<Integer> burden(NaiveCounts counts, int seat) {
            return List.of(counts.groups(seat), counts.captured(seat));
        }
    },

    /** R36, Q7: minus the largest number captured of one color as well. Q6: then the fewest captured in total. */
    BLOQUEURS {
        @Override
        List<Integer> burden(NaiveCounts counts, int seat) {
            int largest = descendingCounts(counts, seat).get(0);
            return List.of(counts.groups(seat) + largest, counts.captured(seat));
        }
    },

    /**
     * The house variant: scored as Bloqueurs; then the fewest of the next-most-captured color, and so on through the
     * colors in descending count; the fewest captured in total last.
     */
    BLOQUEURS_NEXT_COLOR {
        @Override
        List<Integer> burden(NaiveCounts counts, int seat) {
            List<Integer> captured = descendingCounts(counts, seat);
            List<Integer> burden = new ArrayList<>();
            burden.add(BLOQUEURS.burden(counts, seat).get(0));
            burden.addAll(captured.subList(1, captured.size()));
            burden.add(counts.captured(seat));
            return burden;
        }
    };

    /**
     * What weighs on a seat: first the number that its score is minus of, then what decides a tie, in order; always as
     * many numbers for one scoring, and the smaller number is the better one each time.
     */
    abstract List<Integer> burden(NaiveCounts counts, int seat);

    @Override
    public int score(NaiveCounts counts, int seat) {
        return -burden(counts, seat).get(0);
    }

    /** The first number in which the two differ decides; the smaller one is better. */
    @Override
    public boolean isAhead(NaiveCounts counts, int one, int other) {
        List<Integer> ones = burden(counts, one);
        List<Integer> others = burden(counts, other);
        for (int i = 0; i < ones.size(); i++) {
            if (!ones.get(i).equals(others.get(i))) {
                return ones.get(i) < others.get(i);
            }
        }
        return false;
    }

    /** How many were captured of each of the five colors, most first. Q8: equal numbers are simply both there. */
    private static List<Integer> descendingCounts(NaiveCounts counts, int seat) {
        List<Integer> captured = new ArrayList<>();
        for (char color : NaiveTile.COLORS.toCharArray()) {
            captured.add(counts.captured(seat, color));
        }
        captured.sort(Collections.reverseOrder());
        return captured;
    }
}
