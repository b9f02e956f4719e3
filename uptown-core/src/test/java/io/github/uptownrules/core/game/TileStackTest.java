package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.core.value.Tile;
import java.util.List;
import org.junit.jupiter.api.Test;

class TileStackTest {
    private static final TileStack SEEN = TileStack.of(List.of(Tile.ROW_C, Tile.MONEY));

    @Test
    void tilesThatCanBeSeen() {
        assertThat(SEEN.tiles()).containsExactly(Tile.ROW_C, Tile.MONEY);
        assertThat(SEEN.size()).isEqualTo(2);
        assertThat(SEEN.isHidden()).isFalse();
        assertThat(SEEN).hasToString("C$");
    }

    @Test
    void tilesThatCannotBeSeen() {
        TileStack hidden = TileStack.hidden(2);
        assertThat(hidden.tiles()).isEmpty();
        assertThat(hidden.size()).isEqualTo(2);
        assertThat(hidden.isHidden()).isTrue();
        assertThat(hidden).hasToString("?2");
        for (int count : new int[] {-1, 29, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TileStack.hidden(count))
                    .withMessage("a color has 28 tiles, so there cannot be " + count + " hidden ones");
        }
    }

    @Test
    void noneCanAlwaysBeSeen() {
        assertThat(TileStack.hidden(0)).isEqualTo(TileStack.of(List.of())).hasToString("-");
        assertThat(TileStack.hidden(0).isHidden()).isFalse();
    }

    @Test
    void equalityIsOfTilesAndOrderOrOfHiddenNumber() {
        assertThat(SEEN)
                .isEqualTo(TileStack.of(List.of(Tile.ROW_C, Tile.MONEY)))
                .hasSameHashCodeAs(TileStack.of(List.of(Tile.ROW_C, Tile.MONEY)))
                .isNotEqualTo(TileStack.of(List.of(Tile.MONEY, Tile.ROW_C)))
                .isNotEqualTo(TileStack.hidden(2))
                .isNotEqualTo("C$");
        assertThat(TileStack.hidden(2)).isEqualTo(TileStack.hidden(2)).isNotEqualTo(TileStack.hidden(3));
        assertThat(TileStack.hidden(2).hashCode())
                .isNotEqualTo(TileStack.hidden(3).hashCode());
    }
}
