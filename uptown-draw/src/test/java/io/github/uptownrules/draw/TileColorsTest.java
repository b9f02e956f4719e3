package io.github.uptownrules.draw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.checks.Contrast;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import org.junit.jupiter.api.Test;

class TileColorsTest {
    @Test
    void facesAreReadableOnTheirBackgrounds() {
        assertThat(Color.all())
                .allSatisfy(color -> assertThat(Contrast.between(TileColors.ground(color), TileColors.ink(color)))
                        .isGreaterThan(4.5));
    }

    @Test
    void symbolsHaveGlyphsAndOtherFacesAreText() {
        assertThat(Face.all().stream().filter(face -> Glyph.of(face).isPresent()))
                .containsExactlyElementsOf(Face.all().subList(18, 27));
    }
}
