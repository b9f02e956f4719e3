package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeTextTest {
    @Test
    void parsesSecondsAndMilliseconds() {
        assertThat(TimeText.parse("500ms")).isEqualTo(Duration.ofMillis(500));
        assertThat(TimeText.parse("2s")).isEqualTo(Duration.ofSeconds(2));
        assertThat(TimeText.parse("3600s")).isEqualTo(Duration.ofHours(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0s", "5", "2 s", "2m", "3601s", "3600001ms"})
    void rejectsOtherTimes(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimeText.parse(text))
                .withMessage("the time for a move is 1ms to 3600s, such as 500ms or 2s, not '" + text + "'");
    }
}
