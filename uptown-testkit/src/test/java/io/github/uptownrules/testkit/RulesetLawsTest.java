package io.github.uptownrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.EngineComparison;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.PlayLaws;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import io.github.uptownrules.testkit.laws.ViewLaws;
import io.github.uptownrules.testkit.naive.NaiveRules;
import io.github.uptownrules.testkit.naive.NaiveScoring;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of rulesets accept correct rulesets, and fully report the errors of incorrect ones. */
class RulesetLawsTest {
    private static final Ruleset FOUR = JudgedRuleset.shape("four").ruleset();

    static ImmutableList<JudgedRuleset> shapes() {
        return JudgedRuleset.shapes();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void acceptsEveryShape(JudgedRuleset judged) {
        RulesetLaws.check(judged.ruleset(), 7, 1);
    }

    @Test
    void acceptsACustomRuleset() {
        RulesetLaws.check(scored(Tally::largestGroup), 7, 1);
        RulesetLaws.check(
                Ruleset.builder("duel")
                        .seats(2, 1)
                        .rackSize(7)
                        .scoring((tally, seat) -> 3 * tally.captureCount(seat) - tally.groupCount(seat))
                        .build(),
                1,
                Effort.of(20, 2));
    }

    private static String broken(Ruleset ruleset, long seed, int games) {
        return catchThrowableOfType(AssertionError.class, () -> RulesetLaws.check(ruleset, seed, games))
                .getMessage();
    }

    private static Ruleset scored(Scoring scoring) {
        return FOUR.toBuilder("wrong").scoring(scoring).build();
    }

    @Test
    void reportsABrokenLawInOneReproducibleLine() {
        Ruleset wrong = scored((tally, seat) -> tally instanceof GameState game && game.isOver() ? 1 : 0);
        // Counting from seed 1, the game of seed 18 is the first that shows the error.
        String message = broken(wrong, 16, 50);
        assertThat(message).startsWith("R29 Q5: ").doesNotContain("\n");
        String[] parts = message.split("; in |; again with ruleset wrong, seed |, 1 game$", -1);
        assertThat(parts).hasSize(4);
        assertThat(Notation.of(List.of(wrong)).readPosition(parts[1]).isOver()).isTrue();
        assertThat(broken(wrong, Long.parseLong(parts[2]), 1)).isEqualTo(message);
    }

    @Test
    void reportsAFailingScoringAsTheCause() {
        AssertionError error = catchThrowableOfType(
                AssertionError.class, () -> RulesetLaws.check(scored((tally, seat) -> 12 / tally.groupCount(seat))));
        assertThat(error)
                .hasMessageContaining("the scoring throws java.lang.ArithmeticException: / by zero; in wrong ");
        assertThat(error).hasRootCauseInstanceOf(ArithmeticException.class);
    }

    @Test
    void rejectsZeroGames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RulesetLaws.check(FOUR, 1, 0))
                .withMessage("the number of games is at least 1, not 0");
    }

    /** The naive engine is independent: with other rules, it disagrees. */
    @Test
    void theNaiveEngineUsesAllDataOfARuleset() {
        NaiveRules rules = new NaiveRules(5, NaiveScoring.STANDARD);
        contradicts(new NaiveRules(6, NaiveScoring.STANDARD), "naive engine, Q1 Q2: finished: ");
        contradicts(rules.with(Map.of(2, 4), 1_000), "naive engine, Q1 Q2: ");
        contradicts(rules.with(Map.of(), 20), "naive engine, Q1 Q2: ");
        contradicts(new NaiveRules(5, NaiveScoring.BLOQUEURS), "naive engine, R29 Q5: the standings should be ");
    }

    private static void contradicts(NaiveRules rules, String law) {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> new EngineComparison(new JudgedRuleset(FOUR, rules), 1).compareGame())
                .withMessageStartingWith(law)
                .withMessageContaining("; in four ");
    }

    @Test
    void detectsAWrongMove() {
        List<Step> steps = RandomPlay.steps(FOUR, 1);
        Step one = steps.get(40);
        Step other = steps.get(41);
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> PlayLaws.all(new Step(one.before(), one.move(), one.before())))
                .withMessageStartingWith("R13: the tile stays on the rack; in four ");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> PlayLaws.all(new Step(one.before(), one.move(), other.after())))
                .withMessageStartingWith("R13: the other tile on ")
                .withMessageEndingWith(one.toString());
    }

    @Test
    void q13_detectsTheViewOfAnotherGame() {
        GameState game = FOUR.deal(1);
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> ViewLaws.nothingHiddenInterferes(game, FOUR.deal(2), Seat.ONE, new SplitMix64(1)))
                .withMessageStartingWith("Q13 hidden: the view should be ");
        ViewLaws.nothingHiddenInterferes(
                game, game.viewFor(Seat.ONE).sample(new SplitMix64(3)), Seat.ONE, new SplitMix64(1));
    }
}
