package io.github.uptownrules.upturn.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import org.junit.jupiter.api.Test;

class RolloutTest {
    private static final int LIMIT = 5000;

    @Test
    void aRolloutStopsAtItsLimitOrAtTheEnd() {
        UpTurnState game = UpTurnRuleset.of(2).deal(1);
        assertThat(Rollout.of(Bots.parse("random"), 0).playOut(game, new SplitMix64(1)))
                .isEqualTo(game);
        UpTurnState one = Rollout.of(Bots.parse("sensible"), 1).playOut(game, new SplitMix64(1));
        assertThat(one.turn()).contains(Seat.TWO);
        UpTurnState end = Rollout.of(Bots.parse("sensible"), LIMIT).playOut(game, new SplitMix64(1));
        assertThat(end.isOver()).isTrue();
        assertThat(Rollout.of(Bots.parse("sensible"), LIMIT).playOut(end, new SplitMix64(1)))
                .isEqualTo(end);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rollout.of(Bots.parse("random"), -1))
                .withMessage("the limit must not be negative, as -1 is");
    }
}
