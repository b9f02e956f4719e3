package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.testkit.Positions;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.MoveListLaws;
import io.github.uptownrules.testkit.laws.PlayLaws;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.RecordLaws;
import io.github.uptownrules.testkit.laws.RenamingLaws;
import io.github.uptownrules.testkit.laws.RolloutLaws;
import io.github.uptownrules.testkit.laws.TableRenaming;
import io.github.uptownrules.testkit.laws.ViewLaws;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Checks the laws of core for the published rulesets. */
class LawsProperties {
    private static final ImmutableList<Ruleset> RULESETS =
            Judged.rulesets().stream().map(JudgedRuleset::ruleset).collect(ImmutableList.toImmutableList());

    private static final Notation NOTATION = Notation.of(RULESETS);

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(RULESETS);
    }

    @Property(tries = 300)
    void ofPlayInWholeGames(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        RandomPlay.steps(ruleset, seed).forEach(PlayLaws::all);
    }

    @Property(tries = 300)
    void ofPlayFromAnyPosition(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        RandomPlay.steps(GameState.of(RandomSetup.of(ruleset, seed)), seed).forEach(PlayLaws::all);
    }

    @Property(tries = 200)
    void ofRenaming(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (GameState game : Positions.of(ruleset, seed).limit(3).toList()) {
            RenamingLaws.all(game, TableRenaming.random(game.toSetup(), random), random);
        }
    }

    @Property(tries = 300)
    void ofTheMoveList(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        MoveListLaws.all(RandomPlay.position(ruleset, seed));
        MoveListLaws.all(GameState.of(RandomSetup.of(ruleset, seed)));
    }

    @Property(tries = 300)
    void ofNotation(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = RandomPlay.position(ruleset, seed);
        assertThat(NOTATION.readPosition(game.toString())).isEqualTo(game);
    }

    @Property(tries = 150)
    void ofRollouts(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        RolloutLaws.all(RandomPlay.deal(ruleset, seed), seed);
        Positions.of(ruleset, seed).limit(3).forEach(game -> RolloutLaws.all(game, seed));
    }

    @Property(tries = 150)
    void ofViews(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (GameState game : Positions.of(ruleset, seed).limit(3).toList()) {
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                ViewLaws.q13_aViewShowsWhatItShould(game, viewer);
                ViewLaws.theMovesOfAViewAreTheViewersOwn(game, viewer);
                ViewLaws.aViewRoundTrips(game, viewer, NOTATION);
                ViewLaws.chancesAddUpToTheRack(game, viewer);
                ViewLaws.aSampleLooksTheSame(game, viewer, random);
                GameState world = game.viewFor(viewer).sample(random);
                ViewLaws.nothingHiddenInterferes(game, world, viewer, random);
                if (!game.isOver()) {
                    ViewLaws.aViewFollowsAMove(game, RandomPlay.move(game, random), viewer);
                }
            }
        }
    }

    @Property(tries = 100)
    void ofRecords(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = RecordLaws.record(ruleset, seed, random.nextInt(150));
        RecordLaws.aRecordRoundTrips(record, NOTATION);
        for (Viewer viewer : ViewLaws.viewers(ruleset)) {
            RecordLaws.redactionCommutesWithReplay(record, viewer, NOTATION);
            RecordLaws.nothingHiddenIsLeft(record, viewer, random);
            RecordLaws.aMemoryIsWhatWasSeen(record, viewer);
        }
    }
}
