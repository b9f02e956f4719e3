package io.github.uptownrules.testkit.naive;

/** Scores and compares seats, which are numbered from 1: by one of the {@linkplain NaiveScoring rules} or in another way. */
public interface NaiveRanking {

    /** Returns the score of a seat. Higher is better. */
    int score(NaiveCounts counts, int seat);

    /** Returns whether one seat ranks before another, by score or by a tie-break. */
    boolean isAhead(NaiveCounts counts, int one, int other);
}
