package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.game.PlayedGame;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class ProtocolGameTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static PlayedGame.Whole play(String bot, Duration patience) {
        return ProtocolGame.play(patience, FakeProgram.commandLine(bot));
    }

    @Test
    void playsAGameToItsEnd() {
        PlayedGame.Whole record = play("first", PATIENCE);
        assertThat(record.isOver()).isTrue();
        assertThat(record.ruleset()).isEqualTo("two-player");
    }

    /** A misbehaving program is described in one line, regardless of its output. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            mute      | it answers ''
            dead      | it ended with exit code 3
            rude      | it answers '\\? \\\\u001b\\[31mno\\\\u000dway'
            cheat     | it plays 'b5@A1': blue belongs to seat 1, not to you
            rambling  | it plays '.*because it is good
            """)
    void reportsAFailingProgram(String bot, String pattern) {
        assertThatThrownBy(() -> play(bot, PATIENCE))
                .message()
                .startsWith("the bot '")
                .containsPattern(pattern)
                .doesNotContain("\n")
                .hasSizeLessThan(800);
    }

    @Test
    void endsASleepingProgram() {
        assertThatThrownBy(() -> play("asleep", Duration.ofSeconds(3)))
                .hasMessageEndingWith("no answer within 3000 ms");
    }

    @Test
    void namesAMissingProgram() {
        assertThatThrownBy(() -> ProtocolGame.play(PATIENCE, "no-such-program"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the program 'no-such-program' cannot play: it cannot be started: ");
    }
}
