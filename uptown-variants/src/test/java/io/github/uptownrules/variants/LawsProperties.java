package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.testkit.JudgedRuleset;
import io.github.uptownrules.core.testkit.MoveListLaws;
import io.github.uptownrules.core.testkit.PlayLaws;
import io.github.uptownrules.core.testkit.RandomPlay;
import io.github.uptownrules.core.testkit.RandomSetup;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The laws that core keeps for any ruleset, for the named ones. */
class LawsProperties {
    private static final ImmutableList<Ruleset> RULESETS =
            Judged.rulesets().stream().map(JudgedRuleset::ruleset).collect(ImmutableList.toImmutableList());

    private static final Notation NOTATION = Notation.of(RULESETS);

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(RULESETS);
    }

    @Property(tries = 300)
    void ofPlayInWholeGames(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        RandomPlay.steps(ruleset, seed).forEach(PlayLaws::all);
    }

    @Property(tries = 300)
    void ofPlayFromAnyPosition(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        RandomPlay.steps(GameState.of(RandomSetup.of(ruleset, seed)), seed).forEach(PlayLaws::all);
    }

    @Property(tries = 300)
    void ofTheMoveList(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        MoveListLaws.all(RandomPlay.position(ruleset, seed));
        MoveListLaws.all(GameState.of(RandomSetup.of(ruleset, seed)));
    }

    @Property(tries = 300)
    void ofNotation(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = RandomPlay.position(ruleset, seed);
        assertThat(NOTATION.readPosition(game.toString())).isEqualTo(game);
    }
}
