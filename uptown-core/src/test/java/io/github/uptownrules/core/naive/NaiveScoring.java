package io.github.uptownrules.core.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How seats are scored and ties broken; the best result is the one with the smallest numbers throughout. */
public enum NaiveScoring {

    /** R29, R35: minus one per group, over all the seat's colors (R46). R33, R47: then the fewest captured. */
    STANDARD {
        @Override
        List<Integer> burden(int groups, List<NaiveTile> captures) {
            return List.of(groups, captures.size());
        }
    },

    /** R36, Q7: minus the largest number captured of one color as well. Q6: then the fewest captured in total. */
    BLOQUEURS {
        @Override
        List<Integer> burden(int groups, List<NaiveTile> captures) {
            int largest = descendingCounts(captures).get(0);
            return List.of(groups + largest, captures.size());
        }
    },

    /**
     * The house variant: scored as Bloqueurs; then the fewest of the next-most-captured color, and so on through the
     * colors in descending count; the fewest captured in total last.
     */
    BLOQUEURS_NEXT_COLOR {
        @Override
        List<Integer> burden(int groups, List<NaiveTile> captures) {
            List<Integer> counts = descendingCounts(captures);
            List<Integer> burden = new ArrayList<>();
            burden.add(BLOQUEURS.burden(groups, captures).get(0));
            burden.addAll(counts.subList(1, counts.size()));
            burden.add(captures.size());
            return burden;
        }
    };

    /**
     * What weighs on a seat: first the number that its score is minus of, then what decides a tie, in order; always as
     * many numbers for one scoring, and the smaller number is the better one each time.
     */
    abstract List<Integer> burden(int groups, List<NaiveTile> captures);

    /** How many were captured of each of the five colors, most first. Q8: equal numbers are simply both there. */
    private static List<Integer> descendingCounts(List<NaiveTile> captures) {
        List<Integer> counts = new ArrayList<>();
        for (char color : NaiveTile.COLORS.toCharArray()) {
            int count = 0;
            for (NaiveTile tile : captures) {
                if (tile.color() == color) {
                    count++;
                }
            }
            counts.add(count);
        }
        counts.sort(Collections.reverseOrder());
        return counts;
    }
}
