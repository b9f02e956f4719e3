package io.github.uptownrules.base.text;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TurnCheckTest {
    @Test
    void namesTheSeatToMoveAndTheViewer() {
        assertThatCode(() -> TurnCheck.check(Optional.of(2), Optional.of(2))).doesNotThrowAnyException();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TurnCheck.check(Optional.of(2), Optional.of(1)))
                .withMessage("it is the turn of seat 2, but this is the view of seat 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TurnCheck.check(Optional.of(2), Optional.empty()))
                .withMessage("it is the turn of seat 2, but this is the view of a spectator");
    }

    @Test
    void rejectsChoosingWhenTheGameIsOver() {
        for (Optional<Integer> viewer : List.of(Optional.of(1), Optional.<Integer>empty())) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TurnCheck.check(Optional.empty(), viewer))
                    .withMessage("the game is over: there is no move to choose");
        }
    }
}
