package io.github.uptownrules.testkit.naive;

/** How one seat stands: its score, what it comes from, and its rank, 1 being best; equals share a rank (Q5). */
public record NaiveStanding(int seat, int score, int groups, int captures, int rank) {}
