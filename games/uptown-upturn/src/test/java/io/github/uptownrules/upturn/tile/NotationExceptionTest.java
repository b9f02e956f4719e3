package io.github.uptownrules.upturn.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;

class NotationExceptionTest {
    private static final NotationException ERROR =
            NotationException.of(ImmutableList.of(new TextFault(1, 6, "no seat"), new TextFault(2, 3, "no tile")));

    @Test
    void itNamesItsFaults() {
        assertThat(ERROR).hasMessage("column 6: no seat; line 2, column 3: no tile");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NotationException.of(ImmutableList.of()))
                .withMessage("expected one fault or more, not none");
    }

    /** Only the first line of a text stands behind something else. */
    @Test
    void theFaultsOfAPartAreCountedInTheWhole() {
        NotationException moved = ERROR.startingAt(3, 10);
        assertThat(moved.faults()).containsExactly(new TextFault(3, 15, "no seat"), new TextFault(4, 3, "no tile"));
        assertThat(moved)
                .hasMessage("line 3, column 15: no seat; line 4, column 3: no tile")
                .hasCause(ERROR);
        assertThat(ERROR.startingAt(1, 1).faults()).isEqualTo(ERROR.faults());
        for (int none : new int[] {0, -1, Integer.MIN_VALUE}) {
            assertThatIllegalArgumentException().isThrownBy(() -> ERROR.startingAt(none, 1));
            assertThatIllegalArgumentException().isThrownBy(() -> ERROR.startingAt(1, none));
        }
    }
}
