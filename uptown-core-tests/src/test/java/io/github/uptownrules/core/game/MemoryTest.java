package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.variants.Rulesets;
import org.junit.jupiter.api.Test;

/** A memory accepts only the next outcome that its viewer saw. */
class MemoryTest {
    private final GameState game = Rulesets.standard(3).deal(1);
    private final Outcome first = game.outcome(game.legalMoves().get(0));
    private final Memory memory = Memory.of(game.viewFor(Seat.TWO));

    @Test
    void rejectsAMoveOutOfTurn() {
        Memory after = memory.with(first.seenBy(Seat.TWO));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> after.with(first.seenBy(Seat.TWO)))
                .withMessage("seat 1 was not to move in " + after.view());
    }

    @Test
    void rejectsAnOutcomeSeenByAnotherViewer() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> memory.with(first.seenBy(Seat.ONE)))
                .withMessage("the memory of viewer 2 rejects an outcome seen by viewer 1");
    }
}
