package io.github.uptownrules.json.kit.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NodeReaderTest {
    /** Any message of the parser becomes one short line. */
    @Test
    void shortensTheMessagesOfTheParser() {
        assertThat(NodeReader.reason("Odd \u001b at line 3 column 14 path $.move\nSee the web"))
                .isEqualTo("Odd \\u001b at line 3 column 14");
        assertThat(NodeReader.reason("Use another at line 3 column 14 path $"))
                .isEqualTo("malformed at line 3 column 14");
        assertThat(NodeReader.reason("x".repeat(100) + " at line 3 column 14 path $"))
                .hasSize(100 + " at line 3 column 14".length());
        for (String other : List.of("", "something else", "x".repeat(101) + " at line 3 column 14 path $")) {
            assertThat(NodeReader.reason(other)).isEqualTo("malformed");
        }
    }
}
