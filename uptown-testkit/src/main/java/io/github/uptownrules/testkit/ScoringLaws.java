package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.ScoringJudge;

/**
 * What holds for every scoring: it has a score for every tally; it says the same of the same counts, whatever counted them and
 * whenever it is asked; and it ranks seats, so that no two are ahead of each other, and of three in a row the first is not
 * behind the last (Q5).
 *
 * <p>Scorings that allocate are slow in simulations, and break no law: how much is allocated cannot be measured with the base
 * module of Java alone.
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
     * Asks every law about positions of some rulesets, played and set up, and about small counts at random, in which there are
     * many ties. It takes a fraction of a second.
     *
     * @param scoring any scoring
     * @param rulesets whose tables it is to score, however these are scored otherwise; if there are none, tables of two to five
     *     seats with one color each or several
     * @throws AssertionError if a law is broken, with what was found, and the position or the counts
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

    /** Asks about some tallies of a ruleset. */
    static void ask(ScoringJudge judge, Ruleset ruleset, long seed) {
        Positions.of(ruleset, seed).limit(3).forEach(judge::ask);
        judge.ask(ruleset.deal(seed));
        for (int i = 0; i < SMALL_COUNTS; i++) {
            judge.askOfSmallCounts(ruleset);
        }
    }
}
