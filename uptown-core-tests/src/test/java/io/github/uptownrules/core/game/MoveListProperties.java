package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.MoveListLaws;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The move list contains the legal moves, and its methods agree. */
class MoveListProperties {
    @Provide
    Arbitrary<GameState> positions() {
        Arbitrary<Ruleset> rulesets = Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
        Arbitrary<GameState> played =
                Combinators.combine(rulesets, Arbitraries.longs()).as(RandomPlay::position);
        Arbitrary<GameState> setUp = Combinators.combine(rulesets, Arbitraries.longs())
                .as((ruleset, seed) -> GameState.of(RandomSetup.of(ruleset, seed)));
        return Arbitraries.oneOf(played, setUp);
    }

    @Property(tries = 1000)
    void listsExactlyTheLegalMoves(@ForAll("positions") GameState game) {
        MoveListLaws.all(game);
    }

    @Example
    void rejectsAnIndexOutOfRange() {
        MoveList moves = JudgedRuleset.shape("four").ruleset().deal(1).legalMoves();
        for (int beyond : new int[] {-1, moves.size()}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> moves.get(beyond))
                    .withMessage("index " + beyond + " of " + moves.size() + " moves");
        }
    }
}
