package io.github.uptownrules.core.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.RolloutLaws;
import io.github.uptownrules.testkit.laws.StuckPositions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RolloutProperties {
    @Provide
    Arbitrary<JudgedRuleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes());
    }

    @Property(tries = 100)
    void matchesWholeGames(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        RolloutLaws.goesAsTheGame(RandomPlay.deal(judged.ruleset(), seed), seed);
    }

    @Property(tries = 200)
    void matchesGamesFromAnyPosition(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        RolloutLaws.goesAsTheGame(GameState.of(RandomSetup.of(judged.ruleset(), seed)), seed);
    }

    @Property(tries = 1000)
    void playoutsAreLegal(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        RolloutLaws.playsOut(GameState.of(RandomSetup.of(judged.ruleset(), seed)), seed);
        RolloutLaws.playsOut(RandomPlay.deal(judged.ruleset(), seed), seed);
    }

    @Property(tries = 200)
    void copiesAreIndependent(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        RolloutLaws.copies(GameState.of(RandomSetup.of(judged.ruleset(), seed)), seed);
        RolloutLaws.copies(RandomPlay.deal(judged.ruleset(), seed), seed);
    }

    @Property(tries = 100)
    void survivesAGeneratorThatThrows(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        RolloutLaws.survivesAnError(GameState.of(RandomSetup.of(judged.ruleset(), seed)), seed);
        RolloutLaws.survivesAnError(RandomPlay.deal(judged.ruleset(), seed), seed);
    }

    /** Copying works between any two rulesets and leaves no trace of the old one. */
    @Property(tries = 200)
    void copiesAcrossRulesets(
            @ForAll("rulesets") JudgedRuleset one, @ForAll("rulesets") JudgedRuleset other, @ForAll long seed) {
        RolloutLaws.becomesACopy(
                Rollout.of(RandomPlay.deal(one.ruleset(), seed)).playOut(new SplitMix64(seed)),
                GameState.of(RandomSetup.of(other.ruleset(), seed)),
                seed);
    }

    @Property(tries = 200)
    void resetsAcrossRulesets(
            @ForAll("rulesets") JudgedRuleset one, @ForAll("rulesets") JudgedRuleset other, @ForAll long seed) {
        Rollout rollout = Rollout.of(RandomPlay.deal(one.ruleset(), seed)).playOut(new SplitMix64(seed));
        RolloutLaws.startsAnew(rollout, GameState.of(RandomSetup.of(other.ruleset(), seed)), seed);
    }

    @Property(tries = 300)
    void drawsExactlyTheLegalMoves(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        GameState game = GameState.of(RandomSetup.of(judged.ruleset(), seed));
        Assume.that(!game.isOver());
        MoveList moves = game.legalMoves();
        Rollout rollout = Rollout.of(game);
        SplitMix64 random = new SplitMix64(seed);
        Set<Move> drawn = new HashSet<>();
        // The probability of missing a given move is e^-40.
        for (int i = 0; i < 40 * moves.size(); i++) {
            drawn.add(rollout.randomMove(random));
        }
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(moves);
    }

    /** Positions in which only one pair in nine or eighteen is a legal move, so rollouts have to list the moves. */
    @Example
    void drawsEachOfAFewLegalMoves() {
        for (GameState game : List.of(
                GameState.of(RandomSetup.of(JudgedRuleset.shape("five").ruleset(), 1020)),
                GameState.of(
                        RandomSetup.of(JudgedRuleset.shape("two-by-two-rack-2").ruleset(), 43)))) {
            Rollout rollout = Rollout.of(game);
            SplitMix64 random = new SplitMix64(1);
            assertThat(game.legalMoves().size()).isBetween(1, 5);
            assertThat(Stream.generate(() -> rollout.randomMove(random)).limit(1000))
                    .containsAll(game.legalMoves())
                    .isSubsetOf(game.legalMoves());
        }
    }

    @Property(tries = 40)
    void everyLegalMoveIsEquallyLikely(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        GameState game = GameState.of(RandomSetup.of(judged.ruleset(), seed));
        Assume.that(!game.isOver() && game.legalMoves().size() > 1);
        MoveList moves = game.legalMoves();
        Rollout rollout = Rollout.of(game);
        SplitMix64 random = new SplitMix64(seed);
        int[] counts = new int[Move.all().size()];
        int draws = 400 * moves.size();
        for (int i = 0; i < draws; i++) {
            counts[rollout.randomMove(random).index()]++;
        }
        double expected = (double) draws / moves.size();
        double chiSquare = moves.stream()
                .mapToDouble(move -> Math.pow(counts[move.index()] - expected, 2) / expected)
                .sum();
        // Wilson and Hilferty's approximation of the chi-square distribution; six sigma is one in 10^9.
        int freedom = moves.size() - 1;
        double spread = 2.0 / (9 * freedom);
        assertThat(Math.cbrt(chiSquare / freedom)).isLessThan(1 - spread + 6 * Math.sqrt(spread));
    }

    @Property(tries = 100)
    void aPolicyPlaysEveryMove(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        GameState game = RandomPlay.deal(judged.ruleset(), seed);
        Rollout rollout = Rollout.of(game)
                .playOut(
                        (current, random) -> Move.all().stream()
                                .filter(current::isLegal)
                                .findFirst()
                                .orElseThrow(),
                        new SplitMix64(seed));
        GameState expected = game;
        while (!expected.isOver()) {
            expected = expected.play(expected.legalMoves().get(0));
        }
        assertThat(rollout.isOver()).isTrue();
        assertThat(rollout.standings()).isEqualTo(expected.standings());
    }

    @Example
    void q1_stuckSeatsAreSkipped() {
        RolloutLaws.goesAsTheGame(Texts.position(StuckPositions.get("two-players-final"), "two-by-two"), 1);
    }

    /** No seat can place, although blue has tiles left. */
    @Example
    void q2_nothingIsPlayedAfterTheEnd() {
        GameState over =
                GameState.of(RandomSetup.late(JudgedRuleset.shape("three").ruleset(), 136));
        assertThat(over.isOver()).isTrue();
        assertThat(over.isFinished(Color.BLUE)).isFalse();
        Rollout rollout = Rollout.of(over).playOut(new SplitMix64(1));
        assertThat(rollout.ply()).isZero();
        assertThat(rollout.standings()).isEqualTo(over.standings());
    }

    @Example
    void mutatorsReturnTheRollout() {
        GameState game = JudgedRuleset.shape("four").ruleset().deal(1);
        Rollout rollout = Rollout.of(game);
        assertThat(rollout.set(game)).isSameAs(rollout);
        assertThat(rollout.set(Rollout.of(game))).isSameAs(rollout);
        assertThat(rollout.play(game.legalMoves().get(0))).isSameAs(rollout);
        assertThat(rollout.playOut(new SplitMix64(1))).isSameAs(rollout);
    }

    @Example
    void rejectedMovesChangeNothing() {
        GameState game = JudgedRuleset.shape("four").ruleset().deal(1);
        Rollout rollout = Rollout.of(game);
        Move illegal = Move.all().stream()
                .filter(move -> !rollout.isLegal(move))
                .findFirst()
                .orElseThrow();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rollout.play(illegal))
                .withMessage("seat 1 may not play " + illegal);
        assertThatIllegalStateException().isThrownBy(rollout::undo).withMessage("no move was played since the start");
        assertThat(rollout.ply()).isZero();
        rollout.playOut(new SplitMix64(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rollout.play(illegal))
                .withMessage("the game is over");
        assertThatIllegalStateException()
                .isThrownBy(() -> rollout.randomMove(new SplitMix64(1)))
                .withMessage("the game is over");
    }

    @Example
    void gamesOfASeedNeverChange() {
        GameState game = JudgedRuleset.shape("four").ruleset().deal(42);
        assertThat(Rollout.of(game).playOut(new SplitMix64(7)).standings())
                .hasToString("1. seat 3: -6; 2. seat 4: -7; 3. seat 2: -10; 4. seat 1: -12");
    }
}
