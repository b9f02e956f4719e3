package io.github.uptownrules.base.draw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.checks.Contrast;
import org.junit.jupiter.api.Test;

class PaletteTest {
    @Test
    void wordsAndRingsContrastWithTheirBackground() {
        for (Palette palette : new Palette[] {Palette.LIGHT, Palette.DARK}) {
            assertThat(Contrast.between(palette.page(), palette.text())).isGreaterThan(7);
            assertThat(Contrast.between(palette.page(), palette.label())).isGreaterThan(4.5);
            assertThat(Contrast.between(palette.board(), palette.ring())).isGreaterThan(3);
        }
    }

    @Test
    void formatsColorsAsCss() {
        assertThat(Palette.css(0)).isEqualTo("#000000");
        assertThat(Palette.css(0xffffff)).isEqualTo("#ffffff");
        assertThat(Palette.css(0x0b5cad)).isEqualTo("#0b5cad");
    }
}
