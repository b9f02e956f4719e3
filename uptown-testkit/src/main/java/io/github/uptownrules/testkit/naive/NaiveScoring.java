package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The scorings with their tie-breaks. The best result has the smallest numbers throughout. */
public enum NaiveScoring implements NaiveRanking {

    /** R29, R35: minus one per group, over all the seat's colors (R46). R33, R47: then the fewest captures. */
    STANDARD {
        @Override
        List<Integer> burden(NaiveCounts counts, int seat) {
            return List.of(counts.groups(seat), counts.captured(seat));
        }
    },

    /** R36, Q7: also minus the largest number of captures of one color. Q6: then the fewest captures in total. */
    BLOQUEURS {
        @Override
        List<Integer> burden(NaiveCounts counts, int seat) {
            int largest = descendingCounts(counts, seat).get(0);
            return List.of(counts.groups(seat) + largest, counts.captured(seat));
        }
    },

    /**
     * The house variant. It is scored like Bloqueurs. Ties are broken by the fewest captures of the next-most-captured color,
     * and so on in descending order, and last by the fewest captures in total.
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
     * Returns the numbers that count against a seat: the negated score, then the tie-breaks in order. Their count is fixed for
     * a scoring, and smaller numbers are better.
     */
    abstract List<Integer> burden(NaiveCounts counts, int seat);

    @Override
    public int score(NaiveCounts counts, int seat) {
        return -burden(counts, seat).get(0);
    }

    /** Compares the first number that differs; the smaller one is better. */
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

    /** Returns the number of captures of each of the five colors, highest first. Q8: equal numbers are all kept. */
    private static List<Integer> descendingCounts(NaiveCounts counts, int seat) {
        List<Integer> captured = new ArrayList<>();
        for (char color : NaiveTile.COLORS.toCharArray()) {
            captured.add(counts.captured(seat, color));
        }
        captured.sort(Collections.reverseOrder());
        return captured;
    }
}
