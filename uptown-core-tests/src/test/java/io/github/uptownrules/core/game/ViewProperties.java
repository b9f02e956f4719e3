package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.fixtures.Reachable;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A view contains what its viewer may know and reveals nothing else. */
class ViewProperties {
    @Provide
    Arbitrary<GameState> games() {
        Arbitrary<Ruleset> rulesets = Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
        return Combinators.combine(rulesets, Arbitraries.longs(), Arbitraries.of(true, false))
                .as((ruleset, seed, played) -> played
                        ? RandomPlay.position(ruleset, seed)
                        : GameState.of(
                                seed % 2 == 0 ? RandomSetup.of(ruleset, seed) : RandomSetup.late(ruleset, seed)));
    }

    @Property(tries = 500)
    void viewsObeyTheLaws(@ForAll("games") GameState game, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
            ViewLaws.q13_aViewShowsWhatItShould(game, viewer);
            ViewLaws.theMovesOfAViewAreTheViewersOwn(game, viewer);
            ViewLaws.aViewRoundTrips(game, viewer, Texts.notation());
            ViewLaws.chancesAddUpToTheRack(game, viewer);
            ViewLaws.aSampleLooksTheSame(game, viewer, random);
            Reachable.assertNoHiddenInformation(game.viewFor(viewer));
            if (!game.isOver()) {
                ViewLaws.aViewFollowsAMove(game, RandomPlay.move(game, random), viewer);
                ViewLaws.theTallyAfterAMoveIsThatOfTheNextPosition(game, RandomPlay.move(game, random), viewer);
            }
        }
    }

    @Property(tries = 500)
    void hiddenInformationDoesNotInterfere(@ForAll("games") GameState game, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
            GameState world = game.viewFor(viewer).sample(random);
            ViewLaws.nothingHiddenInterferes(game, world, viewer, random);
        }
    }

    /** Tests the check itself: it must find the deal that a state refers to. */
    @Example
    void aStateReachesHiddenInformation() {
        GameState game = JudgedRuleset.shape("four").ruleset().deal(1);
        assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> Reachable.assertNoHiddenInformation(game));
    }

    /** These must never change, because bug reports describe a sample by a view and a seed. */
    @Example
    void samplesOfASeedNeverChange() {
        PlayerView view = JudgedRuleset.shape("two").ruleset().deal(1).viewFor(Seat.ONE);
        assertThat(view.sample(new SplitMix64(1)))
                .hasToString(
                        "two 9/9/9/9/9/9/9/9/9 1 -;- y=AE37f/dDB4bIiCF581H6Gea$g2hc9;r=C2adi/F7gGI$f16eE9hb3cA84BHD5");
    }

    @Example
    void hiddenTilesAreWrittenAsQuestionMarks() {
        GameState game = JudgedRuleset.shape("two").ruleset().deal(1);
        assertThat(game.viewFor(Seat.ONE).toString()).matches("two 9(/9){8} 1 -;- y=\\S{5}/\\?23;r=\\?5/\\?23");
        assertThat(game.viewFor(Viewer.SPECTATOR)).hasToString("two 9/9/9/9/9/9/9/9/9 1 -;- y=?5/?23;r=?5/?23");
    }

    @Example
    void hasAViewerAtTheTable() {
        GameState game = JudgedRuleset.shape("two").ruleset().deal(1);
        assertThat(game.viewFor(Seat.ONE))
                .isNotEqualTo(game.viewFor(Seat.TWO))
                .isNotEqualTo(game.viewFor(Viewer.SPECTATOR))
                .isNotEqualTo(game);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.viewFor(Seat.THREE))
                .withMessage("there is no seat 3 in ruleset two");
    }

    @Example
    void rejectsImpossibleMoves() {
        GameState game = JudgedRuleset.shape("two").ruleset().deal(1);
        Move move = game.legalMoves().get(0);
        Tile drawn = Tile.of(Color.YELLOW, game.pile(Color.YELLOW).get(0));
        Tile onRack = Tile.of(Color.YELLOW, game.rack(Color.YELLOW).get(0));
        PlayerView mover = game.viewFor(Seat.ONE);
        PlayerView opponent = game.viewFor(Seat.TWO);
        Optional<Seat> next = Optional.of(Seat.TWO);
        assertThat(mover.follow(new SeenMove(move, Optional.of(drawn), next)))
                .isEqualTo(game.outcome(move).seenBy(Seat.ONE));
        assertThat(opponent.follow(new SeenMove(move, Optional.empty(), next)))
                .isEqualTo(game.outcome(move).seenBy(Seat.TWO));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> mover.follow(new SeenMove(move, Optional.empty(), next)))
                .withMessage("after " + move + " a tile is drawn, but none is given");
        for (Tile wrong : List.of(onRack, Tile.of(Color.RED, drawn.face()))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> mover.follow(new SeenMove(move, Optional.of(wrong), next)))
                    .withMessage("after " + move + " " + wrong + " cannot be drawn, as it is not in the pile");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> opponent.follow(new SeenMove(move, Optional.of(drawn), next)))
                .withMessage("after " + move + " no drawn tile is visible, but " + drawn + " is named");
        GameState later = game.play(move);
        GameState secondRound = later.play(later.legalMoves().get(0));
        Move again = secondRound.legalMoves().get(0);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> secondRound.viewFor(Seat.TWO).follow(new SeenMove(again, Optional.of(move.tile()), next)))
                .withMessage("after " + again + " no drawn tile is visible, but " + move.tile() + " is named");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> opponent.follow(new SeenMove(move, Optional.empty(), Optional.of(Seat.THREE))))
                .withMessage("there is no seat 3 in ruleset two");
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> opponent.follow(new SeenMove(Move.parse("rA@A1"), Optional.empty(), next)));
    }

    /** The opponent's rack is hidden, but a tile on the board is not on any rack. */
    @Example
    void rejectsPlayingAFaceUpTile() {
        GameState game = Texts.position(
                "two yA8/9/9/9/9/9/9/9/8rI 1 -;- y=BCDEF/GHI123456789abcdefghi$;r=ABCDE/FGH123456789abcdefghi$");
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> game.viewFor(Seat.TWO)
                        .follow(new SeenMove(Move.parse("yA@A2"), Optional.empty(), Optional.of(Seat.TWO))))
                .withMessage("tile yA is not on the rack");
    }
}
