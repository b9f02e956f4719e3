package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomPlay.Step;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Tests the worlds in which moves are tried, and the length of playouts. */
class PlayoutProperties {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Rulesets.all());
    }

    /**
     * Trying a move twice in the same world gives the same result, so differences between moves are not due to chance.
     */
    @Property(tries = 60)
    void allMovesAreTriedWithTheSameWorldAndRandomness(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = RandomPlay.position(ruleset, seed);
        Assume.that(!game.isOver());
        PlayerView view = game.viewFor(game.turn().orElseThrow());
        ImmutableList<Move> twice =
                ImmutableList.of(view.legalMoves().get(0), view.legalMoves().get(0));
        for (SequentialHalving.Trial trial : List.of(
                new FullPlayouts(view, twice, new SplitMix64(seed)),
                new TruncatedPlayouts(view, 12, HiddenTiles.alike(view)).trial(twice, new SplitMix64(seed)))) {
            double[] sums = new double[2];
            for (int world = 0; world < 5; world++) {
                trial.run(sums);
                assertThat(sums[0]).isEqualTo(sums[1]);
            }
        }
    }

    /**
     * The last move ends the game, so its reward in mcts must follow from the rules. Seats that win together are no
     * rivals.
     */
    @Property(tries = 600)
    void rewardsTheLastMoveByTheRules(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        Step last = Iterables.getLast(RandomPlay.steps(ruleset, seed));
        Seat seat = last.before().turn().orElseThrow();
        double[] sums = new double[1];
        new FullPlayouts(last.before().viewFor(seat), ImmutableList.of(last.move()), new SplitMix64(seed)).run(sums);
        List<Seat> winners = last.after().standings().winners();
        double win = winners.contains(seat) ? 1.0 / winners.size() : 0;
        int score = last.after().standings().forSeat(seat).score();
        int lead = ruleset.seats().stream()
                .filter(rival -> rival != seat && !(winners.contains(seat) && winners.contains(rival)))
                .mapToInt(
                        rival -> score - last.after().standings().forSeat(rival).score())
                .min()
                .orElse(0);
        assertThat(sums[0]).isCloseTo(0.7 * win + 0.3 * (Math.max(-6, Math.min(6, lead)) + 6) / 12, within(1e-12));
    }

    /** A playout ends as soon as no seat can place a tile. With racks of one tile, seats are often skipped. */
    @Property(tries = 300)
    void playoutsContinueToTheEnd(@ForAll("rulesets") Ruleset published, @ForAll long seed) {
        Ruleset ruleset = published.toBuilder("one").rackSize(1).build();
        GameState game = RandomPlay.position(ruleset, seed);
        Assume.that(!game.isOver());
        PlayerView view = game.viewFor(game.turn().orElseThrow());
        Playout playout = new Playout(view, Optional.empty());
        assertThat(playout.deal(new MutableBoard(view), HiddenTiles.as(game), new SplitMix64(seed))
                        .playOn(Integer.MAX_VALUE))
                .isFalse();
        int[] unplayed = playout.board.unplayed.clone();
        assertThat(playout.playOn(1)).isFalse();
        assertThat(playout.board.unplayed).isEqualTo(unplayed);
    }
}
