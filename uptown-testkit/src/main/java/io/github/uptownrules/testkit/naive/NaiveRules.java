package io.github.uptownrules.testkit.naive;

import java.util.Map;

/**
 * The rules that a game needs in addition to its position, which holds the number of seats and the owners of the colors.
 *
 * @param rackSize the number of tiles on a full rack
 * @param handicaps the rack sizes of the seats whose racks differ, by seat, from 1
 * @param limit the maximum number of tiles that a seat may place
 * @param ranking the scoring
 */
public record NaiveRules(int rackSize, Map<Integer, Integer> handicaps, int limit, NaiveRanking ranking) {

    /** R10: five tiles, unless a house variant differs. */
    static final int STANDARD_RACK = 5;

    private static final int NO_LIMIT = 1_000;

    /** Creates rules without handicaps and limits. */
    public NaiveRules(int rackSize, NaiveRanking ranking) {
        this(rackSize, Map.of(), NO_LIMIT, ranking);
    }

    /** Returns the same rules with handicaps and a limit. */
    public NaiveRules with(Map<Integer, Integer> others, int most) {
        return new NaiveRules(rackSize, others, most, ranking);
    }

    /** Returns the rack size of a seat, from 1. */
    public int rackSize(int seat) {
        return handicaps.getOrDefault(seat, rackSize);
    }

    /** Returns the rules of a published id, or of a line of house rules. */
    public static NaiveRules forId(String rulesetId) {
        return NaiveLine.parse(rulesetId).rules();
    }
}
