package io.github.uptownrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.testkit.laws.EngineComparison;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.MoveListLaws;
import io.github.uptownrules.testkit.laws.PlayLaws;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RecordLaws;
import io.github.uptownrules.testkit.laws.RenamingLaws;
import io.github.uptownrules.testkit.laws.RolloutLaws;
import io.github.uptownrules.testkit.laws.ScoringJudge;
import io.github.uptownrules.testkit.laws.TableRenaming;
import io.github.uptownrules.testkit.laws.ViewLaws;

/**
 * The laws of rulesets. Games obey the rules, and an independent naive engine agrees. No viewer sees hidden information.
 * Rollouts and records follow the game. Notation can be read back. The {@linkplain ScoringLaws scoring} is valid.
 *
 * <p>A ruleset is data, so most of these laws concern the library. Your ruleset can break them with its scoring, or with data
 * that no test covers.
 *
 * <pre>{@code
 * Ruleset duel = Ruleset.builder("duel").seats(2, 1).rackSize(7).scoring(Tally::captureCount).build();
 * RulesetLaws.check(duel, 42, 3);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RulesetLaws {
    private static final int GAMES = 20;

    private RulesetLaws() {}

    /**
     * Checks every law in 20 games and in set-up positions, thousands of positions in all. It takes a few seconds.
     *
     * @throws AssertionError if a law is broken, with its rules, the finding, the position, and the seed that reproduces it
     */
    public static void check(Ruleset ruleset) {
        check(ruleset, 1, GAMES);
    }

    /**
     * Checks every law in a number of games.
     *
     * @param seed any number; the second game of a seed is the first game of the next seed
     * @param games the number of games, at least 1; each takes about a tenth of a second
     * @throws IllegalArgumentException if the number of games is not positive
     * @throws AssertionError if a law is broken, with its rules, the finding, the position, and the seed that reproduces it
     */
    public static void check(Ruleset ruleset, long seed, int games) {
        requireNonNull(ruleset, "ruleset");
        if (games < 1) {
            throw new IllegalArgumentException("the number of games is at least 1, not " + games);
        }
        for (int game = 0; game < games; game++) {
            checkGame(ruleset, seed + game);
        }
    }

    private static void checkGame(Ruleset ruleset, long seed) {
        try {
            ofScoring(ruleset, seed);
            ofPlay(ruleset, seed);
            ofPositions(ruleset, seed);
            ofRecords(ruleset, seed);
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + again(ruleset, seed), e);
        } catch (RuntimeException e) {
            throw new AssertionError("error: " + e + again(ruleset, seed), e);
        }
    }

    private static String again(Ruleset ruleset, long seed) {
        return "; again with ruleset " + ruleset + ", seed " + seed + ", 1 game";
    }

    private static void ofScoring(Ruleset ruleset, long seed) {
        ScoringJudge judge = new ScoringJudge(ruleset.scoring(), seed);
        ScoringLaws.ask(judge, ruleset, seed);
        judge.askAgain();
    }

    private static void ofPlay(Ruleset ruleset, long seed) {
        RandomPlay.steps(ruleset, seed).forEach(PlayLaws::all);
        new EngineComparison(JudgedRuleset.of(ruleset), seed).compareGame();
    }

    private static void ofPositions(Ruleset ruleset, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        EngineComparison engines = new EngineComparison(JudgedRuleset.of(ruleset), seed);
        Notation notation = Notation.of(ImmutableList.of(ruleset));
        Positions.of(ruleset, seed).limit(3).forEach(game -> {
            engines.comparePosition(game);
            MoveListLaws.all(game);
            RenamingLaws.all(game, TableRenaming.random(game.toSetup(), random), random);
            RolloutLaws.all(game, seed);
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                ViewLaws.all(game, viewer, notation, random);
            }
        });
    }

    private static void ofRecords(Ruleset ruleset, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Notation notation = Notation.of(ImmutableList.of(ruleset));
        GameRecord record = RecordLaws.record(ruleset, seed, random.nextInt(150));
        RecordLaws.aRecordRoundTrips(record, notation);
        for (Viewer viewer : ViewLaws.viewers(ruleset)) {
            RecordLaws.redactionCommutesWithReplay(record, viewer, notation);
            RecordLaws.nothingHiddenIsLeft(record, viewer, random);
            RecordLaws.aMemoryIsWhatWasSeen(record, viewer);
        }
    }
}
