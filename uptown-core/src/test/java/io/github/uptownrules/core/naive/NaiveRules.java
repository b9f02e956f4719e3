package io.github.uptownrules.core.naive;

/**
 * What a game needs to know beside its position: how many tiles a full rack holds, and how to score. The number of
 * seats and who owns which colors stand in the position itself.
 */
public record NaiveRules(int rackSize, NaiveScoring scoring) {

    /** R10: five tiles, unless a house variant says otherwise. */
    static final int STANDARD_RACK = 5;

    /** The rules behind one of the eight ids of the notation. */
    public static NaiveRules forId(String rulesetId) {
        return switch (rulesetId) {
            case "standard-3", "standard-4", "standard-5", "two-player" ->
                new NaiveRules(STANDARD_RACK, NaiveScoring.STANDARD);
            case "bloqueurs-3", "bloqueurs-4", "bloqueurs-5", "two-player-bloqueurs" ->
                new NaiveRules(STANDARD_RACK, NaiveScoring.BLOQUEURS);
            default -> throw new IllegalArgumentException("unknown ruleset: " + rulesetId);
        };
    }
}
