package io.github.uptownrules.testkit;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.testkit.laws.FewestGroups;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;

class ScoringLawsTest {
    private static final Ruleset FIVE = JudgedRuleset.shape("five").ruleset();

    @Test
    void acceptsCorrectScorings() {
        ScoringLaws.check(new FewestGroups());
        ScoringLaws.check((tally, seat) -> 0);
        ScoringLaws.check(Tally::largestGroup);
        ScoringLaws.check(Tally::captureCount, FIVE, JudgedRuleset.shape("two").ruleset());
        ScoringLaws.check((tally, seat) -> tally.groupCount(seat) == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE, FIVE);
    }

    private static ThrowableAssertAlternative<AssertionError> assertBroken(Scoring scoring) {
        return assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> ScoringLaws.check(scoring, FIVE));
    }

    /** Returns a scoring with equal scores, in which seat numbers break ties. */
    private static Scoring tied(IntBinaryOperator comparison) {
        return new Scoring() {
            @Override
            public int score(Tally tally, Seat seat) {
                return 0;
            }

            @Override
            public int compareTied(Tally tally, Seat one, Seat other) {
                return comparison.applyAsInt(one.number(), other.number());
            }
        };
    }

    @Test
    void detectsDependenceOnTheSourceOfTheCounts() {
        assertBroken((tally, seat) -> tally instanceof GameState ? 1 : 0)
                .withMessageStartingWith("R29 Q5: the verdict on a state should be scores [0, 0, 0, 0, 0] ")
                .withMessageContaining("; in five ");
        assertBroken((tally, seat) -> tally instanceof Rollout ? 1 : 0)
                .withMessageContaining("the verdict on a rollout should be ");
        assertBroken((tally, seat) -> tally instanceof PlayerView view && view.viewer() == Seat.THREE ? 1 : 0)
                .withMessageContaining("the verdict on the view of 3 should be ");
        Class<?> after =
                FIVE.deal(1).tallyAfter(FIVE.deal(1).legalMoves().get(0)).getClass();
        assertBroken((tally, seat) -> after.isInstance(tally) ? 1 : 0)
                .withMessageContaining("the verdict on the tally after ");
    }

    @Test
    void detectsDependenceOnTheNumberOfCalls() {
        AtomicInteger calls = new AtomicInteger();
        assertBroken((tally, seat) -> calls.incrementAndGet()).withMessageContaining("the verdict when asked again ");
        AtomicInteger most = new AtomicInteger();
        assertBroken((tally, seat) -> most.accumulateAndGet(tally.captureCount(seat), Math::max) / 3)
                .withMessageContaining("the verdict ");
    }

    /** Gives the same result twice, but a different result for the same tally after a hundred tallies. */
    @Test
    void detectsDependenceOnEarlierTallies() {
        Set<String> seen = new HashSet<>();
        assertBroken((tally, seat) -> {
                    seen.add(tally.seats().stream()
                            .map(each -> tally.groupCount(each) + "/" + tally.captureCount(each))
                            .collect(Collectors.joining(" ")));
                    return seen.size() > 100 ? 1 : 0;
                })
                .withMessageContaining("the verdict when asked again later should be ");
    }

    @Test
    void q5_detectsAnAsymmetricComparison() {
        assertBroken(tied((one, other) -> 1))
                .withMessageContaining("compared in reverse, seats 1 and 2 should be -1, not 1; in five ");
        assertBroken(tied((one, other) -> one < other ? 1 : 0)).withMessageContaining("compared in reverse");
    }

    @Test
    void q5_detectsAnIntransitiveComparison() {
        assertBroken(tied((one, other) -> Math.floorMod(one - other, 5) < 3 ? 1 : -1))
                .withMessageContaining("the comparison is not transitive: seats ");
        assertBroken(tied((one, other) -> (one - other) / 2))
                .withMessageContaining("the comparison is not transitive: seats ");
    }

    @Test
    void detectsAScoringThatThrows() {
        assertBroken((tally, seat) -> 12 / tally.groupCount(seat))
                .withMessageContaining("the scoring throws java.lang.ArithmeticException: / by zero; in five")
                .withCauseInstanceOf(ArithmeticException.class);
        assertBroken((tally, seat) -> tally.groupCount(tally.seats().get(seat.number())))
                .withMessageContaining(
                        "the scoring throws java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds");
    }
}
