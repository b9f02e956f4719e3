package io.github.uptownrules.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommentaryTest {
    @Test
    void listsNamesWithCommasAndOneAnd() {
        assertThat(Commentary.list(List.of("a"))).isEqualTo("a");
        assertThat(Commentary.list(List.of("a", "b"))).isEqualTo("a and b");
        assertThat(Commentary.list(List.of("a", "b", "c"))).isEqualTo("a, b and c");
    }
}
