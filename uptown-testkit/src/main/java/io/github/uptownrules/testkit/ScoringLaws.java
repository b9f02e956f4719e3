package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.ScoringJudge;

/**
 * The laws of scorings. A scoring has a score for every tally. The score depends on the counts alone, not on their source or
 * the time of the call. The comparison is antisymmetric and transitive, so that it ranks the seats (Q5).
 *
 * <p>A scoring that allocates slows simulations down but breaks no law, because the base module of Java cannot measure
 * allocation.
 *
 * <pre>{@code
 * Scoring mostCaptures = (tally, seat) -> tally.captureCount(seat);
 * ScoringLaws.check(mostCaptures);
 * ScoringLaws.check(mostCaptures, rules);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class ScoringLaws {
    private static final int SEEDS = 10;
    private static final int SMALL_COUNTS = 20;

    private ScoringLaws() {}

    /**
     * Checks every law in positions of some rulesets, both played and set up, and with small random counts, which have many
     * ties. It takes a fraction of a second.
     *
     * @param rulesets the rulesets whose tables are scored, regardless of their own scoring; by default, tables of two to five
     * seats with one or several colors each
     * @throws AssertionError if a law is broken, with the finding, and the position or the counts
     */
    public static void check(Scoring scoring, Ruleset... rulesets) {
        requireNonNull(scoring, "scoring");
        ImmutableList<Ruleset> tables = JudgedRuleset.orShapes(rulesets);
        ScoringJudge judge = new ScoringJudge(scoring, 1);
        for (Ruleset ruleset : tables) {
            for (long seed = 1; seed <= SEEDS; seed++) {
                ask(judge, ruleset, seed);
            }
        }
        judge.askAgain();
    }

    static void ask(ScoringJudge judge, Ruleset ruleset, long seed) {
        Positions.of(ruleset, seed).limit(3).forEach(judge::ask);
        judge.ask(ruleset.deal(seed));
        for (int i = 0; i < SMALL_COUNTS; i++) {
            judge.askOfSmallCounts(ruleset);
        }
    }
}
