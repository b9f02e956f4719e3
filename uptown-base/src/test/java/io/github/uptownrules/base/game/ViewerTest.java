package io.github.uptownrules.base.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.text.Quote;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewerTest {
    @Test
    void parsesSeatsAndSpectators() {
        for (Seat seat : Seat.all()) {
            assertThat(Viewer.parse(seat.toString(), 5)).isSameAs(seat);
            assertThat(seat.asSeat()).contains(seat).isSameAs(seat.asSeat());
        }
        assertThat(Viewer.parse("-", 0)).isSameAs(Viewer.SPECTATOR);
        assertThat(Viewer.SPECTATOR.asSeat()).isEmpty();
        assertThat(Viewer.SPECTATOR).hasToString("-");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "6", "11", "--", "x", " 1", "١"})
    void rejectsOtherTexts(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Viewer.parse(text, 5))
                .withMessage("a viewer is a seat, 1 to 5, or '-' for a spectator, not " + Quote.of(text));
    }

    @Test
    void rejectsSeatsThatATableLacks() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Viewer.parse("4", 3))
                .withMessage("a viewer is a seat, 1 to 3, or '-' for a spectator, not '4'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Seat.parse("4", 3))
                .withMessage("a seat is 1 to 3, not '4'");
    }
}
