package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;
import java.util.ArrayList;
import java.util.List;

/** Checks a scoring with one tally after another, and remembers its results. */
public final class ScoringJudge {
    private final Scoring scoring;
    private final SplitMix64 random;
    private final List<Answer> answers = new ArrayList<>();

    private record Answer(Tally tally, Verdict verdict, Law law) {}

    /** Creates a judge with a seed for its random tallies. */
    public ScoringJudge(Scoring scoring, long seed) {
        this.scoring = scoring;
        this.random = new SplitMix64(seed);
    }

    /**
     * Checks that the result depends on the counts alone, whether they come from a state, a view, a rollout or the tally after
     * a move.
     */
    public void ask(GameState game) {
        Law law = law(game);
        Verdict verdict = first(Counts.of(game), law);
        law.same("the verdict on a state", said(game, law), verdict);
        law.same("the verdict on a rollout", said(Rollout.of(game), law), verdict);
        for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
            law.same("the verdict on the view of", viewer, said(game.viewFor(viewer), law), verdict);
        }
        if (!game.isOver()) {
            Move move = RandomPlay.move(game, random);
            Verdict next = said(Counts.of(game.play(move)), law);
            law.same("the verdict on the tally after", move, said(game.tallyAfter(move), law), next);
        }
    }

    /** Checks small random counts for the seats of a ruleset. */
    public void askOfSmallCounts(Ruleset ruleset) {
        Counts counts = Counts.random(ruleset, random);
        first(counts, law(ruleset + ": " + counts));
    }

    private static Law law(Object subject) {
        return new Law("R29 Q5", subject);
    }

    private Verdict first(Counts counts, Law law) {
        Verdict verdict = said(counts, law);
        law.same("the verdict when asked again", said(counts, law), verdict);
        verdict.ranks(law);
        answers.add(new Answer(counts, verdict, law));
        return verdict;
    }

    /** Checks that the scoring repeats its results in another order. */
    public void askAgain() {
        for (Answer answer : Lists.reverse(ImmutableList.copyOf(answers))) {
            answer.law.same("the verdict when asked again later", said(answer.tally, answer.law), answer.verdict);
        }
    }

    private Verdict said(Tally tally, Law law) {
        try {
            return Verdict.of(scoring, tally);
        } catch (RuntimeException e) {
            throw new AssertionError(law.broken("the scoring throws " + e).getMessage(), e);
        }
    }
}
