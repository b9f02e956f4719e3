package io.github.uptownrules.variants;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.naive.NaiveRules;
import io.github.uptownrules.testkit.naive.NaiveScoring;

/** The rulesets of all properties, with the data that the naive engine needs. */
final class Judged {
    static final Ruleset RACK_OF_SIX =
            Rulesets.standard(4).toBuilder("standard-4-rack-6").rackSize(6).build();

    static final Ruleset BY_COLOR = Rulesets.bloqueurs(4).toBuilder("bloqueurs-4-by-color")
            .scoring(Scorings.BLOQUEURS_BY_COLOR)
            .build();

    private Judged() {}

    /** The eight published rulesets and two house rules. */
    static ImmutableList<JudgedRuleset> rulesets() {
        ImmutableList.Builder<JudgedRuleset> judged = ImmutableList.builder();
        Rulesets.all().forEach(ruleset -> judged.add(new JudgedRuleset(ruleset, NaiveRules.forId(ruleset.id()))));
        return judged.add(
                        new JudgedRuleset(RACK_OF_SIX, new NaiveRules(6, NaiveScoring.STANDARD)),
                        new JudgedRuleset(BY_COLOR, new NaiveRules(5, NaiveScoring.BLOQUEURS_NEXT_COLOR)))
                .build();
    }
}
