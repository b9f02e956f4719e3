package io.github.uptownrules.upturn.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.bots.Bots;
import org.junit.jupiter.api.Test;

class PlayoutTest {
    private static final int LIMIT = 5000;

    @Test
    void aPlayoutStopsAtItsLimitOrAtTheEnd() {
        UpTurnState game = UpTurnRuleset.of(2).deal(1);
        assertThat(Playout.of(Bots.parse("random"), 0).playOut(game, new SplitMix64(1)))
                .isEqualTo(game);
        UpTurnState one = Playout.of(Bots.parse("sensible"), 1).playOut(game, new SplitMix64(1));
        assertThat(one.turn()).contains(Seat.TWO);
        UpTurnState end = Playout.of(Bots.parse("sensible"), LIMIT).playOut(game, new SplitMix64(1));
        assertThat(end.isOver()).isTrue();
        assertThat(Playout.of(Bots.parse("sensible"), LIMIT).playOut(end, new SplitMix64(1)))
                .isEqualTo(end);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Playout.of(Bots.parse("random"), -1))
                .withMessage("the limit must not be negative, as -1 is");
    }
}
