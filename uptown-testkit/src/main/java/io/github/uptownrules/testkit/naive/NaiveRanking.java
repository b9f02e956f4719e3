package io.github.uptownrules.testkit.naive;

/** How seats, which are counted from 1, are scored and compared: by one of the {@linkplain NaiveScoring rules}, or otherwise. */
public interface NaiveRanking {

    /** The score of a seat; more is better. */
    int score(NaiveCounts counts, int seat);

    /** Whether one seat does better than another, by score or where scores are equal. */
    boolean isAhead(NaiveCounts counts, int one, int other);
}
