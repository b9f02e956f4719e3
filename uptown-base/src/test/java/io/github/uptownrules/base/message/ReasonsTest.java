package io.github.uptownrules.base.message;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReasonsTest {
    @Test
    void listsTheFirstOfManyItems() {
        assertThat(Reasons.list(List.of())).isEmpty();
        assertThat(Reasons.list(List.of("one", "two"))).isEqualTo("one, two");
        assertThat(Reasons.list(Collections.nCopies(20, "x"))).isEqualTo(Strings.repeat("x, ", 19) + "x");
        assertThat(Reasons.list(Collections.nCopies(1_020, "x")))
                .isEqualTo(Strings.repeat("x, ", 19) + "x and 1000 more");
    }

    @Test
    void joinsReasonsUpToAMaximumLength() {
        assertThat(Reasons.join(List.of())).isEmpty();
        assertThat(Reasons.join(List.of("one", "two"))).isEqualTo("one; two");
        assertThat(Reasons.join(Collections.nCopies(1_900, "abc")))
                .startsWith("abc; abc; ")
                .endsWith("abc; and 1000 more")
                .hasSizeLessThan(4_600);
        assertThat(Reasons.join(List.of(Strings.repeat("x", 20_000), "two"))).endsWith("x; and 1 more");
    }
}
