package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileTest {
    @Test
    void r6_thereAre140Tiles() {
        assertThat(Tile.all()).hasSize(140).isSorted().doesNotHaveDuplicates();
        for (Tile tile : Tile.all()) {
            assertThat(Tile.of(tile.color(), tile.face())).isSameAs(tile);
            assertThat(Tile.parse(tile.toString())).isSameAs(tile);
            assertThat(Tile.all().get(tile.index())).isSameAs(tile);
            assertThat(tile.cells()).isEqualTo(tile.face().cells());
            assertThat(Cell.all())
                    .allMatch(cell -> tile.fits(cell) == tile.face().fits(cell));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "b", "b5@", "5b", "B5", "b0", "bj", "z5", "b "})
    void rejectsOtherTexts(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tile.parse(text))
                .withMessage("not a tile (a color b, g, o, r, y and a face A-I, 1-9, a-i, $): '" + text + "'");
    }
}
