package io.github.uptownrules.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RecordLaws;
import io.github.uptownrules.variants.Rulesets;

/** Rulesets of all shapes, and games under them. */
final class Tables {
    private static final ImmutableList<Ruleset> SHAPES =
            JudgedRuleset.shapes().stream().map(JudgedRuleset::ruleset).collect(ImmutableList.toImmutableList());

    /** The published rulesets, and those used to test core. */
    static final ImmutableList<Ruleset> RULESETS = ImmutableList.copyOf(Iterables.concat(Rulesets.all(), SHAPES));

    static final Notation NOTATION = Notation.of(RULESETS);
    static final Json JSON = Json.of(NOTATION);

    private Tables() {}

    /** Returns the record of the first moves of a game, or of a whole game, possibly terminated. */
    static GameRecord record(Ruleset ruleset, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = RecordLaws.record(ruleset, seed, random.nextInt(150))
                .withHeader("Seat2", "Zo\u00eb \"\ud83c\udfb2\" <b>")
                .withHeader("Seat5", "Eve");
        if (record.isOver()) {
            return record;
        }
        return switch (random.nextInt(4)) {
            case 0 -> record.terminated(Termination.resignation(Seat.TWO));
            case 1 -> record.terminated(Termination.limit());
            default -> record;
        };
    }
}
