package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.variants.Rulesets;
import org.junit.jupiter.api.Test;

/** A memory takes what its viewer saw next, and nothing else. */
class MemoryTest {
    private final GameState game = Rulesets.standard(3).deal(1);
    private final Outcome first = game.outcome(game.legalMoves().get(0));
    private final Memory memory = Memory.of(game.viewFor(Seat.TWO));

    @Test
    void noMoveIsRememberedTwice() {
        Memory after = memory.with(first.seenBy(Seat.TWO));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> after.with(first.seenBy(Seat.TWO)))
                .withMessage("seat 1 was not to move in " + after.view());
    }

    @Test
    void whatAnotherViewerSawIsNotRemembered() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> memory.with(first.seenBy(Seat.ONE)))
                .withMessage("viewer 2 remembers what it saw, not what viewer 1 saw");
    }
}
