package io.github.uptownrules.base.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

class NotationExceptionTest {
    @Test
    void namesItsFaults() {
        assertThat(NotationException.of(
                        ImmutableList.of(new TextFault(0, 6, "no seat"), new TextFault(2, 3, "no tile"))))
                .hasMessage("column 6: no seat; line 2, column 3: no tile");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NotationException.of(ImmutableList.of()))
                .withMessage("expected one fault or more, not none");
    }
}
