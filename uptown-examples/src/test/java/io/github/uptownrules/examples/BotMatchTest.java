package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Splitter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BotMatchTest {
    private static String run(String arguments) throws Exception {
        return Output.of(out -> BotMatch.run(Splitter.on(' ').splitToList(arguments), out));
    }

    @Test
    void beatsARandomBot() throws Exception {
        assertThat(run("20 random")).matches("(?s)mine wins (0\\.9|1\\.0).* \\[.*two-player, seed 1: 10 deals .*");
        assertThat(run("20 random")).isEqualTo(run("20 random"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 greedy       | usage: BotMatch GAMES RIVAL, with 1 to 999999 games
            greedy         | usage: BotMatch GAMES RIVAL, with 1 to 999999 games
            5 clever       | unknown bot 'clever'; known: random, greedy,
            """)
    void explainsAMistake(String arguments, String message) {
        assertThatIllegalArgumentException().isThrownBy(() -> run(arguments)).withMessageStartingWith(message);
    }
}
