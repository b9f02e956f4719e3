package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.core.notation.GameRecord;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class ProtocolGameTest {
    private static final int PATIENCE = 60;

    @Test
    void aGameIsPlayedToItsEnd() throws IOException {
        GameRecord record = ProtocolGame.play("first", FakeProgram.commandLine(), PATIENCE);
        assertThat(record.isOver()).isTrue();
        assertThat(record.end().ruleset().id()).isEqualTo("two-player");
    }

    /** What a program does wrong is said in one line, whatever it says itself. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            unknown   | asked 'bot unknown 1' the program answers '? there is no bot 'unknown''
            mute      | asked 'bot mute 1' the program answers ''
            dead      | asked 'bot dead 1' the program answers ''
            rude      | asked 'bot rude 1' the program answers '? [31mnoway'
            liar      | the program is at another position
            """)
    void aProgramThatFailsIsNotPlayedOn(String bot, String message) {
        assertThatThrownBy(() -> ProtocolGame.play(bot, FakeProgram.commandLine(), PATIENCE))
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            cheat     | ^it is the turn of seat 2, and blue belongs to seat 1;
            rambling  | because it is good
            forgetful | asked 'play .*' the program answers '\\? .*'
            """)
    void aMoveThatIsNoneIsNotPlayed(String bot, String pattern) {
        assertThatThrownBy(() -> ProtocolGame.play(bot, FakeProgram.commandLine(), PATIENCE))
                .message()
                .containsPattern(pattern)
                .doesNotContain("\n")
                .hasSizeLessThan(2_100);
    }

    /** Whatever it waits for, it does not wait longer. */
    @Test
    void aProgramThatSleepsIsEnded() {
        assertThatThrownBy(() -> ProtocolGame.play("asleep", FakeProgram.commandLine(), 3))
                .message()
                .startsWith("asked '")
                .contains("the program answers '");
    }

    @Test
    void aProgramThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> ProtocolGame.play("first", List.of("no-such-program"), PATIENCE))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no-such-program");
    }
}
