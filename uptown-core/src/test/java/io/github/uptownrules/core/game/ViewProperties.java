package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.core.testkit.JudgedRuleset;
import io.github.uptownrules.core.testkit.RandomPlay;
import io.github.uptownrules.core.testkit.RandomSetup;
import io.github.uptownrules.core.testkit.Texts;
import io.github.uptownrules.core.testkit.ViewLaws;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.random.SplitMix64;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a seat may know, and that it is all it can find out. */
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
    void everyViewKeepsTheLaws(@ForAll("games") GameState game, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (Optional<Seat> viewer : ViewLaws.viewers(game.ruleset())) {
            ViewLaws.q13_aViewShowsWhatItShould(game, viewer);
            ViewLaws.theMovesOfAViewAreTheViewersOwn(game, viewer);
            ViewLaws.aViewRoundTrips(game, viewer, Texts.notation());
            ViewLaws.chancesAddUpToTheRack(game, viewer);
            ViewLaws.aSampleLooksTheSame(game, viewer, random);
            ViewLaws.noWayLeadsBack(ViewLaws.view(game, viewer));
            if (!game.isOver()) {
                ViewLaws.aViewFollowsAMove(game, RandomPlay.move(game, random), viewer);
            }
        }
    }

    @Property(tries = 500)
    void nothingHiddenInterferes(@ForAll("games") GameState game, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (Optional<Seat> viewer : ViewLaws.viewers(game.ruleset())) {
            GameState world = ViewLaws.view(game, viewer).sample(random);
            ViewLaws.nothingHiddenInterferes(game, world, viewer, random);
        }
    }

    /** The law about reachable objects would notice: a state does reach its deal. */
    @Example
    void aStateReachesWhatAViewMustNot() {
        GameState game = JudgedRuleset.shape("four").ruleset().deal(1);
        assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> ViewLaws.noWayLeadsBack(game));
    }

    @Example
    void resamplingKeepsWhatTheSeatSees() {
        GameState game = JudgedRuleset.shape("four").ruleset().deal(1);
        GameState other = game.resample(Seat.TWO, new SplitMix64(1));
        assertThat(other).isNotEqualTo(game);
        assertThat(other.viewFor(Seat.TWO)).isEqualTo(game.viewFor(Seat.TWO));
    }

    /** Samples are kept in bug reports as a view and a seed: they must never change. */
    @Example
    void samplesOfASeedAreTheSameForEver() {
        PlayerView view = JudgedRuleset.shape("two").ruleset().deal(1).viewFor(Seat.ONE);
        assertThat(view.sample(new SplitMix64(1)))
                .hasToString(
                        "two 9/9/9/9/9/9/9/9/9 1 -;- y=AE37f/dDB4bIiCF581H6Gea$g2hc9;r=C2adi/F7gGI$f16eE9hb3cA84BHD5");
    }

    @Example
    void theTextHidesWithQuestionMarks() {
        GameState game = JudgedRuleset.shape("two").ruleset().deal(1);
        assertThat(game.viewFor(Seat.ONE).toString()).matches("two 9(/9){8} 1 -;- y=\\S{5}/\\?23;r=\\?5/\\?23");
        assertThat(game.spectatorView()).hasToString("two 9/9/9/9/9/9/9/9/9 1 -;- y=?5/?23;r=?5/?23");
    }

    @Example
    void aViewIsOfItsViewer() {
        GameState game = JudgedRuleset.shape("two").ruleset().deal(1);
        assertThat(game.viewFor(Seat.ONE))
                .isNotEqualTo(game.viewFor(Seat.TWO))
                .isNotEqualTo(game.spectatorView())
                .isNotEqualTo(game);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.viewFor(Seat.THREE))
                .withMessage("there is no seat 3 in ruleset two");
    }

    @Example
    void aColorOfSomebodyElseIsNotTheViewersToMove() {
        PlayerView view = JudgedRuleset.shape("two").ruleset().deal(1).viewFor(Seat.TWO);
        assertThat(view.faults(Color.YELLOW, Tile.MONEY, Cell.A1))
                .containsExactly(new MoveFault.NotViewersColor(Color.YELLOW, Seat.ONE));
        assertThat(new MoveFault.NotViewersColor(Color.YELLOW, Seat.ONE))
                .hasToString("yellow belongs to seat 1, not to the viewer");
        assertThat(view.faults(Color.RED, Tile.MONEY, Cell.A1).stream().map(Object::getClass))
                .startsWith(MoveFault.NotYourTurn.class);
    }

    @Example
    void aMoveThatCannotHaveBeenIsRefused() {
        GameState game = JudgedRuleset.shape("two").ruleset().deal(1);
        Move move = game.legalMoves().get(0);
        Tile drawn = game.pile(Color.YELLOW).get(0);
        Tile onRack = game.rack(Color.YELLOW).iterator().next();
        PlayerView mover = game.viewFor(Seat.ONE);
        PlayerView opponent = game.viewFor(Seat.TWO);
        Optional<Seat> next = Optional.of(Seat.TWO);
        assertThat(mover.after(move, Optional.of(drawn), next))
                .isEqualTo(game.play(move).viewFor(Seat.ONE));
        assertThat(opponent.after(move, Optional.empty(), next))
                .isEqualTo(game.play(move).viewFor(Seat.TWO));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> mover.after(move, Optional.empty(), next))
                .withMessage(move + " cannot draw nothing");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> mover.after(move, Optional.of(onRack), next))
                .withMessage(move + " cannot draw " + onRack);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> opponent.after(move, Optional.of(drawn), next))
                .withMessage(move + " cannot draw " + drawn);
        GameState later = game.play(move);
        GameState secondRound = later.play(later.legalMoves().get(0));
        Move again = secondRound.legalMoves().get(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> secondRound.viewFor(Seat.TWO).after(again, Optional.of(move.tile()), next))
                .withMessage(again + " cannot draw " + move.tile());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> opponent.after(move, Optional.empty(), Optional.of(Seat.THREE)))
                .withMessage("there is no seat 3 in ruleset two");
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> opponent.after(Move.parse("rA@A1"), Optional.empty(), next));
    }
}
