package io.github.uptownrules.testkit.naive;

import java.util.Map;

/**
 * What a game needs to know beside its position: how many tiles a full rack holds, how many tiles a seat may place, and how
 * to score. The number of seats and who owns which colors stand in the position itself.
 *
 * @param rackSize how many tiles a rack holds
 * @param handicaps how many it holds for the seats, from 1, for which that is another number
 * @param limit how many tiles a seat may place in all
 * @param ranking how to score
 */
public record NaiveRules(int rackSize, Map<Integer, Integer> handicaps, int limit, NaiveRanking ranking) {

    /** R10: five tiles, unless a house variant says otherwise. */
    static final int STANDARD_RACK = 5;

    private static final int NO_LIMIT = 1_000;

    /** Rules without handicaps and limits. */
    public NaiveRules(int rackSize, NaiveRanking ranking) {
        this(rackSize, Map.of(), NO_LIMIT, ranking);
    }

    /** The same with handicaps and a limit. */
    public NaiveRules with(Map<Integer, Integer> others, int most) {
        return new NaiveRules(rackSize, others, most, ranking);
    }

    int rackSize(int seat) {
        return handicaps.getOrDefault(seat, rackSize);
    }

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
