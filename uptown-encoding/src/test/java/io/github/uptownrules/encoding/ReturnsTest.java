package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.variants.Rulesets;
import java.util.Arrays;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(Tensors.class)
@Domain(DomainContext.Global.class)
class ReturnsTest {
    private static final double EXACTLY = 1e-12;

    private static Standings standings(int... scores) {
        GameState game = Rulesets.standard(scores.length).deal(1);
        return Standings.of(game, (tally, seat) -> scores[seat.ordinal()]);
    }

    @Example
    void aSoleWinner() {
        Standings standings = standings(-3, -1, -2, -2);
        assertThat(Returns.WIN_SHARE.bySeat(standings)).containsExactly(-0.25, 0.75, -0.25, -0.25);
        assertThat(Returns.PLACES.bySeat(standings)).containsExactly(-1, 1, 0, 0);
        assertThat(Returns.MARGIN.bySeat(standings)).containsExactly(-1, 1, 0, 0);
    }

    @Example
    void jointWinners() {
        Standings standings = standings(-1, -5, -1, -5);
        assertThat(Returns.WIN_SHARE.bySeat(standings)).containsExactly(0.25, -0.25, 0.25, -0.25);
        assertThat(Returns.PLACES.bySeat(standings)).containsExactly(2 / 3.0, -2 / 3.0, 2 / 3.0, -2 / 3.0);
        assertThat(Returns.MARGIN.bySeat(standings)).containsExactly(2, -2, 2, -2);
    }

    @Example
    void aTieThatTheScoringBreaks() {
        Scoring firstSeatsFirst = new Scoring() {
            @Override
            public int score(Tally tally, Seat seat) {
                return -4;
            }

            @Override
            public int compareTied(Tally tally, Seat one, Seat other) {
                return other.compareTo(one);
            }
        };
        Standings standings = Standings.of(Rulesets.standard(3).deal(1), firstSeatsFirst);
        assertThat(Returns.WIN_SHARE.bySeat(standings)[0]).isEqualTo(2 / 3.0, within(EXACTLY));
        assertThat(Returns.PLACES.bySeat(standings)).containsExactly(1, 0, -1);
        assertThat(Returns.MARGIN.bySeat(standings)).containsExactly(0, 0, 0);
    }

    @Example
    void aForfeit() {
        Standings standings = standings(-1, -2, -3).withForfeit(ImmutableSet.of(Seat.ONE));
        assertThat(Returns.PLACES.bySeat(standings)).containsExactly(-1, 1, 0);
        assertThat(Returns.WIN_SHARE.bySeat(standings)[1]).isEqualTo(2 / 3.0, within(EXACTLY));
        assertThat(Returns.MARGIN.bySeat(standings)).containsExactly(1, 0, -1);
    }

    @Property(tries = 200)
    void returnsAddUpToZero(@ForAll GameState game) {
        Standings standings = game.standings();
        for (Returns returns : Returns.values()) {
            double[] bySeat = returns.bySeat(standings);
            assertThat(bySeat).hasSize(game.seats().size());
            assertThat(Arrays.stream(bySeat).sum()).isEqualTo(0, within(EXACTLY));
            assertThat(returns.bySeat(Rollout.of(game).standings())).isEqualTo(bySeat);
        }
        for (Seat one : game.seats()) {
            for (Seat other : game.seats()) {
                int ahead = Integer.compare(
                        standings.forSeat(other).rank(), standings.forSeat(one).rank());
                double[] places = Returns.PLACES.bySeat(standings);
                assertThat(Math.signum(places[one.ordinal()] - places[other.ordinal()]))
                        .isEqualTo(ahead);
                boolean isEquallyGood =
                        standings.winners().contains(one) == standings.winners().contains(other);
                double[] shares = Returns.WIN_SHARE.bySeat(standings);
                assertThat(shares[one.ordinal()] == shares[other.ordinal()]).isEqualTo(isEquallyGood);
            }
        }
    }
}
