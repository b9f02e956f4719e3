package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.testkit.naive.NaiveRanking;
import io.github.uptownrules.testkit.naive.NaiveRules;
import io.github.uptownrules.testkit.naive.NaiveScoring;
import io.github.uptownrules.testkit.naive.NaiveShape;
import java.util.Map;
import java.util.stream.Collectors;

/** A ruleset with the rules that the naive engine needs to judge it. */
public record JudgedRuleset(Ruleset ruleset, NaiveRules naive) {

    /**
     * Returns rulesets of every shape that core supports: all numbers of seats, equal and unequal numbers of colors, rack sizes
     * from 1, handicaps, partners, a placement limit.
     */
    public static ImmutableList<JudgedRuleset> shapes() {
        return ImmutableList.of(
                shape(Ruleset.builder("three").seats(3, 1)),
                shape(Ruleset.builder("four").seats(4, 1)),
                shape(Ruleset.builder("five").seats(5, 1)),
                shape(Ruleset.builder("two-by-two").seats(2, 2)),
                shape(Ruleset.builder("two").seat(Color.YELLOW).seat(Color.RED)),
                shape(Ruleset.builder("uneven")
                        .seat(Color.RED)
                        .seat(Color.YELLOW, Color.BLUE, Color.GREEN)
                        .seat(Color.ORANGE)),
                shape(Ruleset.builder("four-rack-6").seats(4, 1).rackSize(6)),
                shape(Ruleset.builder("four-rack-1").seats(4, 1).rackSize(1)),
                shape(Ruleset.builder("two-by-two-rack-2").seats(2, 2).rackSize(2)),
                shape(Ruleset.builder("three-rack-28").seats(3, 1).rackSize(28)),
                shape(Ruleset.builder("handicaps")
                        .seats(4, 1)
                        .rackSize(Seat.TWO, 8)
                        .rackSize(Seat.FOUR, 2)),
                shape(Ruleset.builder("partners")
                        .seats(4, 1)
                        .partners(Seat.ONE, Seat.THREE)
                        .partners(Seat.TWO, Seat.FOUR)),
                shape(Ruleset.builder("nine-rounds").seats(3, 1).placementLimit(9)),
                shape(Ruleset.builder("all-of-it")
                        .seat(Color.GREEN)
                        .seat(Color.BLUE, Color.YELLOW)
                        .seat(Color.RED)
                        .rackSize(Seat.ONE, 3)
                        .partners(Seat.ONE, Seat.TWO)
                        .placementLimit(26)));
    }

    /** Returns the given rulesets, or all shapes if there are none. */
    public static ImmutableList<Ruleset> orShapes(Ruleset... rulesets) {
        return rulesets.length > 0
                ? ImmutableList.copyOf(rulesets)
                : shapes().stream().map(JudgedRuleset::ruleset).collect(ImmutableList.toImmutableList());
    }

    private static JudgedRuleset shape(Ruleset.Builder builder) {
        // The naive engine has its own version of this scoring, so the two can be compared.
        return of(builder.scoring(new FewestGroups()).build(), NaiveScoring.STANDARD);
    }

    /** Returns any ruleset. The naive engine takes the rules from its data, and calls its scoring. */
    public static JudgedRuleset of(Ruleset ruleset) {
        return of(ruleset, new AskedScoring(ruleset.scoring()));
    }

    private static JudgedRuleset of(Ruleset ruleset, NaiveRanking ranking) {
        Map<Integer, Integer> rackSizes =
                ruleset.seats().stream().collect(Collectors.toMap(Seat::number, ruleset::rackSize));
        NaiveRules usual = new NaiveRules(ruleset.rackSize(Seat.ONE), ranking);
        return new JudgedRuleset(
                ruleset, usual.with(rackSizes, ruleset.placementLimit().orElse(usual.limit())));
    }

    /** Returns the rules for the naive judge of positions. */
    public NaiveShape naiveShape() {
        return new NaiveShape(
                ruleset.seats().stream()
                        .map(seat -> ruleset.colors(seat).size())
                        .toList(),
                naive);
    }

    /** Returns the shape with an id. */
    public static JudgedRuleset shape(String id) {
        return shapes().stream()
                .filter(judged -> judged.ruleset().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return ruleset.id();
    }
}
