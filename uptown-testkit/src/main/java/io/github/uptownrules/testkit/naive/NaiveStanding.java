package io.github.uptownrules.testkit.naive;

/**
 * The standing of a seat: its score, the counts behind it, and its rank, with 1 as the best. Equal results share a rank (Q5).
 */
public record NaiveStanding(int seat, int score, int groups, int captures, int rank) {}
