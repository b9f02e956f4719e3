package io.github.uptownrules.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColorTilesTest {
    @Test
    void equalsComparesTheTiles() {
        assertThat(ColorTiles.ALL_UNPLAYED).isNotEqualTo("other").hasSameHashCodeAs(ColorTiles.ALL_UNPLAYED.key());
    }
}
