package io.github.uptownrules.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramCallTest {
    @Test
    void commasInQuotesDoNotSeparateNames() {
        assertThat(Quotes.names("a, protocol:b 'c,d' \"e, 'f\" ,g"))
                .containsExactly("a", "protocol:b 'c,d' \"e, 'f\"", "g");
        assertThat(Quotes.names("a,,b,")).containsExactly("a", "", "b", "");
        assertThatThrownBy(() -> Quotes.names("a,protocol:b 'c,d"))
                .hasMessage("a quote ' is not closed in the names of the bots");
    }

    @Test
    void parsesPlainAndQuotedWords() {
        ProgramCall call = ProgramCall.parse("protocol[mcts:100ms]:java  -jar 'my old.jar' -D\"a b\"='c\"d' ''");
        assertThat(call.bot()).contains("mcts:100ms");
        assertThat(call.command()).containsExactly("java", "-jar", "my old.jar", "-Da b=c\"d", "");
        assertThat(ProgramCall.parse("protocol:bot")).satisfies(plain -> {
            assertThat(plain.bot()).isEmpty();
            assertThat(plain.command()).containsExactly("bot");
        });
        assertThat(ProgramCall.isOne("protocol:")).isTrue();
        assertThat(ProgramCall.isOne("protocolx")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    protocol:            | there is no command
                    protocol[]:a         | a program is protocol:COMMAND, or protocol[BOT]:COMMAND
                    protocol[a b]:a      | a program is protocol:COMMAND, or protocol[BOT]:COMMAND
                    protocol[a]a         | a program is protocol:COMMAND, or protocol[BOT]:COMMAND
                    ^protocol:a\033^     | it has control characters
                    ^protocol:a\nb^      | it has control characters
                    """)
    void rejectsMalformedNames(String name, String reason) {
        assertThatThrownBy(() -> ProgramCall.parse(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(": " + reason);
    }

    @Test
    void rejectsALongName() {
        assertThatThrownBy(() -> ProgramCall.parse("protocol:" + "x".repeat(300)))
                .hasMessageEndingWith("it has more than 300 bytes; a script may be shorter");
    }

    @Test
    void quotesAMalformedName() {
        assertThatThrownBy(() -> ProgramCall.parse("protocol:a\n\033[2J"))
                .hasMessage("invalid bot 'protocol:a\\u000a\\u001b[2J': it has control characters");
        assertThat(ProgramCall.of(List.of("a\n", "\033[2J")).name()).isEqualTo("a  ?[2J");
        assertThat(ProgramCall.of(List.of("a\n", "b")).command()).containsExactly("a\n", "b");
    }
}
