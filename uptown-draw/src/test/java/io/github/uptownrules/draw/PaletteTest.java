package io.github.uptownrules.draw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import org.junit.jupiter.api.Test;

class PaletteTest {
    /** Contrast as WCAG 2 defines it; 3 is what it asks of large letters and of signs. */
    @Test
    void whatIsWrittenOnATileCanBeRead() {
        assertThat(Color.all())
                .allSatisfy(color -> assertThat(contrast(Palette.of(color), Palette.ink(color)))
                        .isGreaterThan(4.5));
        for (Palette palette : new Palette[] {Palette.LIGHT, Palette.DARK}) {
            assertThat(contrast(palette.page(), palette.text())).isGreaterThan(7);
            assertThat(contrast(palette.page(), palette.label())).isGreaterThan(4.5);
            assertThat(contrast(palette.board(), palette.ring())).isGreaterThan(3);
        }
    }

    private static double contrast(int one, int other) {
        double light = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (light + 0.05) / (dark + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    @Test
    void symbolsHaveGlyphsAndOtherFacesAreText() {
        assertThat(Face.all().stream().filter(face -> Glyph.of(face).isPresent()))
                .containsExactlyElementsOf(Face.all().subList(18, 27));
    }

    @Test
    void colorsAsCss() {
        assertThat(Palette.css(0)).isEqualTo("#000000");
        assertThat(Palette.css(0xffffff)).isEqualTo("#ffffff");
        assertThat(Palette.css(0x0b5cad)).isEqualTo("#0b5cad");
    }
}
