package io.github.uptownrules.base.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class SeatTest {
    @Test
    void numbersSeatsFromOne() {
        for (int number = 1; number <= 5; number++) {
            assertThat(Seat.of(number).number()).isEqualTo(number);
            assertThat(Seat.of(number)).hasToString(String.valueOf(number));
        }
        assertThat(Seat.all()).containsExactly(Seat.values());
        assertThat(Seat.first(3)).containsExactly(Seat.ONE, Seat.TWO, Seat.THREE);
        assertThat(Seat.first(0)).isEmpty();
    }

    @Test
    void rejectsOtherNumbers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seat.of(0))
                .withMessage("seats are numbered 1 to 5, not 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seat.of(6))
                .withMessage("seats are numbered 1 to 5, not 6");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seat.first(6))
                .withMessage("there are 0 to 5 seats, not 6");
        assertThatIllegalArgumentException().isThrownBy(() -> Seat.first(-1));
    }
}
