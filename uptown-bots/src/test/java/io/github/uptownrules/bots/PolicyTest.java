package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class PolicyTest {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Stream.concat(
                        Rulesets.all().stream(),
                        Stream.of(Rulesets.standard(4).toBuilder("limited")
                                .partners(Seat.ONE, Seat.THREE)
                                .placementLimit(7)
                                .rackSize(Seat.TWO, 3)
                                .build()))
                .toList());
    }

    /** Plays to the end of a game, move by move. */
    @Property(tries = 60)
    void greedyChoosesTheSameInARolloutAndAView(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = RandomPlay.position(ruleset, seed);
        Rollout rollout = Rollout.of(game);
        for (long chance = seed; !game.isOver(); chance++) {
            Seat turn = game.turn().orElseThrow();
            Move move = Bots.policy("greedy").choose(rollout, new SplitMix64(chance));
            assertThat(move).isEqualTo(Bots.parse("greedy").choose(game.viewFor(turn), new SplitMix64(chance)));
            game = game.play(move);
            rollout.play(move);
        }
        assertThat(rollout.isOver()).isTrue();
    }

    @Property(tries = 30)
    void everyPolicyPlaysToTheEnd(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (String name : new String[] {"random", "grouping", "greedy"}) {
            Rollout end = Rollout.of(ruleset.deal(seed)).playOut(Bots.policy(name), new SplitMix64(seed));
            assertThat(end.isOver()).isTrue();
        }
    }

    @Test
    void rejectsUnknownPolicies() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.policy("expert"))
                .withMessage("unknown policy 'expert'; known: random, grouping, greedy");
    }
}
