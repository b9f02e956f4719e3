package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.text.Quote;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ViewerTest {
    @Test
    void aViewerIsASeatOrASpectator() {
        for (Seat seat : Seat.all()) {
            assertThat(Viewer.parse(seat.toString())).isSameAs(seat);
            assertThat(seat.asSeat()).contains(seat).isSameAs(seat.asSeat());
        }
        assertThat(Viewer.parse("-")).isSameAs(Viewer.SPECTATOR);
        assertThat(Viewer.SPECTATOR.asSeat()).isEmpty();
        assertThat(Viewer.SPECTATOR).hasToString("-");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "6", "11", "--", "x", " 1", "١"})
    void whatIsNone(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Viewer.parse(text))
                .withMessage("not a viewer (a seat 1 to 5, or '-' for a spectator): " + Quote.of(text));
    }
}
