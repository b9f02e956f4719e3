package io.github.uptownrules.core.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.StuckPositions;
import io.github.uptownrules.testkit.naive.NaiveGame;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PerftTest {
    @Provide
    Arbitrary<JudgedRuleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes());
    }

    @Property(tries = 30)
    void matchesTheNaiveEngine(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        GameState game = RandomPlay.position(judged.ruleset(), seed);
        NaiveGame naive = NaiveGame.parse(game.toString(), judged.naive());
        Assume.that(game.legalMoves().size() < 80);
        for (int depth = 0; depth <= 2; depth++) {
            assertThat(Perft.count(game, depth)).isEqualTo(naive.perft(depth));
        }
    }

    @Example
    void knownCounts() {
        GameState game = Texts.position("four 9/9/9/9/9/9/9/9/9 1 -;-;-;- "
                + "b=CE25g/1$h49iG7adDFBH6A8ce3fIb;g=H2378/1BI5$aciD4G9Adf6ebEChgF;"
                + "o=DG49c/B8f$7iH6hgedAab12CIEF53;r=C1bce/f7E2I8HDdgGFB6hai359A4$");
        assertThat(Perft.count(game, 0)).isEqualTo(1);
        assertThat(Perft.count(game, 1)).isEqualTo(45);
        assertThat(Perft.count(game, 2)).isEqualTo(2025);
        assertThat(Perft.count(game, 3)).isEqualTo(91125);
        for (int depth = 0; depth <= 3; depth++) {
            assertThat(Perft.countInParallel(game, depth)).isEqualTo(Perft.count(game, depth));
        }
    }

    @Example
    void gamesThatEndEarlierAreNotCounted() {
        GameState over = Texts.position(StuckPositions.get("two-players-final"), "two-by-two");
        assertThat(Perft.count(over, 0)).isEqualTo(1);
        assertThat(Perft.count(over, 1)).isZero();
        assertThat(Perft.count(over, 2)).isZero();
    }

    @Example
    void rejectsANegativeDepth() {
        GameState game = JudgedRuleset.shape("two").ruleset().deal(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(game, -1))
                .withMessage("the depth must be 0 or more, not -1");
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.countInParallel(game, -1));
    }
}
