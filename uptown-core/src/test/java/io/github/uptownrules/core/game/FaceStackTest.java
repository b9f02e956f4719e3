package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.core.value.Face;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaceStackTest {
    private static final FaceStack SEEN = FaceStack.of(List.of(Face.ROW_C, Face.MONEY));

    @Test
    void holdsVisibleTiles() {
        assertThat(SEEN.faces()).containsExactly(Face.ROW_C, Face.MONEY);
        assertThat(SEEN.size()).isEqualTo(2);
        assertThat(SEEN.isHidden()).isFalse();
        assertThat(SEEN).hasToString("C$");
    }

    @Test
    void holdsHiddenTiles() {
        FaceStack hidden = FaceStack.hidden(2);
        assertThat(hidden.faces()).isEmpty();
        assertThat(hidden.size()).isEqualTo(2);
        assertThat(hidden.isHidden()).isTrue();
        assertThat(hidden).hasToString("?2");
        for (int count : new int[] {-1, 29, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> FaceStack.hidden(count))
                    .withMessage("a stack has 0 to 28 hidden tiles, not " + count);
        }
    }

    @Test
    void anEmptyStackIsNeverHidden() {
        assertThat(FaceStack.hidden(0)).isEqualTo(FaceStack.of(List.of())).hasToString("-");
        assertThat(FaceStack.hidden(0).isHidden()).isFalse();
    }

    @Test
    void equalityDependsOnOrderOrHiddenCount() {
        assertThat(SEEN)
                .isEqualTo(FaceStack.of(List.of(Face.ROW_C, Face.MONEY)))
                .hasSameHashCodeAs(FaceStack.of(List.of(Face.ROW_C, Face.MONEY)))
                .isNotEqualTo(FaceStack.of(List.of(Face.MONEY, Face.ROW_C)))
                .isNotEqualTo(FaceStack.hidden(2))
                .isNotEqualTo("C$");
        assertThat(FaceStack.hidden(2)).isEqualTo(FaceStack.hidden(2)).isNotEqualTo(FaceStack.hidden(3));
        assertThat(FaceStack.hidden(2).hashCode())
                .isNotEqualTo(FaceStack.hidden(3).hashCode());
    }
}
