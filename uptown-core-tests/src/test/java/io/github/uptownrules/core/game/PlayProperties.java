package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.Positions;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.PlayLaws;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.RenamingLaws;
import io.github.uptownrules.testkit.laws.TableRenaming;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The effects of every move of every game. */
class PlayProperties {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
    }

    @Provide
    Arbitrary<GameState> starts() {
        return Combinators.combine(rulesets(), Arbitraries.longs()).as(RandomPlay::deal);
    }

    @Property(tries = 500)
    void inWholeGames(@ForAll("starts") GameState start, @ForAll long seed) {
        RandomPlay.steps(start, seed).forEach(PlayLaws::all);
    }

    @Property(tries = 500)
    void fromAnyPosition(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        RandomPlay.steps(GameState.of(RandomSetup.of(ruleset, seed)), seed).forEach(PlayLaws::all);
    }

    @Property(tries = 100)
    void r25_theSizeOfAPileIsPublic(@ForAll("starts") GameState start, @ForAll long seed) {
        RandomPlay.steps(start, seed).forEach(PlayLaws::r25_theSizeOfAPileIsToldWithoutThePile);
    }

    @Property(tries = 100)
    void r40_noGroupOfEitherColorIsSplit(@ForAll long seed) {
        RandomPlay.steps(JudgedRuleset.shape("two-by-two").ruleset(), seed)
                .forEach(PlayLaws::r19_r40_noCaptureSplitsAGroup);
    }

    @Property(tries = 500)
    void renamedGamesPlayAlike(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (GameState game : Positions.of(ruleset, seed).limit(3).toList()) {
            RenamingLaws.all(game, TableRenaming.random(game.toSetup(), random), random);
        }
    }

    @Property(tries = 500)
    void rejectsIllegalMovesWithTheirFaults(
            @ForAll("rulesets") Ruleset ruleset, @ForAll long seed, @ForAll("moves") Move move) {
        GameState game = RandomPlay.position(ruleset, seed);
        if (game.legalMoves().contains(move)) {
            assertThat(game.play(move)).isNotEqualTo(game);
        } else {
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> game.play(move))
                    .satisfies(e -> assertThat(e.faults()).isNotEmpty().isEqualTo(game.faults(move)));
            assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> game.outcome(move));
        }
    }

    @Provide
    Arbitrary<Move> moves() {
        return Arbitraries.of(Move.all());
    }
}
