package io.github.uptownrules.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.value.Color;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RandomRulesetTest {
    private static final int RULESETS = 1_000;
    private static final Scoring SCORING =
            JudgedRuleset.shape("three").ruleset().scoring();

    private static Ruleset usual(int seats) {
        return Ruleset.builder("usual")
                .seats(seats, seats == 2 ? 2 : 1)
                .scoring(SCORING)
                .build();
    }

    private static ImmutableList<ImmutableList<Color>> colors(Ruleset ruleset) {
        return ruleset.seats().stream().map(ruleset::colors).collect(ImmutableList.toImmutableList());
    }

    private static long rackSizes(Ruleset ruleset) {
        return ruleset.seats().stream().map(ruleset::rackSize).distinct().count();
    }

    private static boolean hasPartners(Ruleset ruleset) {
        return ruleset.seats().stream()
                .anyMatch(seat ->
                        ruleset.seats().stream().anyMatch(other -> other != seat && ruleset.showsRack(seat, other)));
    }

    /** A part that is always usual, or never, would leave rules untested. */
    @Test
    void eachPartIsSometimesUnusual() {
        int rack = usual(2).rackSize(Seat.ONE);
        ImmutableList.<Predicate<Ruleset>>of(
                        ruleset -> !colors(ruleset)
                                .equals(colors(usual(ruleset.seats().size()))),
                        ruleset -> rackSizes(ruleset) == 1 && ruleset.rackSize(Seat.ONE) != rack,
                        ruleset -> rackSizes(ruleset) > 1,
                        RandomRulesetTest::hasPartners,
                        ruleset -> ruleset.placementLimit().isPresent(),
                        ruleset -> ruleset.start().isEmpty(),
                        ruleset -> !Optional.of(Seat.ONE).equals(ruleset.start()))
                .forEach(part -> assertThat(LongStream.range(0, RULESETS)
                                .mapToObj(seed -> RandomRuleset.of(ImmutableList.of(SCORING), seed))
                                .filter(part))
                        .hasSizeBetween(RULESETS / 20, RULESETS * 11 / 20));
    }
}
